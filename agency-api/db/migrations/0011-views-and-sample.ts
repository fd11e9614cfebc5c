import { type Kysely, sql } from 'kysely'
import { createTable, addRequiredColumns } from './columns.ts'

const kinds = [
  ['property_id', 'properties'],
  ['condominium_id', 'condominiums'],
] as const

/** Creates the tables of daily website views and of the sample agency's stored rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tableBuilder = kinds.reduce(
    (builder, [column, target]) =>
      builder.addColumn(column, 'integer', (definition) =>
        definition.references(`${target}.id`).onDelete('cascade'),
      ),
    createTable(db, 'views'),
  )
  await tableBuilder
    .$call(addRequiredColumns('day'))
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount >= 0`))
    .addCheckConstraint('views_of_one', sql`(property_id is null) <> (condominium_id is null)`)
    .execute()
  // Unique indexes treat nulls as distinct, so each index restricts only the rows of its own kind.
  for (const [column] of kinds)
    await db.schema.createIndex(`views_${column}_day`).on('views').columns([column, 'day']).unique().execute()
  await db.schema
    .createTable('demo_sample')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('page', 'integer', (column) => column.notNull())
    .addColumn('rows', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('demo_sample_key', ['name', 'page'])
    .execute()
}
