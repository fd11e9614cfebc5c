import { AgencyError } from '#contract/errors.ts'
import { audit } from '../activity/audited-database.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import type { AppContext, EditContext } from '../app-context.ts'
import type { Db, Row, Tx, ListingResource } from '../db/schema.ts'
import { searchTextOf as searchTextOfDevelopment } from '../developments/search-text.ts'
import { deleteFileRows } from '../media/gallery.ts'
import { quarantineFiles } from '../media/quarantine.ts'
import { searchTextOf as searchTextOfProperty } from '../properties/search-text.ts'
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

export async function updateSearchText(tx: Tx, resource: ListingResource, id: number): Promise<void> {
  const search_text =
    resource === 'properties'
      ? searchTextOfProperty(await readEditableListing(tx, 'properties', id))
      : searchTextOfDevelopment(await readEditableListing(tx, 'condominiums', id))
  await tx.updateTable(resource).set({ search_text }).where('id', '=', id).execute()
}

/**
 * Deletes a record with its photos and attachments; their files are quarantined after the commit. `beforeDelete` runs
 * first in the same transaction; its result is returned.
 */
export async function removeListing<T>(
  context: AppContext,
  resource: ListingResource,
  id: number,
  beforeDelete: (tx: Tx) => Promise<T>,
): Promise<T> {
  const owner = { location: resource, id }
  const removed = await context.db.transaction().execute(async (tx) => {
    const result = await beforeDelete(tx)
    await lockListing(tx, resource, id, context.now())
    const photos = await deleteFileRows(tx, 'media', owner)
    const attachments = await deleteFileRows(tx, 'attachments', owner)
    await tx.deleteFrom(resource).where('id', '=', id).execute()
    return { result, files: [...photos, ...attachments] }
  })
  await quarantineFiles(context.media, removed.files)
  return removed.result
}
