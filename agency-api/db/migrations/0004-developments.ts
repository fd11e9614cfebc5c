import { type Kysely, sql } from 'kysely'
import { searchTextOf } from '../../developments/search-text.ts'
import type { Database } from '../schema.ts'
import { addReferenceColumn, type ColumnType, flagColumn } from './columns.ts'

const nullableColumns: [ColumnType, string[]][] = [
  ['integer', ['bedrooms', 'bathrooms', 'parking', 'year', 'elevator']],
  ['integer', ['from_bedrooms', 'to_bedrooms', 'from_parking', 'to_parking']],
  ['double precision', ['gross_area', 'living_area', 'exterior_area']],
  ['double precision', ['construction', 'lote_size', 'land_size', 'from_gross_area', 'to_gross_area']],
  ['bigint', ['to_price_cents']],
  ['text', ['floor', 'energy']],
]

/**
 * Gives developments columns that only properties had. A property's `archived_with` is the development with which the
 * property was archived.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  const table = () => db.schema.alterTable('condominiums')
  // SQLite adds one column per statement.
  for (const [type, names] of nullableColumns)
    for (const name of names) await table().addColumn(name, type).execute()
  for (const name of ['construction_area_type', 'lote_size_type', 'land_size_type'])
    await table()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(sql`'m2'`))
      .execute()
  for (const name of ['hide_price', 'highlighted'])
    await table().addColumn(name, 'integer', flagColumn(name, 0)).execute()
  await table()
    .addColumn('location_order', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await table()
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await table()
    .addColumn('type_id', 'integer', (column) => column.references('key_items.id').onDelete('restrict'))
    .execute()
  await db.schema
    .alterTable('properties')
    .addColumn('archived_with', 'integer', (column) =>
      column.references('condominiums.id').onDelete('set null'),
    )
    .execute()
  for (const name of ['condominium_types', 'condominium_features']) {
    await db.schema
      .createTable(name)
      .$call(addReferenceColumn('condominium_id', 'condominiums', 'cascade'))
      .$call(addReferenceColumn('key_id', 'key_items', 'cascade'))
      .addPrimaryKeyConstraint(`${name}_key`, ['condominium_id', 'key_id'] as never)
      .execute()
    await db.schema.createIndex(`${name}_by_key`).on(name).column('key_id').execute()
  }
  await fill(db)
}

/** Fills the new columns. Clears starting prices, which were copied from properties and are now derived from them. */
async function fill(db: Kysely<Database>): Promise<void> {
  const rows = await db.selectFrom('condominiums').selectAll().execute()
  for (const row of rows)
    await db
      .updateTable('condominiums')
      .set({ search_text: searchTextOf(row), starting_price_cents: null, location_order: row.id })
      .where('id', '=', row.id)
      .execute()
}
