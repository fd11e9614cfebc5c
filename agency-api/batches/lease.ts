import type { Transaction } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { onPostgres } from '../db/on-postgres.ts'
import type { Database, Row } from '../db/schema.ts'

/** Lease of a batch. A renewal must match `until`, the stored expiry, which proves that no other process took over. */
export type Lease = { id: number; until: string }
type TransactionWork = (tx: Transaction<Database>) => Promise<void>

/** Longer than a batch's transactions. After this time, another process continues the batch of one that died. */
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
    .orderBy((eb) =>
      eb
        .selectFrom('batches as other')
        .select((count) => count.fn.countAll().as('leased'))
        .whereRef('other.user_id', '=', 'b.user_id')
        .where('other.state', 'in', ['running', 'undoing'])
        .where('other.lease_until', '>=', at),
    )
    .orderBy(
      (eb) =>
        eb
          .selectFrom('batches as other')
          .select('other.ended_at')
          .whereRef('other.user_id', '=', 'b.user_id')
          .where('other.ended_at', 'is not', null)
          .orderBy('other.ended_at', 'desc')
          .limit(1),
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
export async function endLeases({ db }: AppContext): Promise<void> {
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
      until = await renew(tx, lease, batch, now())
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

/** Locks the batch and renews its lease; returns the new time. */
async function renew(
  tx: Transaction<Database>,
  { id, until }: Lease,
  { state }: Pick<Row<'batches'>, 'state'>,
  now: Date,
): Promise<string> {
  const newUntil = leaseEnd(now)
  const { numUpdatedRows } = await tx
    .updateTable('batches')
    .set({ lease_until: newUntil })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('lease_until', '=', until)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new LeaseLostError()
  return newUntil
}
