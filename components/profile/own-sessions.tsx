import { ComputerDesktopIcon, DevicePhoneMobileIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import type { OwnSession } from '#contract/profile.ts'
import { ErrorState } from '@/components/resource/error-state'
import { notify } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { formatDateTime } from '@/lib/format/date'

export function OwnSessions() {
  const t = useTranslations('profile.sessions')
  const { data, error, isValidating, mutate } = useCall('profile.sessions', {})
  const options = { revalidate: ['profile.sessions'] } as const
  const endSession = useAction((id: number) => call('profile.endSession', { params: { id } }), {
    ...options,
    onDone: () => notify({ text: t('ended', { count: 1 }) }),
  })
  const endOtherSessions = useAction(() => call('profile.endOtherSessions', {}), {
    ...options,
    onDone: ({ ended }) => notify({ text: t('ended', { count: ended }) }),
  })
  const otherSessionCount = data?.sessions.filter(({ current }) => !current).length ?? 0

  return (
    <Section
      title={t('title')}
      help={t('help')}
      action={
        otherSessionCount > 0 && (
          <Button size="sm" loading={endOtherSessions.isPending} onClick={() => void endOtherSessions.run()}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      {data !== undefined ? (
        <ul className="divide-y divide-line">
          {data.sessions.map((session) => (
            <Row
              key={session.id}
              session={session}
              isPending={endSession.isPending}
              onEnd={() => void endSession.run(session.id)}
            />
          ))}
        </ul>
      ) : error !== undefined ? (
        <ErrorState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <Skeleton className="h-16" />
      )}
    </Section>
  )
}

/** The requests right after the sign-in don't count as later use. */
const signInMs = 60_000

function Row({
  session: { device, signed_in_at, last_used_at, current },
  isPending,
  onEnd,
}: {
  session: OwnSession
  isPending: boolean
  onEnd: () => void
}) {
  const t = useTranslations('profile.sessions')
  const locale = useLocale()
  const formatWhen = (time: string) => formatDateTime(time, locale)
  const name = device ?? t('unknown')
  const Icon = /iPhone|iPad|Android/.test(name) ? DevicePhoneMobileIcon : ComputerDesktopIcon
  const wasUsedSinceSignIn = Date.parse(last_used_at) - Date.parse(signed_in_at) > signInMs
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="figures text-sm text-ink-soft">
          {t('since', { when: formatWhen(signed_in_at) })}
          {wasUsedSinceSignIn && !current && ` · ${t('lastUsed', { when: formatWhen(last_used_at) })}`}
        </p>
      </div>
      {current ? (
        <Chip tone="good">{t('current')}</Chip>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          disabled={isPending}
          aria-label={t('endOf', { device: name, when: formatWhen(signed_in_at) })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
