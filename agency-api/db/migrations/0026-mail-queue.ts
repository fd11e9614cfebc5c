import type { Kysely } from 'kysely'
import { createTable, nullable, required } from './columns.ts'

/** Mails that wait to be sent, and those that could not be (mail/queue.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'mail_queue')
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .$call(required('mail', 'created_at', 'due_at'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(nullable('text', 'failed_at'))
    .execute()
  await db.schema.createIndex('mail_queue_due').on('mail_queue').column('due_at').execute()
}
