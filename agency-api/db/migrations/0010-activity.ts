import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { createTable, addBilingualColumns, addNullableColumns, addRequiredColumns } from './columns.ts'

/**
 * Creates the activity log. Triggers reject all updates, and deletions unless the setting `activity_opened` exists
 * (activity/retention.ts). It has no foreign keys, so that entries outlive records and users. `noun` is the resource,
 * `amount` the number of records if the entry is about several.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'activity')
    .$call(addRequiredColumns('at', 'action', 'noun'))
    .$call(addNullableColumns('integer', 'actor_id', 'record_id', 'amount', 'reverts'))
    .$call(addNullableColumns('text', 'actor_name', 'reference', 'client', 'request'))
    .$call(addBilingualColumns('title'))
    .addColumn('changes', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema.createIndex('activity_at').on('activity').columns(['at', 'id']).execute()
  await db.schema
    .createIndex('activity_record')
    .on('activity')
    .columns(['noun', 'record_id', 'at', 'id'])
    .execute()
  await db.schema.createIndex('activity_actor').on('activity').columns(['actor_id', 'at', 'id']).execute()
  const statements = db.getExecutor().adapter instanceof PostgresAdapter ? postgresTriggers : sqliteTriggers
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const isDeletionAllowed = "exists (select 1 from settings where name = 'activity_opened')"
const errorMessage = 'activity is append-only'

const sqliteTriggers = [
  `create trigger activity_stays before update on activity begin select raise(abort, '${errorMessage}'); end`,
  `create trigger activity_remains before delete on activity when not ${isDeletionAllowed}
    begin select raise(abort, '${errorMessage}'); end`,
]

const postgresTriggers = [
  `create function refuse_activity() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and ${isDeletionAllowed} then return old; end if;
      raise exception '${errorMessage}';
    end $$`,
  'create trigger activity_stays before update or delete on activity for each row execute function refuse_activity()',
]
