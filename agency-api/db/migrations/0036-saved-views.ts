import type { Kysely } from 'kysely'
import { createTable, flags, link, required, texts } from './columns.ts'

/** Creates the saved views of list pages, and the one with which a user's list opens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'saved_views')
    .$call(link('user_id', 'users', 'set null'))
    .$call(required('path', 'name'))
    .$call(texts('query', 'columns'))
    .$call(flags({ shared: 0 }))
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(required('created_at', 'updated_at'))
    .execute()
  await db.schema.createIndex('saved_views_user').on('saved_views').column('user_id').execute()
  await createTable(db, 'default_views')
    .$call(link('user_id', 'users', 'cascade'))
    .$call(required('path'))
    .$call(link('view_id', 'saved_views', 'cascade'))
    .execute()
  await db.schema
    .createIndex('default_views_user')
    .on('default_views')
    .columns(['user_id', 'path'])
    .unique()
    .execute()
}
