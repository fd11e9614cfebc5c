import { type Kysely, PostgresAdapter, sql } from 'kysely'
import {
  createTable,
  addReferenceColumn,
  addNullableColumns,
  addRequiredColumns,
  addTextColumns,
} from './columns.ts'

const labels = ['Book Visit', 'Zoom us', 'Sell with us', 'Vineyards Form', 'Work with me']
const columns = [
  'id',
  'label',
  'subject',
  'text',
  'sender_name',
  'sender_email',
  'sender_phone',
  'read_at',
  'archived_at',
  'language',
  'property_id',
  'agent_id',
  'received_at',
]

/**
 * Adds consents and replies to messages, limits their labels to the website's five, and counts the views of
 * developments. In SQLite, a new check constraint needs a new table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').renameTo('messages_before').execute()
  await createTable(db, 'messages')
    .addColumn('label', 'text', (column) =>
      column.notNull().check(sql`label in (${sql.join(labels.map((label) => sql.lit(label)))})`),
    )
    .$call(addTextColumns('subject', 'text', 'sender_name', 'sender_email'))
    .$call(addNullableColumns('text', 'sender_phone', 'read_at', 'archived_at', 'consent_text', 'consent_at'))
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('pt'))
    .$call(addReferenceColumn('property_id', 'properties', 'set null'))
    .$call(addReferenceColumn('agent_id', 'agents', 'set null'))
    .$call(addRequiredColumns('received_at'))
    .execute()
  const copied = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into messages (${copied}) select ${copied} from messages_before`.execute(db)
  await db.schema.dropTable('messages_before').execute()
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select setval(pg_get_serial_sequence('messages', 'id'), coalesce(max(id), 0) + 1, false) from messages`.execute(
      db,
    )
  await db.schema.createIndex('messages_received').on('messages').columns(['received_at']).execute()
  await createTable(db, 'message_replies')
    .$call(addReferenceColumn('message_id', 'messages', 'cascade'))
    .$call(addRequiredColumns('author', 'subject', 'text', 'sent_at'))
    .execute()
  await db.schema.createIndex('message_replies_of').on('message_replies').column('message_id').execute()
  await db.schema
    .alterTable('condominiums')
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
