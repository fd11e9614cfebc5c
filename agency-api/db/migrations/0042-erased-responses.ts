import type { Kysely } from 'kysely'

/** Links the stored response of a call to the reply that it contains, so that erasing the reply erases the response. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('answered_calls')
    .addColumn('reply_id', 'integer', (column) => column.references('message_replies.id').onDelete('cascade'))
    .execute()
}
