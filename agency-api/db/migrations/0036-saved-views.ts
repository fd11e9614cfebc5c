import type { Kysely } from 'kysely'
import {
  createTable,
  addFlagColumns,
  addReferenceColumn,
  addRequiredColumns,
  addTextColumns,
} from './columns.ts'

/** Creates the saved views of list pages, and each user's default view of a list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'saved_views')
    .$call(addReferenceColumn('user_id', 'users', 'set null'))
    .$call(addRequiredColumns('path', 'name'))
    .$call(addTextColumns('query', 'columns'))
    .$call(addFlagColumns({ shared: 0 }))
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(addRequiredColumns('created_at', 'updated_at'))
    .execute()
  await db.schema.createIndex('saved_views_user').on('saved_views').column('user_id').execute()
  await createTable(db, 'default_views')
    .$call(addReferenceColumn('user_id', 'users', 'cascade'))
    .$call(addRequiredColumns('path'))
    .$call(addReferenceColumn('view_id', 'saved_views', 'cascade'))
    .execute()
  await db.schema
    .createIndex('default_views_user')
    .on('default_views')
    .columns(['user_id', 'path'])
    .unique()
    .execute()
}
