import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { onPostgres } from '../db/on-postgres.ts'
import type { Row, Tx } from '../db/schema.ts'

/** Lease of a batch. A renewal must match `until`, the stored expiry, which proves that no other process took over. */
export type Lease = { id: number; until: string }
type TransactionWork = (tx: Tx) => Promise<void>

/** Longer than a batch's transactions. After this time, another process continues the batch if the first has died. */
export const leaseMs = 10_000

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseMs).toISOString()

/**
 * Leases a batch that no process works on; returns null if there is none, or another process was faster. Users take
 * turns: those with the fewest leased batches come first, then those whose last batch ended longest ago.
 */
export async function leaseBatch({ db, now }: AppContext): Promise<Lease | null> {
  const time = now()
  const until = leaseEnd(time)
  const at = time.toISOString()
  const dueBatch = await db
    .selectFrom('batches as b')
    .select(['id', 'lease_until'])
    .where('state', 'in', ['running', 'undoing'])
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', at)]))
    .orderBy(
      sql`(select count(*) from batches as other where other.user_id = b.user_id
        and other.state in ('running', 'undoing') and other.lease_until >= ${at})`,
    )
    .orderBy(
      sql`(select max(other.ended_at) from batches as other where other.user_id = b.user_id)`,
      (order) => order.nullsFirst(),
    )
    .orderBy('id')
    .executeTakeFirst()
  if (dueBatch === undefined) return null
  const { numUpdatedRows } = await db
    .updateTable('batches')
    .set({ lease_until: until })
    .where('id', '=', dueBatch.id)
    .where('lease_until', dueBatch.lease_until === null ? 'is' : '=', dueBatch.lease_until)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { id: dueBatch.id, until } : null
}

/** Lets another process continue the batch; does nothing if the lease was lost. */
export async function endLease({ db }: AppContext, { id, until }: Lease): Promise<void> {
  await db
    .updateTable('batches')
    .set({ lease_until: null })
    .where('id', '=', id)
    .where('lease_until', '=', until)
    .execute()
}

/** Ends the leases of processes that died. Applies to SQLite, whose file no other running process can use. */
export async function endOrphanedLeases({ db }: AppContext): Promise<void> {
  if (onPostgres(db)) return
  await db.updateTable('batches').set({ lease_until: null }).where('lease_until', 'is not', null).execute()
}

/** Thrown to roll the transaction back: the batch was cancelled, or another process took it over. */
class LeaseLostError extends Error {}

/**
 * Renews the lease and runs `work` in the transaction that `transact` opens; returns false, with nothing changed, if
 * the batch was cancelled or taken over.
 */
export async function withLease(
  { db, now }: AppContext,
  lease: Lease,
  batch: Pick<Row<'batches'>, 'state'>,
  work: TransactionWork,
  transact: (work: TransactionWork) => Promise<unknown> = (run) => db.transaction().execute(run),
): Promise<boolean> {
  let { until } = lease
  try {
    await transact(async (tx) => {
      until = leaseEnd(now())
      const { numUpdatedRows } = await tx
        .updateTable('batches')
        .set({ lease_until: until })
        .where('id', '=', lease.id)
        .where('state', '=', batch.state)
        .where('lease_until', '=', lease.until)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new LeaseLostError()
      await work(tx)
    })
  } catch (error) {
    if (error instanceof LeaseLostError) return false
    throw error
  }
  // After the commit: a transaction that was rolled back keeps the previous time.
  lease.until = until
  return true
}
