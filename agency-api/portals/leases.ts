import type { AppContext } from '../app-context.ts'
import { latestValid } from '../clock-skew.ts'

/** Exceeds the longest portal call including a token refresh; leases of dead processes expire after it. */
export const leaseMs = 60_000

/** Leases of this process. Prevents it from leasing its own running work again if the clock jumps. */
export const ownLeases = new Set<string>()

/** Leases that end too far ahead, and when this process first saw each, in monotonic milliseconds. */
const observedLeases = new Map<string, number>()

/**
 * Frees leases that were taken while a clock was ahead and never released. Their expiry doesn't tell whether the
 * process is alive, so each is observed for the duration of a lease.
 */
export async function freeAbandonedLeases({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const rows = await db
    .selectFrom('portal_exports')
    .select('lease')
    .where('lease_until', '>', latestValid(now(), leaseMs))
    .execute()
  const leases = new Set(rows.flatMap(({ lease }) => lease ?? []))
  for (const lease of observedLeases.keys()) if (!leases.has(lease)) observedLeases.delete(lease)
  for (const lease of leases) {
    const since = observedLeases.get(lease) ?? performance.now()
    observedLeases.set(lease, since)
    if (performance.now() - since < leaseMs || ownLeases.has(lease)) continue
    await db
      .updateTable('portal_exports')
      .set({ lease: null, lease_until: null })
      .where('lease', '=', lease)
      .execute()
  }
}
