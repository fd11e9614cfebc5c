import { ClockIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DemoState } from '#contract/demo.ts'
import { limits } from '#contract/limits.ts'
import { notificationMs } from '@/components/resource/notification-times'
import { notify } from '@/components/resource/notifier'
import { wouldLoseWork } from '@/components/resource/unsaved-work'
import { TopBanner } from '@/components/ui/top-banner'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

export function DemoNotice() {
  const t = useTranslations()
  const { remainingMs, demo } = useDemoState()
  const nextResetAt = demo?.next_reset_at ?? null
  const [closedResetAt, setClosedResetAt] = useState<string | null>(null)
  useRevalidationAfterReset(demo?.last_reset_at ?? null)
  useResetMinutesAttribute(demo?.reset_minutes ?? null)
  const isVisible = remainingMs !== null && closedResetAt !== nextResetAt
  const stage = remainingMs === null || remainingMs > 60_000 ? 'soon' : remainingMs > 0 ? 'minute' : 'now'
  return (
    <>
      {/* Announces the reset when the notice appears, at one minute and at zero, not every second. Always rendered,
          because screen readers announce only changes of an existing live region. */}
      <span className="sr-only">
        <span role="status">{isVisible && t(`demo.${stage}`)}</span>
      </span>
      {isVisible && (
        <TopBanner
          icon={<ClockIcon />}
          onClose={() => setClosedResetAt(nextResetAt)}
          closeLabel={t('common.close')}
        >
          <span aria-hidden>
            {stage === 'now'
              ? t('demo.now')
              : t.rich('demo.left', { time: formatClock(remainingMs), b: bold })}
          </span>
        </TopBanner>
      )}
    </>
  )
}

const bold = (time: ReactNode) => <b className="figures">{time}</b>

function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Revalidates everything after a reset. Unsaved input stays in its form and its draft. */
function useRevalidationAfterReset(lastResetAt: string | null) {
  const t = useTranslations('demo')
  const { revalidateAll } = useMutateCalls()
  const previousResetAt = useRef<string | null>(null)
  const report = useEffectEvent(() => {
    const text = t(wouldLoseWork() ? 'freshUnsaved' : 'fresh')
    notify({ text, tone: 'plain', timeout: 2 * notificationMs, survivesNavigation: true })
    void revalidateAll()
  })
  useEffect(() => {
    if (lastResetAt === null) return
    if (previousResetAt.current !== null && previousResetAt.current !== lastResetAt) report()
    previousResetAt.current = lastResetAt
  }, [lastResetAt])
}

/** Writes the minutes between resets to `<html>`, for the notification about demo records (notifier.ts). */
function useResetMinutesAttribute(minutes: number | null) {
  useEffect(() => {
    if (minutes === null) return
    const { dataset } = document.documentElement
    dataset.demoReset = String(minutes)
    return () => void delete dataset.demoReset
  }, [minutes])
}

/** Poll interval in ms while a due reset hasn't happened yet. */
const duePollMs = 1_500
const maxPollMs = 10 * 60_000

/**
 * Returns the demo's reset times. `remainingMs` is null until five minutes before the next one, and always null
 * without planned resets or if the API doesn't support them.
 */
function useDemoState() {
  const { data, mutate } = useCall('demo.state', {}, { shouldRetryOnError: false })
  const demo = data?.demo ?? null
  useEffect(() => {
    const delayMs = pollDelay(demo)
    if (delayMs === null) return
    const timer = setInterval(() => void mutate(), delayMs)
    return () => clearInterval(timer)
  }, [demo, mutate])
  const remainingMs = useRemainingMs(demo?.now ?? null, demo?.next_reset_at ?? null)
  const isAnnounced = remainingMs !== null && remainingMs <= limits.demoAnnounceMs
  return { demo, remainingMs: isAnnounced ? remainingMs : null }
}

/** Returns the delay until the next poll in ms, or null to stop polling. */
function pollDelay(demo: DemoState | null): number | null {
  if (demo === null || demo.next_reset_at === null) return null
  const remainingMs = Date.parse(demo.next_reset_at) - Date.parse(demo.now)
  if (remainingMs > limits.demoAnnounceMs) return Math.min(remainingMs - limits.demoAnnounceMs, maxPollMs)
  return remainingMs > 0 ? remainingMs + duePollMs : duePollMs
}

/** Counts down every second by the API's clock, because the computer's may be wrong. Each response has a new `now`. */
function useRemainingMs(now: string | null, next: string | null): number | null {
  const [remainingMs, setRemainingMs] = useState<number | null>(null)
  useEffect(() => {
    if (now === null || next === null) return
    const startedAt = performance.now()
    const totalMs = Date.parse(next) - Date.parse(now)
    const updateRemainingMs = () => setRemainingMs(totalMs - (performance.now() - startedAt))
    const firstUpdate = setTimeout(updateRemainingMs)
    const timer = setInterval(updateRemainingMs, 1_000)
    return () => {
      clearTimeout(firstUpdate)
      clearInterval(timer)
    }
  }, [now, next])
  return next === null ? null : remainingMs
}
