import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AppContext, DbContext } from '../app-context.ts'
import type { ExportRow } from './exports.ts'
import { onPostgres } from '../db/on-postgres.ts'
import { latestValidTime } from '../clock-skew.ts'
import { type Change, maxBackoffMs } from './outcomes.ts'

/** Exceeds the longest portal call including a token refresh; leases of dead processes expire after it. */
const leaseMs = 60_000

/** Leases of this process. Prevents it from leasing its own running work again if the clock jumps. */
const ownLeases = new Set<string>()

/** Time at which this process first saw each lease that ends too far ahead, in monotonic milliseconds. */
const firstSeenMsByLease = new Map<string, number>()

/**
 * Leases the export that has been due longest (or the given one, if due) until `finishJob`. One statement: SQLite
 * locks the database for it, PostgreSQL the row, skipping locked ones.
 */
export async function leaseDueExport({ db, now }: AppContext, id?: number): Promise<ExportRow | null> {
  const time = now()
  const at = time.toISOString()
  const lease = randomUUID()
  const row = await db
    .updateTable('portal_exports')
    .set({ lease, lease_until: new Date(time.getTime() + leaseMs).toISOString() })
    .where('id', '=', (eb) => {
      const due = eb
        .selectFrom('portal_exports as e')
        .select('e.id')
        .where(sql<boolean>`(e.due_at <= ${at} or e.due_at > ${latestValidTime(time, 2 * maxBackoffMs)})`)
        .where(sql<boolean>`(e.lease_until is null or e.lease_until <= ${at})`)
        // While its property is off the market, an export waits until the undo period is over, unless it hides a price
        // or location.
        .where(sql<boolean>`(e.off_market_since is null or e.wanted = 'withdrawn' or e.hiding = 1)`)
        // Contains the new lease because PostgreSQL rejects an empty list.
        .where((eb) => eb.or([eb('e.lease', 'is', null), eb('e.lease', 'not in', [lease, ...ownLeases])]))
        .orderBy('e.due_at')
        .limit(1)
      const requested = id === undefined ? due : due.where('e.id', '=', id)
      return onPostgres(db) ? requested.forUpdate().skipLocked() : requested
    })
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return null
  ownLeases.add(lease)
  return row
}

/** Removes the lease from this process's list. Call it after `finishJob`, which releases the lease in the database. */
export function forgetLease({ lease }: ExportRow): void {
  if (lease !== null) ownLeases.delete(lease)
}

/**
 * Stores the result of a job and releases its lease. A request that arrived in the meantime, and incremented `asked`,
 * stays due. Does nothing if the lease has expired and another process holds it.
 */
export async function finishJob(context: AppContext, job: ExportRow, change: Change): Promise<void> {
  const time = context.now().toISOString()
  // Keeps the values of a newer request: Kysely skips undefined columns.
  const unchangedColumns = {
    wanted: undefined,
    state: undefined,
    rows: undefined,
    to_send: undefined,
    hiding: undefined,
  }
  const requeued = { ...unchangedColumns, due_at: time, attempts: 0 }
  await context.db.transaction().execute(async (tx) => {
    const updateJob = tx
      .updateTable('portal_exports')
      .set({ lease: null, lease_until: null, updated_at: time })
      .where('id', '=', job.id)
      .where('lease', '=', job.lease)
      .returning(['uuid', 'portal_code'])
    const updated =
      (await updateJob.set(change).where('asked', '=', job.asked).executeTakeFirst()) ??
      (await updateJob.set({ ...change, ...requeued }).executeTakeFirst())
    if (updated === undefined) return
    // Lists and filters use the property's columns.
    const { uuid, portal_code: imovirtual_state } = updated
    await tx
      .updateTable('properties')
      .set({ [`${job.place}_uuid`]: uuid, ...(job.place === 'imovirtual' && { imovirtual_state }) })
      .where('id', '=', job.property_id)
      .execute()
  })
}

/** Stores, before an advert is sent, its content and the time, which must survive a crash. */
export async function storeSending({ db, now }: AppContext, job: ExportRow, content: Change): Promise<void> {
  await db
    .updateTable('portal_exports')
    .set({ ...content, sending_at: now().toISOString() })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute()
}

/**
 * Frees leases that were taken while a clock was ahead and never released. Their expiry doesn't tell whether the
 * process is alive, so each is observed for the duration of a lease.
 */
export async function freeAbandonedLeases({ db, now }: DbContext): Promise<void> {
  const rows = await db
    .selectFrom('portal_exports')
    .select('lease')
    .where('lease_until', '>', latestValidTime(now(), leaseMs))
    .execute()
  const leases = new Set(rows.flatMap(({ lease }) => lease ?? []))
  for (const lease of firstSeenMsByLease.keys()) if (!leases.has(lease)) firstSeenMsByLease.delete(lease)
  for (const lease of leases) {
    const firstSeenMs = firstSeenMsByLease.get(lease) ?? performance.now()
    firstSeenMsByLease.set(lease, firstSeenMs)
    if (performance.now() - firstSeenMs < leaseMs || ownLeases.has(lease)) continue
    await db
      .updateTable('portal_exports')
      .set({ lease: null, lease_until: null })
      .where('lease', '=', lease)
      .execute()
  }
}
