import type { House } from '../house.ts'
import { latestSound } from '../wrong-clock.ts'

/** Longer than the longest call to a portal with a refresh of tokens in it; a process that died lets go after this. */
export const leaseMs = 60_000

/** Those of this process. Its own work is not taken a second time while it goes on, whatever happens to the clock. */
export const held = new Set<string>()

/** Leases that end too far ahead, and when this process first saw each; in milliseconds that no clock can turn. */
const watched = new Map<string, number>()

/**
 * Frees what was taken by a clock ahead of time and never let go of. Whether its process lives cannot be told by that
 * clock, so it is watched for as long as a lease lasts.
 */
export async function freeAbandoned({ db, now }: Pick<House, 'db' | 'now'>): Promise<void> {
  const rows = await db
    .selectFrom('portal_exports')
    .select('lease')
    .where('lease_until', '>', latestSound(now(), leaseMs))
    .execute()
  const leases = new Set(rows.flatMap(({ lease }) => lease ?? []))
  for (const lease of watched.keys()) if (!leases.has(lease)) watched.delete(lease)
  for (const lease of leases) {
    const since = watched.get(lease) ?? performance.now()
    watched.set(lease, since)
    if (performance.now() - since < leaseMs || held.has(lease)) continue
    await db
      .updateTable('portal_exports')
      .set({ lease: null, lease_until: null })
      .where('lease', '=', lease)
      .execute()
  }
}
