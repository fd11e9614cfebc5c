import type { Kysely } from 'kysely'
import { createCoveringIndex } from './columns.ts'

/**
 * Covering indexes for the figures of the dashboard, districts and developments, and for place names
 * (docs/adr/0046-sqlite-worker-threads.md). Without them each figure reads every property's row of 2 KB.
 */
const indexes = [
  { name: 'properties_by_views', keys: ['archived', 'views', 'id'] },
  { name: 'properties_registered', keys: ['created_at', 'id'] },
  {
    name: 'properties_district_figures',
    keys: ['district_id'],
    includedColumns: ['archived', 'tag_id', 'lat', 'lng'],
  },
  {
    name: 'properties_condominium_figures',
    keys: ['condominium_id'],
    includedColumns: [
      ...['archived', 'archived_with', 'tag_id', 'for_sale', 'hide_price', 'price_cents'],
      ...['bedrooms', 'parking', 'gross_area'],
    ],
  },
  { name: 'properties_places', keys: ['concelho', 'distrito', 'political'] },
]

/** Redundant: an index above starts with the same column. */
const replaced = ['properties_district_id', 'properties_condominium_id']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name, keys, includedColumns = [] } of indexes)
    await createCoveringIndex(db, name, keys, includedColumns)
  for (const name of replaced) await db.schema.dropIndex(name).execute()
}
