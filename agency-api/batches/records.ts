import type { ExportPlace } from '#contract/portal-places.ts'
import type { Json } from '../activity/log-activity.ts'
import type { Db, ListingResource } from '../db/schema.ts'
import { readLinksByListing } from '../listing/links.ts'

/** A record with the fields that batches change. `fields` has the same field names as the audit log. */
export type BatchRecord = {
  id: number
  disabled: 0 | 1
  reference: string | null
  title_en: string
  title_pt: string
  /** The development of a property. */
  condominium_id: number | null
  /** False if the batch's portal rejects the property. */
  isPublishable?: boolean
  /** Upper end of a development's price range in euros, set by hand. */
  to_price: number | null
  fields: Record<string, Json>
}

/** Field of a record's history: 1 while the property is published on the portal. */
export const portalField = (place: ExportPlace) => `portals.${place}`

const commonColumns = [
  ...(['id', 'disabled', 'title_en', 'title_pt'] as const),
  ...(['hide_price', 'highlighted', 'archived', 'tag_id', 'agent_id', 'district_id'] as const),
] as const

export const featureTables = {
  properties: 'property_features',
  condominiums: 'condominium_features',
} as const

/** Reads records with the current values of their fields, by id; callers pass at most a few hundred ids. */
export async function readRecords(
  db: Db,
  resource: ListingResource,
  ids: readonly number[],
): Promise<Map<number, BatchRecord>> {
  if (ids.length === 0) return new Map()
  const featuresOf = await readLinksByListing(db, featureTables[resource], ids)
  const rows = resource === 'properties' ? await readProperties(db, ids) : await readDevelopments(db, ids)
  return new Map(
    rows.map((row) => {
      const { id, disabled, reference, title_en, title_pt, condominium_id, to_price, ...fields } = row
      const common = { id, disabled, reference, title_en, title_pt, condominium_id, to_price }
      return [id, { ...common, fields: { ...fields, features_id: featuresOf(id) } }]
    }),
  )
}

async function readProperties(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('properties')
    .select([...commonColumns, 'reference', 'condominium_id', 'price_cents', 'low_cost', 'collection'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ price_cents, ...row }) => ({ ...row, to_price: null, price: price_cents / 100 }))
}

async function readDevelopments(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('condominiums')
    .select([...commonColumns, 'starting_price_cents', 'to_price_cents'])
    .where('id', 'in', ids)
    .execute()
  const toEuros = (cents: number | null) => (cents === null ? null : cents / 100)
  return rows.map(({ starting_price_cents, to_price_cents, ...row }) => ({
    ...row,
    reference: null,
    condominium_id: null,
    starting_price: toEuros(starting_price_cents),
    to_price: toEuros(to_price_cents),
  }))
}
