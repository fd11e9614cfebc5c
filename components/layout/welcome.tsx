import { HomeModernIcon, PlusIcon, UserCircleIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Avatar } from '@/components/ui/avatar'
import { initials } from '@/lib/format/initials'
import type { Account } from './account-menu'
import { Page } from './page'

const ways = [
  { name: 'listings', href: '/properties/listings', icon: HomeModernIcon },
  { name: 'newProperty', href: '/properties/new', icon: PlusIcon },
  { name: 'account', href: '/users/myprofile', icon: UserCircleIcon },
] as const

/** Who is signed in, and the ways to the day's work. */
export function Welcome({ account }: { account: Account }) {
  const t = useTranslations('layout.welcome')
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <section
        aria-label={t('card')}
        className="relative mb-6 flex items-center gap-5 overflow-hidden rounded-xl border border-line bg-surface p-6"
      >
        <Avatar
          name={account.name}
          initials={initials(account.name)}
          src={account.avatar}
          size="lg"
          decorative
        />
        <div className="min-w-0">
          <p className="truncate text-xl font-semibold">{t('greeting', { name: account.name })}</p>
          <p className="truncate text-ink-soft">{account.email}</p>
        </div>
      </section>
      <ul className="grid gap-4 sm:grid-cols-3">
        {ways.map((way) => (
          <li key={way.name}>
            <Link
              href={way.href}
              className="flex h-full items-start gap-4 rounded-xl border border-line bg-surface p-5 transition-colors duration-fast hover:border-line-strong hover:bg-raised"
            >
              <span
                aria-hidden
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg bg-brand-soft text-brand-ink [&>svg]:size-6"
              >
                <way.icon />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{t(way.name)}</span>
                <span className="mt-0.5 block text-sm text-ink-soft">{t(`${way.name}Help`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
