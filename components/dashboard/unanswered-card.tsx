import { CheckCircleIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { ErrorState } from '@/components/resource/error-state'
import { Avatar } from '@/components/ui/avatar'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { formatDateTime, formatRelative } from '@/lib/format/date'
import { foreignLang } from '@/lib/format/in-language'
import { initialsOf } from '@/lib/format/initials'
import { TodayCard, todayRowClasses } from './today-card'
import { todayQueries } from './today-queries'

/** Makes the card about as high as those next to it. */
const maxMessages = 8
/** Narrow windows show six messages (`max-lg` below). Five read ones leave room for an unread one. */
const maxReadMessages = 5

export function UnansweredCard({ now, className }: { now: number; className?: string }) {
  const t = useTranslations('dashboard.unanswered')
  const locale = useLocale()
  const { data, error, isValidating, mutate } = useCall('inbox.list', todayQueries.unanswered)
  const unreadResponse = useCall('inbox.list', todayQueries.unread).data
  // An API that doesn't know the filters of `todayQueries` returns, and counts, all messages.
  const unread = unreadResponse?.inbox.filter(({ read_at }) => read_at === null) ?? []
  const unanswered =
    data?.inbox.filter((message) => message.replies_count === 0 && message.read_at !== null) ?? []
  const isFilteredByApi = data?.inbox.every(({ replies_count }) => replies_count === 0)
  // Oldest first: `timer` is the time of receipt.
  const messages = [...unread, ...unanswered.slice(0, unread.length > 0 ? maxReadMessages : maxMessages)]
    .toSorted((left, right) => left.timer.localeCompare(right.timer))
    .slice(0, maxMessages)
  return (
    <TodayCard
      title={t('title')}
      count={isFilteredByApi ? data?.totalInbox : undefined}
      more={{ href: '/inbox', label: t('more') }}
      className={className}
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton className="h-80 rounded-none" />
        ) : (
          <ErrorState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
        )
      ) : messages.length === 0 ? (
        <p className="flex items-center gap-2 px-5 pb-5 text-ink-soft sm:px-6">
          <CheckCircleIcon aria-hidden className="size-5 shrink-0 text-good" />
          {t('none')}
        </p>
      ) : (
        <ul>
          {messages.map(({ id, sender, from, body, title, language, timer, read_at, property }) => {
            const name = sender.name || from
            return (
              <li key={id} className={classes(todayRowClasses, 'min-h-16 max-lg:nth-[n+7]:hidden')}>
                <Avatar name={name} initials={initialsOf(name)} size="sm" />
                <div className="min-w-0 flex-1 text-sm/5">
                  <p className="flex gap-2">
                    <span className="truncate font-medium">{name}</span>
                    {read_at === null && (
                      <span className="shrink-0 text-xs/5 font-medium text-brand-ink">{t('unread')}</span>
                    )}
                  </p>
                  <Link
                    href={`/inbox/read/${id}`}
                    prefetch={false}
                    className="block truncate rounded-sm text-ink-soft after:absolute after:inset-0"
                  >
                    <span lang={foreignLang(language, locale)}>{body.subject || title}</span>
                    {property !== null && !(body.subject || title).includes(property.reference) && (
                      <span className="figures"> · {property.reference}</span>
                    )}
                  </Link>
                </div>
                <time
                  dateTime={timer}
                  title={formatDateTime(timer, locale)}
                  className="shrink-0 text-sm whitespace-nowrap text-ink-soft"
                >
                  {formatRelative(timer, now, locale)}
                </time>
              </li>
            )
          })}
        </ul>
      )}
    </TodayCard>
  )
}
