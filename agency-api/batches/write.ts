import { sql } from 'kysely'
import { audit } from '../activity/audited-database.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import type { FieldChange } from '../activity/log-activity.ts'
import { setDevelopmentArchived } from '../developments/lifecycle.ts'
import type { Tx, ListingResource } from '../db/schema.ts'
import { writeLinks } from '../listing/links.ts'
import type { ItemResult, PendingItem } from './state.ts'
import { featureTables, readRecords } from './records.ts'
import { findConflict, problemOf } from './plan.ts'

type WriteOptions = { now: Date; isUndo: boolean }

/**
 * Applies the changes to records whose fields still have the values in `before` and which can take the new ones; the
 * others get a problem. The commit writes the audit log.
 */
export async function writeChanges(
  tx: Tx,
  resource: ListingResource,
  items: readonly PendingItem[],
  { now, isUndo }: WriteOptions,
): Promise<ItemResult[]> {
  const ids = items.map(({ record_id }) => record_id)
  await audit(tx, listingRecords[resource], ids)
  const records = await readRecords(tx, resource, ids)
  const results: ItemResult[] = []
  for (const { id, record_id, changes } of items) {
    const record = records.get(record_id)
    const conflict = findConflict(record, changes)
    // Other fields may have changed since the preview.
    const problem = record === undefined || conflict !== null ? conflict : problemOf(record, changes)
    if (problem === null) await writeRecord(tx, resource, record_id, changes, { now, isUndo })
    results.push({ id, problem })
  }
  return results
}

async function writeRecord(
  tx: Tx,
  resource: ListingResource,
  id: number,
  changes: readonly FieldChange[],
  { now, isUndo }: WriteOptions,
): Promise<void> {
  const columns: Record<string, unknown> = { updated_at: now.toISOString() }
  for (const { field, after } of changes) {
    if (field === 'features_id') {
      const ids = [after].flat().filter((key) => typeof key === 'number')
      await writeLinks(tx, featureTables[resource], id, ids)
    } else if (field === 'archived' && resource === 'condominiums')
      await setDevelopmentArchived(tx, id, after === 1 ? 1 : 0, now, isUndo)
    else Object.assign(columns, columnsOf(field, after))
  }
  const set = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(resource)} set ${sql.join(set)} where id = ${id}`.execute(tx)
}

function columnsOf(field: string, after: unknown): Record<string, unknown> {
  if (field === 'price' || field === 'starting_price')
    return { [`${field}_cents`]: typeof after === 'number' ? Math.round(after * 100) : null }
  // Once a property is archived or unarchived individually, unarchiving its development no longer affects the property.
  return field === 'archived' ? { archived: after, archived_with: null } : { [field]: after }
}
