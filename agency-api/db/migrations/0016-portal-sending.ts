import { type Kysely, sql } from 'kysely'

/**
 * An export tells work that sends from work that only asks the portal, and remembers that a price or a point is being
 * hidden there until the portal has said that it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column a statement.
  for (const name of ['to_send', 'hiding'])
    await db.schema
      .alterTable('portal_exports')
      .addColumn(name, 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(name)} in (0, 1)`),
      )
      .execute()
  await sql`update portal_exports set to_send = 1 where state = 'waiting' and wanted = 'listed'`.execute(db)
}
