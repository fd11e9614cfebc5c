import { type Kysely, sql } from 'kysely'
import {
  createTable,
  addFlagColumns,
  addReferenceColumn,
  addNullableColumns,
  addRequiredColumns,
  addTextColumns,
} from './columns.ts'

/**
 * Creates the tables of portals: exports, accounts, grants and events. Exports have no foreign key to properties,
 * because they must exist until the portal has removed the advert. They are also the queue: `due_at` is the time of the
 * next attempt, and `asked` counts requests, so that a running job notices a newer one.
 * A grant's `pending` lists the properties to publish after consent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'portal_exports')
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .$call(addTextColumns('reference'))
    .addColumn('wanted', 'text', (column) => column.notNull().check(sql`wanted in ('listed', 'withdrawn')`))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('inserted', 'waiting', 'success', 'error', 'removed')`),
    )
    .$call(
      addNullableColumns('text', 'uuid', 'portal_code', 'url', 'sent', 'sent_hash', 'sent_at', 'answered_at'),
    )
    .$call(addFlagColumns({ shows_price: 0 }))
    .addColumn('shown_radius', 'double precision', (column) => column.notNull().defaultTo(0))
    .addColumn('rows', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('asked', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(addNullableColumns('text', 'due_at', 'lease', 'lease_until', 'sending_at'))
    .addColumn('last_event_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .$call(addRequiredColumns('created_at', 'updated_at'))
    .execute()
  await db.schema
    .createIndex('portal_exports_one')
    .unique()
    .on('portal_exports')
    .columns(['property_id', 'place'])
    .execute()
  await db.schema.createIndex('portal_exports_due').on('portal_exports').column('due_at').execute()
  await db.schema.createIndex('portal_exports_uuid').on('portal_exports').columns(['place', 'uuid']).execute()

  await db.schema
    .createTable('portal_accounts')
    .addColumn('place', 'text', (column) => column.primaryKey())
    .$call(
      addNullableColumns(
        'text',
        'tokens',
        'expires_at',
        'connected_at',
        'connected_by',
        'refresh_lease',
        'fetched_at',
      ),
    )
    .$call(addFlagColumns({ consent_again: 0 }))
    .addColumn('feed_generation', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()

  await db.schema
    .createTable('portal_grants')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .$call(addReferenceColumn('user_id', 'users', 'cascade'))
    .$call(addRequiredColumns('place', 'return_url', 'pending', 'created_at', 'expires_at'))
    .addColumn('used_at', 'text')
    .execute()

  await createTable(db, 'portal_events')
    .$call(addRequiredColumns('place', 'key', 'object_id', 'event_type', 'received_at'))
    .addColumn('event_at', 'bigint', (column) => column.notNull())
    .addColumn('processed_at', 'text')
    .execute()
  await db.schema
    .createIndex('portal_events_once')
    .unique()
    .on('portal_events')
    .columns(['place', 'key'])
    .execute()
}
