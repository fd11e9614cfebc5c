import { inBackground } from '../background.ts'
import type { House } from '../house.ts'
import { logError } from '../log.ts'
import { followEvents } from './events.ts'
import { heedChanges } from './heed-changes.ts'
import { freeAbandoned } from './leases.ts'
import { workOnce } from './work.ts'

const everyMs = 3000
/** One round: what a burst leaves is taken up by the next, so that a stop never waits for a whole board. */
const mostInOneRound = 25

/** Heeds what changed, follows what portals told, and works off what is due, one by one while `goesOn`. */
export async function portalRound(house: House, goesOn = () => true): Promise<void> {
  await heedChanges(house)
  await followEvents(house)
  await freeAbandoned(house)
  for (let done = 0; done < mostInOneRound && goesOn() && (await workOnce(house)); done += 1);
}

/** Soon, behind an answer: nobody waits for a portal. Rounds that overlap share the work by their leases. */
export function portalRoundSoon(house: House): void {
  inBackground('portals', portalRound(house))
}

/** Rounds for as long as the process lives; answers how to stop, which waits for the one under way. */
export function keepPortalsWorking(house: House): () => Promise<void> {
  let round = Promise.resolve()
  let busy = false
  let stopped = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    round = portalRound(house, () => !stopped)
      .catch((error: unknown) => logError(error, { background: 'portals' }))
      .finally(() => (busy = false))
  }, everyMs)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await round
  }
}
