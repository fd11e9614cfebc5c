import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'
import { createTable, addBilingualColumns, addRequiredColumns } from './columns.ts'

/** Creates the website's services, their introduction and the text "about us". */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db as Kysely<unknown>, 'services')
    .$call(addBilingualColumns('title', 'slug', 'description'))
    .$call(addRequiredColumns('created_at', 'updated_at'))
    .execute()
  for (const column of ['slug_en', 'slug_pt'])
    await sql`create unique index ${sql.ref(`services_${column}`)} on services (${sql.ref(column)}) where ${sql.ref(column)} <> ''`.execute(
      db,
    )
  await db.schema
    .createTable('texts')
    .addColumn('name', 'text', (column) => column.primaryKey().check(sql`name in ('services', 'who-we-are')`))
    .$call(addBilingualColumns('text'))
    .$call(addRequiredColumns('updated_at'))
    .execute()
  const updated_at = new Date().toISOString()
  await db
    .insertInto('texts')
    .values([
      { name: 'services', updated_at },
      { name: 'who-we-are', updated_at },
    ])
    .execute()
}
