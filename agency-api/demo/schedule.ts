import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext, DbContext } from '../app-context.ts'
import { repeat } from '../background.ts'
import { logError, logLine } from '../log.ts'
import { readSetting, writeSetting } from '../settings.ts'
import { isLockTimeout } from '../db/violations.ts'
import { route, type Route } from '../route.ts'
import { resetSample } from './reset.ts'
import { isSampleCompatible } from './sample.ts'

type DemoContext = Pick<AppContext, 'db' | 'media' | 'now' | 'environment'>

const minuteMs = 60_000
const checkIntervalMs = 1_000
const pauseAfterFailureMs = 15_000

/** Attempts at a reset while concurrent saves block it; each pause is longer than the previous one. */
const maxAttempts = 8
const firstRetryPauseMs = 50

/** Value of the setting `demo_next_reset` when resets are disabled. */
const never = 'never'

function configuredMinutes({ environment }: Pick<AppContext, 'environment'>): number | null {
  const { AGENCY_DEMO, AGENCY_DEMO_RESET_MINUTES } = environment
  return AGENCY_DEMO && AGENCY_DEMO_RESET_MINUTES > 0 ? AGENCY_DEMO_RESET_MINUTES : null
}

/** Returns the minutes between resets; null if the agency is never reset. */
export async function minutesBetweenResets(context: Pick<AppContext, 'db' | 'environment'>) {
  const minutes = configuredMinutes(context)
  return minutes === null || (await readSetting(context.db, 'demo_next_reset')) === never ? null : minutes
}

/**
 * Resets the sample agency when due. Of several processes on one database only the first resets it. Returns true if
 * this process did. Throws if the reset fails; the agency is then unchanged.
 */
export async function resetWhenDue(context: DemoContext): Promise<boolean> {
  const minutes = configuredMinutes(context)
  if (minutes === null || !(await isDue(context))) return false
  const nextReset = new Date(context.now().getTime() + minutes * minuteMs)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await resetSample(context, (tx) => isDue({ ...context, db: tx }), nextReset)
    } catch (error) {
      if (!isLockTimeout(error) || attempt === maxAttempts) throw error
      await pause(firstRetryPauseMs * attempt)
    }
  }
}

async function isDue({ db, now }: DbContext): Promise<boolean> {
  const nextReset = await readSetting(db, 'demo_next_reset')
  if (nextReset === null || nextReset === never) return false
  if (Date.parse(nextReset) > now().getTime()) return false
  // Leaves the sample of an older version to that version's processes.
  return isSampleCompatible(db)
}

/**
 * Resets an overdue sample now, and then on schedule. Returns a function that stops the schedule and waits for a reset
 * in progress.
 */
export async function scheduleDemoReset(context: DemoContext): Promise<() => Promise<void>> {
  const minutes = configuredMinutes(context)
  if (minutes === null) return async () => undefined
  const { db, now } = context
  let pausedUntil = 0
  const resetOrPause = async () => {
    if (performance.now() < pausedUntil) return
    try {
      const nextReset = await readSetting(db, 'demo_next_reset')
      const latest = now().getTime() + minutes * minuteMs
      // Schedules the first reset. Replaces a time later than `latest`: it was stored while the clock was ahead, or
      // with a longer interval.
      if (nextReset !== never && (nextReset === null || Date.parse(nextReset) > latest))
        await writeSetting(db, 'demo_next_reset', new Date(latest).toISOString())
      if (await resetWhenDue(context)) logLine({ event: 'demo reset' })
    } catch (error) {
      logError(error, { background: 'demo reset' })
      pausedUntil = performance.now() + pauseAfterFailureMs
    }
  }
  await resetOrPause()
  return repeat('demo reset', checkIntervalMs, resetOrPause)
}

/** Disables resets of a sample that was grown for measurements: they would remove the added records. */
export async function disableResets(db: AppContext['db']): Promise<void> {
  await writeSetting(db, 'demo_next_reset', never)
}

export const demoRoutes: Route[] = [
  route('demo.state', async (request) => {
    const { db, environment, now } = request
    if (!environment.AGENCY_DEMO) return { demo: null }
    const minutes = await minutesBetweenResets(request)
    return {
      demo: {
        now: now().toISOString(),
        last_reset_at: await readSetting(db, 'demo_last_reset'),
        next_reset_at: minutes === null ? null : await readSetting(db, 'demo_next_reset'),
        reset_minutes: minutes,
      },
    }
  }),
]
