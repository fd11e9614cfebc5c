'use client'

import { useEffect, useState } from 'react'
import type { DemoState } from '#contract/demo.ts'
import { limits } from '#contract/limits.ts'
import { useCall } from '@/lib/agency/use-call'

/** While the reset is due and not yet seen. */
const dueMs = 1_500
const mostMs = 10 * 60_000

/**
 * The next reset of the demo, and how many milliseconds are left: known from five minutes before, null until then, and
 * where none is planned or the API knows of no such thing. `last` is the time of the last one.
 */
export function useDemo(): { left: number | null; next: string | null; last: string | null } {
  const { data, mutate } = useCall('demo.state', {}, { shouldRetryOnError: false })
  const demo = data?.demo ?? null
  useEffect(() => {
    const wait = untilNextQuestion(demo)
    if (wait === null) return
    const timer = setInterval(() => void mutate(), wait)
    return () => clearInterval(timer)
  }, [demo, mutate])
  const left = useLeft(demo?.now ?? null, demo?.next_reset_at ?? null)
  return {
    left: left !== null && left <= limits.demoAnnounceMs ? left : null,
    next: demo?.next_reset_at ?? null,
    last: demo?.last_reset_at ?? null,
  }
}

/** How long to wait with the next question, in ms; null is for good. */
function untilNextQuestion(demo: DemoState | null): number | null {
  if (demo === null || demo.next_reset_at === null) return null
  const left = Date.parse(demo.next_reset_at) - Date.parse(demo.now)
  if (left > limits.demoAnnounceMs) return Math.min(left - limits.demoAnnounceMs, mostMs)
  return left > 0 ? left + dueMs : dueMs
}

/** Counts down by the second, by the API's clock: this computer's may be wrong. Each answer brings another `now`. */
function useLeft(now: string | null, next: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (now === null || next === null) return
    const since = performance.now()
    const whole = Date.parse(next) - Date.parse(now)
    const count = () => setLeft(whole - (performance.now() - since))
    const first = setTimeout(count)
    const timer = setInterval(count, 1_000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [now, next])
  return next === null ? null : left
}
