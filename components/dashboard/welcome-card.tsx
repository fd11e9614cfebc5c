'use client'

import { InboxIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { Account } from '@/components/layout/account-menu'
import { useUnread } from '@/components/layout/use-unread'
import { Avatar } from '@/components/ui/avatar'
import { LinkButton } from '@/components/ui/button'
import { ownInitials } from '@/lib/format/initials'

/** Who is signed in, and what waits for them in the inbox. */
export function WelcomeCard({ account }: { account: Account }) {
  const t = useTranslations('dashboard.welcome')
  const unread = useUnread(true)
  return (
    <section
      aria-label={t('card')}
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-xl border border-line bg-surface p-5 sm:p-6"
    >
      <Avatar name={account.name} initials={ownInitials(account)} src={account.avatar} size="lg" decorative />
      <div className="min-w-40 flex-1">
        <p className="truncate text-xl font-semibold">{t('greeting', { name: account.name })}</p>
        <p className="truncate text-ink-soft">{account.email}</p>
        <p className="min-h-6 font-medium text-brand-ink">
          {unread !== undefined && t('unread', { count: unread })}
        </p>
      </div>
      <LinkButton href="/inbox" variant="primary" icon={<InboxIcon aria-hidden />}>
        {t('messages')}
      </LinkButton>
    </section>
  )
}
