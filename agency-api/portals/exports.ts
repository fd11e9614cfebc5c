import { sql } from 'kysely'
import type { ResponseBody } from '#contract/endpoint.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { portals } from '#contract/portals.ts'
import type { Db, Row } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { readAdverts } from './read-adverts.ts'
import { findValidationErrors, type ReportRow, serializeReportRows } from './report.ts'

export type ExportRow = Row<'portal_exports'>

export function findExport(db: Db, place: ExportPlace, propertyId: number) {
  return db
    .selectFrom('portal_exports')
    .selectAll()
    .where('place', '=', place)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
}

/** Condition that a property `p` with its tag `t` may be advertised: not archived, sold, private or read-only. */
export const isOnMarket = sql<boolean>`p.archived = 0 and p.collection = 0 and p.disabled = 0
  and (t.kind is null or t.kind != 'sold')`

/** Returns true for an advert that should be at the portal, even if sending it failed. */
export const isPublished = (row: Pick<ExportRow, 'wanted' | 'state'> | undefined): boolean =>
  row !== undefined && row.wanted === 'listed' && row.state !== 'removed'

/**
 * Queues valid properties for publication at a portal, or for an update if they are published. Invalid properties are
 * not queued; their errors are stored and returned in `rows`. With `validateOnly`, valid properties are skipped.
 */
export async function requestExports(
  context: AppContext,
  place: ExportPlace,
  ids: number[],
  { validateOnly = false } = {},
) {
  const adverts = await readAdverts(context, ids)
  const results: (Pick<ExportRow, 'state' | 'uuid'> & { id: number; rows: ReportRow[] })[] = []
  for (const id of new Set(ids)) {
    const property = adverts.get(id)
    // Skips deleted properties and read-only ones.
    if (property === undefined || property.disabled === 1) continue
    const current = await findExport(context.db, place, id)
    const rows = findValidationErrors(place, property.facts, isPublished(current) ? 'update' : 'publish')
    if (validateOnly && rows.length === 0) continue
    const stored = await storeRequest(context, place, property, rows)
    results.push({ id, state: stored.state, uuid: stored.uuid, rows })
  }
  return results
}

/** Queues the property. If `rows` has errors, stores them instead; a published advert keeps its state. */
async function storeRequest(
  { db, now }: AppContext,
  place: ExportPlace,
  { id, reference }: { id: number; reference: string },
  rows: ReportRow[],
): Promise<ExportRow> {
  const time = now().toISOString()
  const problems = { rows: serializeReportRows(place, rows), updated_at: time }
  const request = { ...requestColumns(time), wanted: 'listed', rows: '[]', to_send: 1, reference } as const
  const hasProblems = rows.length > 0
  const insertedColumns = hasProblems
    ? ({ ...problems, wanted: 'withdrawn', state: 'error' } as const)
    : { ...request, asked: 1 }
  const updatedColumns = hasProblems
    ? { ...problems, state: errorIfRemoved }
    : { ...request, off_market_since: null, sending_at: sendingAtForRetry }
  return db
    .insertInto('portal_exports')
    .values({ ...insertedColumns, property_id: id, place, reference, created_at: time })
    .onConflict((conflict) => conflict.columns(['property_id', 'place']).doUpdateSet(updatedColumns))
    .returningAll()
    .executeTakeFirstOrThrow()
}

const errorIfRemoved = sql<
  ExportRow['state']
>`case when portal_exports.state = 'removed' then 'error' else portal_exports.state end`

/** Queues an advert's removal. */
export async function requestRemoval({ db, now }: AppContext, { id }: Pick<ExportRow, 'id'>) {
  return withdrawExports(db, now().toISOString())
    .set({ sending_at: sendingAtForRetry, off_market_since: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Returns an update that queues exports for removal; the caller selects the exports. `to_send` is 0 because a removal
 * doesn't send the advert's content.
 */
export function withdrawExports(db: Db, time: string) {
  return db
    .updateTable('portal_exports')
    .set({ wanted: 'withdrawn', to_send: 0, rows: '[]', ...requestColumns(time) })
}

/** Returns the columns that make a stored export due as a new request; `asked` counts the requests. */
export const requestColumns = (time: string) => ({
  state: 'waiting' as const,
  attempts: 0,
  due_at: time,
  asked: sql<number>`portal_exports.asked + 1`,
  updated_at: time,
})

/**
 * `sending_at` is the time at which a new advert was sent, while its uuid is unknown. A retry after an error clears it,
 * because the response to the earlier attempt is no longer expected.
 */
const sendingAtForRetry = sql<
  string | null
>`case when portal_exports.state = 'error' then null else portal_exports.sending_at end`

/**
 * Returns the adverts of `properties`, and those of the unarchived properties in `condominiums`, ordered by reference
 * and portal. Includes adverts that couldn't be sent; omits those whose property is off the market.
 */
export async function readAffectedAdverts(
  db: Db,
  { properties, condominiums }: { properties: number[]; condominiums: number[] },
): Promise<ResponseBody<typeof portals.adverts>> {
  const adverts = await db
    .selectFrom('portal_exports as e')
    .innerJoin('properties as p', 'p.id', 'e.property_id')
    .select(['e.property_id', 'p.reference', 'e.place'])
    .where('e.wanted', '=', 'listed')
    .where('e.off_market_since', 'is', null)
    .where((eb) =>
      eb.or([
        ...(properties.length > 0 ? [eb('p.id', 'in', properties)] : []),
        ...(condominiums.length > 0
          ? [eb.and([eb('p.condominium_id', 'in', condominiums), eb('p.archived', '=', 0)])]
          : []),
      ]),
    )
    .orderBy('p.reference')
    .orderBy('e.place')
    .execute()
  return { adverts }
}
