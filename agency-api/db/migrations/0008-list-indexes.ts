import { type Kysely, sql } from 'kysely'
import { derivedColumnsOf, maxSearchTextLength } from '../../properties/search-text.ts'
import type { Database } from '../schema.ts'
import { createCoveringIndex } from './columns.ts'

const filterColumns = [
  'tag_id',
  'low_cost',
  'type_id',
  'price_cents',
  'bedrooms',
  'bathrooms',
  'parking',
  'collection',
  'highlighted',
  'condominium_id',
  'imovirtual_uuid',
  'idealista_uuid',
  'james_edition_uuid',
  'energy',
  'lat',
  'untranslated',
  'photographed',
]
export const sorts = [
  'created_at',
  'updated_at',
  'price_cents',
  'reference',
  'sort_title_en',
  'sort_title_pt',
  'bedrooms',
  'gross_area',
]

/**
 * Indexes for lists of a hundred thousand properties: each sort has a covering index with the filter columns, so
 * that counting and paging never read the rows, which are wide (docs/benchmarks.md).
 */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const name of ['sort_title_en', 'sort_title_pt'])
    await db.schema
      .alterTable('properties')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  for (const [name, value] of [
    ['untranslated', 1],
    ['photographed', 0],
  ] as const)
    await db.schema
      .alterTable('properties')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(value))
      .execute()
  await fill(db)

  for (const sort of sorts)
    await createCoveringIndex(db, `properties_by_${sort}`, ['archived', sort, 'id'], filterColumns)
  await createCoveringIndex(db, 'properties_state', ['archived', 'tag_id', 'low_cost'], [])
  // Searches scan every row's search_text.
  await createCoveringIndex(db, 'properties_search', ['archived', 'id'], ['search_text', ...filterColumns])
  await db.schema.dropIndex('properties_archived_created_at').execute()

  for (const table of ['property_types', 'property_features', 'property_lifestyles'] as const) {
    await db.schema
      .createIndex(`${table}_key_property`)
      .on(table)
      .columns(['key_id', 'property_id'])
      .execute()
    await db.schema.dropIndex(`${table}_by_key`).execute()
  }
}

async function fill(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'title_en', 'title_pt', 'description_en', 'description_pt'])
    .execute()
  for (const { id, ...texts } of rows)
    await db.updateTable('properties').set(derivedColumnsOf(texts)).where('id', '=', id).execute()
  await db
    .updateTable('properties')
    .set({ search_text: sql<string>`substr(search_text, 1, ${sql.lit(maxSearchTextLength)})` })
    .execute()
  // Floor plans (`plant`) don't count as photos.
  await db
    .updateTable('properties')
    .set({
      photographed: sql<0 | 1>`case when exists (
        select 1 from media
        where media.location = 'properties' and media.owner_id = properties.id and media.plant = 0
      ) then 1 else 0 end`,
    })
    .execute()
}
