import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { audit } from '../activity/audited-database.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import type { FieldChange } from '../activity/record.ts'
import { moveCondominium } from '../condominiums/lifecycle.ts'
import type { Database, Row } from '../db/schema.ts'
import type { ListingResource } from '../listing/kind.ts'
import { writeLinks } from '../listing/links.ts'
import { readRecords } from './records.ts'
import { obstacleOf, sameValue } from './plan.ts'

export type Work = { id: number; record_id: number; changes: FieldChange[] }
export type Result = { id: number; problem: ErrorCode | null }

/** Changes records whose fields still have the value `before`, and records their activity. */
export async function writeChanges(
  tx: Transaction<Database>,
  resource: ListingResource,
  work: readonly Work[],
  now: Date,
): Promise<Result[]> {
  const ids = work.map(({ record_id }) => record_id)
  await audit(tx, listingRecords[resource], ids)
  const records = await readRecords(tx, resource, ids)
  const results: Result[] = []
  for (const { id, record_id, changes } of work) {
    const record = records.get(record_id)
    if (record === undefined) results.push({ id, problem: 'NOT_FOUND' })
    else if (record.disabled === 1) results.push({ id, problem: 'DEMO' })
    else if (changes.some(({ field, before }) => !sameValue(record.fields[field] ?? null, before)))
      results.push({ id, problem: 'CHANGED_SINCE' })
    else {
      // Other fields may have changed since the preview.
      const problem = obstacleOf(record, changes)
      if (problem === null) await writeRecord(tx, resource, record_id, changes, now)
      results.push({ id, problem })
    }
  }
  return results
}

async function writeRecord(
  tx: Transaction<Database>,
  resource: ListingResource,
  id: number,
  changes: readonly FieldChange[],
  now: Date,
): Promise<void> {
  const columns: Record<string, unknown> = { updated_at: now.toISOString() }
  for (const { field, after } of changes) {
    if (field === 'features_id')
      await writeLinks(
        tx,
        resource === 'properties' ? 'property_features' : 'condominium_features',
        id,
        [after].flat().filter((key) => typeof key === 'number'),
      )
    else if (field === 'archived' && resource === 'condominiums')
      await moveCondominium(tx, id, after === 1 ? 1 : 0, now)
    else Object.assign(columns, columnsOf(field, after))
  }
  const set = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(resource)} set ${sql.join(set)} where id = ${id}`.execute(tx)
}

function columnsOf(field: string, after: unknown): Record<string, unknown> {
  if (field === 'price' || field === 'starting_price')
    return { [`${field}_cents`]: typeof after === 'number' ? Math.round(after * 100) : null }
  // Changed by hand, so its development no longer restores it.
  return field === 'archived' ? { archived: after, archived_with: null } : { [field]: after }
}

/** Stores the state of each record, `done` or `failed` with its problem. */
export async function storeResults(
  tx: Transaction<Database>,
  results: readonly Result[],
  [done, failed]: readonly [Row<'batch_items'>['state'], Row<'batch_items'>['state']],
): Promise<void> {
  for (const [problem, same] of Map.groupBy(results, (result) => result.problem))
    await tx
      .updateTable('batch_items')
      .set({ state: problem === null ? done : failed, problem })
      .where(
        'id',
        'in',
        same.map(({ id }) => id),
      )
      .execute()
}
