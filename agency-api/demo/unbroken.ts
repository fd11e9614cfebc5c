import { DatabaseUnavailable } from '../db/unavailable.ts'
import type { House } from '../house.ts'
import { readSetting } from '../settings.ts'

/** The last reset that this process knows of, by database. */
const seen = new WeakMap<object, string | null>()
const mostTries = 3

/**
 * Runs a read of several statements so that all of them see one agency: when a reset came in between, it is run again.
 * The reset leaves its time in the transaction that it is, so what this process knew before the read is what the read
 * began with, or older.
 */
export async function unbroken<T>({ db }: Pick<House, 'db'>, read: () => Promise<T>): Promise<T> {
  let before = seen.has(db) ? seen.get(db) : await readSetting(db, 'demo_last_reset')
  for (let tries = 1; ; tries += 1) {
    const [outcome] = await Promise.allSettled([read()])
    if (outcome.status === 'rejected' && outcome.reason instanceof DatabaseUnavailable) throw outcome.reason
    const after = await readSetting(db, 'demo_last_reset')
    seen.set(db, after)
    if (after !== before && tries < mostTries) {
      if (outcome.status === 'fulfilled' && outcome.value instanceof Response)
        await outcome.value.body?.cancel()
      before = after
      continue
    }
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
}
