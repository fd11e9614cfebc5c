import { AgencyError } from '#contract/errors.ts'
import { audit } from '../activity/audited-database.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import type { Db, Row, Tx, ListingResource } from '../db/schema.ts'
import type { EditContext } from '../app-context.ts'
import { requireVersion, versionOf } from '../version.ts'

/** Returns a record's row. Throws NOT_FOUND for a missing record, and DEMO for a read-only one. */
export async function readEditableListing<R extends ListingResource>(db: Db, resource: R, id: number) {
  const row = await db
    .selectFrom<ListingResource>(resource)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  assertEditable(row)
  return row as Row<R>
}

/** Locks a record by updating `updated_at`, and audits it. Throws NOT_FOUND or DEMO. */
export async function lockListing(tx: Tx, resource: ListingResource, id: number, now: Date): Promise<void> {
  const row = await tx
    .updateTable(resource)
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .returning('disabled')
    .executeTakeFirst()
  assertEditable(row)
  await audit(tx, listingRecords[resource], id)
}

/** Throws NOT_FOUND for an undefined row, and DEMO for a read-only one. */
export function assertEditable<R extends { disabled: 0 | 1 }>(row: R | undefined): asserts row is R {
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  if (row.disabled === 1) throw new AgencyError('DEMO')
}

/**
 * Locks a record, checks a block's version and changes the block in one transaction; returns the new version. `read`
 * returns the fields that the block's form saves. Throws NOT_FOUND, DEMO or PreconditionFailed.
 */
export function changeBlock(
  { db, now, ifMatch }: EditContext,
  resource: ListingResource,
  id: number,
  read: (tx: Tx) => Promise<unknown>,
  change: (tx: Tx) => Promise<void>,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await lockListing(tx, resource, id, now())
    if (ifMatch !== null) requireVersion(ifMatch, versionOf(await read(tx)))
    await change(tx)
    return versionOf(await read(tx))
  })
}
