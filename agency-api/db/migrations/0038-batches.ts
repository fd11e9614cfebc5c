import type { Kysely } from 'kysely'
import {
  createTable,
  addReferenceColumn,
  addNullableColumns,
  addRequiredColumns,
  addBilingualColumns,
} from './columns.ts'

/** Creates the batches, with the values of each record before and after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'batches')
    .$call(addReferenceColumn('user_id', 'users', 'set null'))
    .$call(addRequiredColumns('resource', 'change', 'state', 'created_at'))
    .$call(addNullableColumns('text', 'ended_at', 'lease_until'))
    .execute()
  await db.schema.createIndex('batches_state').on('batches').column('state').execute()
  await createTable(db, 'batch_items')
    .$call(addReferenceColumn('batch_id', 'batches', 'cascade'))
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .$call(addRequiredColumns('state'))
    .$call(addNullableColumns('text', 'reference', 'problem'))
    .$call(addBilingualColumns('title'))
    .addColumn('changes', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .createIndex('batch_items_state')
    .on('batch_items')
    .columns(['batch_id', 'state', 'id'])
    .execute()
  await db.schema.alterTable('activity').addColumn('batch_id', 'integer').execute()
}
