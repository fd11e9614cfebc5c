import type { ErrorCode } from '#contract/errors.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { AppContext } from '../app-context.ts'
import { onPostgres } from '../db/on-postgres.ts'
import type { Db, Tx } from '../db/schema.ts'
import { type ExportRow, isPublished, requestExports, requestRemoval } from '../portals/exports.ts'
import { findPortalProblem } from '../portals/export-checks.ts'
import { readAdverts } from '../portals/read-adverts.ts'
import { findValidationErrors, type ReportRow } from '../portals/report.ts'
import { findConflict } from './plan.ts'
import { type BatchRecord, portalField, readRecords } from './records.ts'
import type { ItemResult, PendingItem } from './state.ts'

/**
 * Adds the portal field to each of `records` (in memory): 1 if the property is published or will be again, else 0.
 * Returns the rows of `portal_exports` by property id, locked on PostgreSQL with `forUpdate`.
 */
export async function setPublicationFields(
  db: Db,
  place: ExportPlace,
  records: ReadonlyMap<number, BatchRecord>,
  { forUpdate = false } = {},
): Promise<Map<number, ExportRow>> {
  if (records.size === 0) return new Map()
  const rows = await db
    .selectFrom('portal_exports')
    .selectAll()
    .where('place', '=', place)
    .where('property_id', 'in', [...records.keys()])
    .orderBy('id')
    .$if(forUpdate && onPostgres(db), (all) => all.forUpdate())
    .execute()
  const publications = new Map(rows.map((row) => [row.property_id, row]))
  for (const [id, { fields }] of records) {
    const publication = publications.get(id)
    // Reconciliation republishes this advert when its property is back on the market, so it counts as published.
    const willReturn = publication !== undefined && publication.off_market_since !== null
    fields[portalField(place)] = isPublished(publication) || willReturn ? 1 : 0
  }
  return publications
}

/** Returns the validation errors of properties for a portal, by property id. Valid properties are left out. */
export async function readValidationErrors(
  context: Pick<AppContext, 'db' | 'environment'>,
  place: ExportPlace,
  ids: readonly number[],
): Promise<Map<number, ReportRow[]>> {
  const rowsById = new Map<number, ReportRow[]>()
  for (const [id, { facts }] of await readAdverts(context, ids)) {
    const rows = findValidationErrors(place, facts, 'publish')
    if (rows.length > 0) rowsById.set(id, rows)
  }
  return rowsById
}

/**
 * Queues the properties' adverts for publication or removal, unless the property has changed since the preview, and
 * logs the change in its history. Returns each item's problem, or null.
 */
export async function writePublicationChanges(
  context: AppContext,
  tx: Tx,
  place: ExportPlace,
  items: readonly PendingItem[],
): Promise<ItemResult[]> {
  const txContext = { ...context, db: tx }
  const ids = items.map(({ record_id }) => record_id)
  const records = await readRecords(tx, 'properties', ids)
  const publications = await setPublicationFields(tx, place, records, { forUpdate: true })
  const portalProblem = await findPortalProblem(txContext, place)
  const problems = new Map<number, ErrorCode>()
  const idsToPublish: number[] = []
  for (const { record_id, changes } of items) {
    const publication = publications.get(record_id)
    const shouldPublish = changes[0]?.after === 1
    const conflict = findConflict(records.get(record_id), changes)
    if (conflict !== null) problems.set(record_id, conflict)
    else if (shouldPublish && portalProblem !== null) problems.set(record_id, portalProblem)
    else if (shouldPublish) idsToPublish.push(record_id)
    else if (publication !== undefined) await requestRemoval(txContext, publication)
  }
  for (const { id, rows } of await requestExports(txContext, place, idsToPublish))
    if (rows.length > 0) problems.set(id, 'NOT_PUBLISHABLE')
  const events = items.flatMap(({ record_id: id, changes }) => {
    const property = records.get(id)
    if (property === undefined || problems.has(id)) return []
    const { reference, title_en, title_pt } = property
    const title = { en: title_en, pt: title_pt }
    return [{ ...({ action: 'changed', resource: 'properties' } as const), id, reference, title, changes }]
  })
  await logActivity(tx, ...events)
  return items.map(({ id, record_id }) => ({ id, problem: problems.get(record_id) ?? null }))
}
