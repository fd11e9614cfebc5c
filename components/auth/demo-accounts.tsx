import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { initialsOf } from '@/lib/format/initials'

export type DemoAccount = { name: string; email: string; password: string; role: 'Administrator' | 'User' }

export function DemoAccounts({
  accounts,
  resetMinutes,
  onChoose,
}: {
  accounts: readonly DemoAccount[]
  /** Null if the sample agency is never reset. */
  resetMinutes: number | null
  onChoose: (account: DemoAccount) => void
}) {
  const t = useTranslations('auth.demo')
  return (
    <section aria-labelledby="demo-accounts" className="mt-7 rounded-lg border border-line bg-wash p-4">
      <h2 id="demo-accounts" className="text-sm">
        {t('title')}
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft">
        {resetMinutes === null ? t('help') : t('helpResets', { minutes: resetMinutes })}
      </p>
      <ul className="mt-3 space-y-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              className="flex min-h-12 w-full items-center gap-3 rounded border border-line bg-surface px-3 py-2 text-left transition-colors duration-fast hover:border-line-strong"
            >
              <Avatar name={account.name} initials={initialsOf(account.name)} size="sm" />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-medium">{account.email}</span>
                <span className="block truncate text-xs text-ink-soft">
                  {t(account.role)} · {account.password}
                </span>
              </span>
              <span className="text-sm font-medium text-brand-ink">{t('fill')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
