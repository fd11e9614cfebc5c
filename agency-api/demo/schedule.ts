import { setTimeout as pause } from 'node:timers/promises'
import type { DemoState } from '#contract/demo.ts'
import type { House } from '../house.ts'
import { logError, logLine } from '../log.ts'
import { readSetting, writeSetting } from '../settings.ts'
import { isHeldUp } from '../db/violations.ts'
import { resetSample } from './reset.ts'
import { sampleFits } from './sample.ts'

type Keeper = Pick<House, 'db' | 'media' | 'now' | 'environment'>

const minuteMs = 60_000
/** How often the clock is looked at, in ms; after a reset that failed there is a longer pause. */
const lookMs = { soonest: 200, latest: 10_000, afterFailure: 15_000 }

/** Saves that were in the way are over in a moment. */
const mostTries = 8
const betweenTriesMs = 50

const never = 'never'

/** Milliseconds from one reset to the next; null where there are none. */
function interval({ environment }: Pick<House, 'environment'>): number | null {
  const { AGENCY_DEMO, AGENCY_DEMO_RESET_MINUTES } = environment
  return AGENCY_DEMO && AGENCY_DEMO_RESET_MINUTES > 0 ? AGENCY_DEMO_RESET_MINUTES * minuteMs : null
}

/** When the sample was and will be made anew; null for an agency of one's own. */
export async function demoState(house: Keeper): Promise<DemoState | null> {
  if (!house.environment.AGENCY_DEMO) return null
  const next = interval(house) === null ? null : await readSetting(house.db, 'demo_next_reset')
  return {
    now: house.now().toISOString(),
    last_reset_at: await readSetting(house.db, 'demo_last_reset'),
    next_reset_at: next === never ? null : next,
  }
}

/**
 * Resets the sample when its time has come. Of several processes on one database the first does it and the others find it
 * done. Answers whether this one did; throws what stood in the way, and then the old agency is still there.
 */
export async function resetWhenDue(house: Keeper): Promise<boolean> {
  const every = interval(house)
  if (every === null || !(await isDue(house))) return false
  const next = new Date(house.now().getTime() + every)
  for (let tries = 1; ; tries += 1) {
    try {
      return await resetSample(house, (tx) => isDue({ ...house, db: tx }), next)
    } catch (error) {
      if (!isHeldUp(error) || tries === mostTries) throw error
      await pause(betweenTriesMs * tries)
    }
  }
}

async function isDue({ db, now }: Pick<House, 'db' | 'now'>): Promise<boolean> {
  const next = await readSetting(db, 'demo_next_reset')
  if (next === null || next === never || Date.parse(next) > now().getTime()) return false
  // Another version's sample is left to the processes of that version.
  return sampleFits(db)
}

/** Puts the next reset down where there is none yet, and forward where it would be later than the interval says. */
async function plan({ db, now }: Keeper, every: number): Promise<void> {
  const planned = await readSetting(db, 'demo_next_reset')
  const latest = now().getTime() + every
  if (planned === never || (planned !== null && Date.parse(planned) <= latest)) return
  await writeSetting(db, 'demo_next_reset', new Date(latest).toISOString())
}

/** Resets what is overdue now, and from then on each time; answers how to stop, which waits for a reset under way. */
export async function keepDemo(house: Keeper): Promise<() => Promise<void>> {
  const every = interval(house)
  if (every === null) return async () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.resolve()
  const ended = new AbortController()
  const wait = (ms: number) => {
    if (!ended.signal.aborted) timer = setTimeout(() => (turn = look()), ms)
  }
  // Planned anew each time: a reset that was planned while the clock was ahead would not come for as long.
  const look = () =>
    plan(house, every)
      .then(() => resetWhenDue(house))
      .then(async (done) => {
        if (done) logLine({ event: 'demo reset' })
        wait(await untilNext(house))
      })
      .catch((error: unknown) => {
        logError(error, { background: 'demo reset' })
        wait(lookMs.afterFailure)
      })
  await (turn = look())
  return async () => {
    ended.abort()
    clearTimeout(timer)
    await turn
  }
}

async function untilNext({ db, now }: Keeper): Promise<number> {
  const next = Date.parse((await readSetting(db, 'demo_next_reset')) ?? '')
  const ms = Number.isNaN(next) ? lookMs.latest : next - now().getTime()
  return Math.min(Math.max(ms, lookMs.soonest), lookMs.latest)
}

/** A sample that was grown to measure with is never brought back: what was added would go. */
export async function neverReset(db: House['db']): Promise<void> {
  await writeSetting(db, 'demo_next_reset', never)
}
