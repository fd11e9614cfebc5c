import { InboxIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { Account } from '@/components/layout/account-menu'
import { useUnread } from '@/components/layout/use-unread'
import { Avatar } from '@/components/ui/avatar'
import { LinkButton } from '@/components/ui/link-button'
import { avatarInitialsOf } from '@/lib/format/initials'

export function WelcomeCard({ account }: { account: Account }) {
  const t = useTranslations('dashboard.welcome')
  const unread = useUnread()
  return (
    <section aria-label={t('card')} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={account.name} initials={avatarInitialsOf(account)} src={account.avatar} size="lg" />
      <div className="min-w-40 flex-1">
        <p className="truncate text-2xl font-semibold">{t('greeting', { name: account.name })}</p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft">
          <span className="truncate">{account.email}</span>
          <span className="font-medium text-brand-ink">
            {unread !== undefined && t('unread', { count: unread })}
          </span>
        </p>
      </div>
      <LinkButton href="/inbox" variant="primary" icon={<InboxIcon aria-hidden />}>
        {t('messages')}
      </LinkButton>
    </section>
  )
}
