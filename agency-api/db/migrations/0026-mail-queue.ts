import type { Kysely } from 'kysely'
import { createTable, addRequiredColumns } from './columns.ts'

/** Creates the queue of pending and failed mails (mail/queue.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'mail_queue')
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .$call(addRequiredColumns('mail', 'created_at', 'due_at'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failed_at', 'text')
    .execute()
  await db.schema.createIndex('mail_queue_due').on('mail_queue').column('due_at').execute()
}
