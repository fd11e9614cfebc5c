'use client'

import { useEffect, useState } from 'react'
import type { DemoState } from '#contract/demo.ts'
import { limits } from '#contract/limits.ts'
import { useCall } from '@/lib/agency/use-call'

/** Poll interval in ms while a due reset hasn't happened yet. */
const duePollMs = 1_500
const maxPollMs = 10 * 60_000

/**
 * Returns the times of the demo's next and last reset. `remainingMs` is null until five minutes before the next one,
 * and always null without planned resets or if the API doesn't support them.
 */
export function useDemo(): {
  remainingMs: number | null
  next: string | null
  last: string | null
  resetMinutes: number | null
} {
  const { data, mutate } = useCall('demo.state', {}, { shouldRetryOnError: false })
  const demo = data?.demo ?? null
  useEffect(() => {
    const delayMs = pollDelay(demo)
    if (delayMs === null) return
    const timer = setInterval(() => void mutate(), delayMs)
    return () => clearInterval(timer)
  }, [demo, mutate])
  const remainingMs = useRemainingMs(demo?.now ?? null, demo?.next_reset_at ?? null)
  return {
    remainingMs: remainingMs !== null && remainingMs <= limits.demoAnnounceMs ? remainingMs : null,
    next: demo?.next_reset_at ?? null,
    last: demo?.last_reset_at ?? null,
    resetMinutes: demo?.reset_minutes ?? null,
  }
}

/** Delay until the next poll in ms; null stops polling. */
function pollDelay(demo: DemoState | null): number | null {
  if (demo === null || demo.next_reset_at === null) return null
  const remainingMs = Date.parse(demo.next_reset_at) - Date.parse(demo.now)
  if (remainingMs > limits.demoAnnounceMs) return Math.min(remainingMs - limits.demoAnnounceMs, maxPollMs)
  return remainingMs > 0 ? remainingMs + duePollMs : duePollMs
}

/** Counts down every second by the API's clock, since the computer's may be wrong. Each response has a new `now`. */
function useRemainingMs(now: string | null, next: string | null): number | null {
  const [remainingMs, setRemainingMs] = useState<number | null>(null)
  useEffect(() => {
    if (now === null || next === null) return
    const startedAt = performance.now()
    const totalMs = Date.parse(next) - Date.parse(now)
    const count = () => setRemainingMs(totalMs - (performance.now() - startedAt))
    const first = setTimeout(count)
    const timer = setInterval(count, 1_000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [now, next])
  return next === null ? null : remainingMs
}
