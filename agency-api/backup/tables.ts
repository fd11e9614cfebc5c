import { sql } from 'kysely'
import { onPostgres } from '../db/on-postgres.ts'
import type { Database, Db, Tx } from '../db/schema.ts'
import { registry } from '../registry.ts'
import type { OrderedTable, Table, TableOrders } from './rows.ts'

/** Every table, referenced tables first, with the columns that order its rows. */
const orders: TableOrders = {
  settings: ['name'],
  users: ['id'],
  tokens: ['id'],
  login_attempts: ['id'],
  one_time_links: ['id'],
  mail_queue: ['id'],
  tags: ['id'],
  ...registry.reduce<TableOrders>((all, { backupOrder }) => ({ ...all, ...backupOrder }), {}),
  answered_calls: ['key'],
  media: ['id'],
  front_covers: ['media_id'],
  attachments: ['id'],
  texts: ['name'],
  views: ['id'],
  demo_sample: ['name', 'page'],
  activity: ['id'],
  portal_exports: ['id'],
  portal_accounts: ['place'],
  portal_grants: ['state_hash'],
  portal_events: ['id'],
}

/**
 * Tables that backups leave out, because their rows are only valid in the database that created them: a stolen backup
 * grants no access, and a restore doesn't bring ended sessions back.
 */
const transientTables = new Set<Table>([
  ...(['tokens', 'login_attempts', 'one_time_links', 'answered_calls'] as const),
  ...(['portal_accounts', 'portal_grants', 'portal_events'] as const),
])

/** Generated columns: never exported, never inserted. */
const computedColumns: { [T in Table]?: (keyof Database[T])[] } = {
  properties: ['list_marks', 'list_reference', 'list_titles', 'list_place'],
}

/** All tables in the order in which their rows can be inserted, for a move of the whole installation. */
export const allTables = Object.entries(orders).map(([key, order]): OrderedTable => {
  const name = key as Table
  return { name, order, computed: computedColumns[name] ?? [] }
})

/**
 * Tables of a backup, in the same order. A backup contains no queued mails except replies, because the inbox shows
 * whether those were delivered; other mails expire within days.
 */
export const backupTables = allTables
  .filter(({ name }) => !transientTables.has(name))
  .map((table) => (table.name === 'mail_queue' ? { ...table, where: "key like 'reply:%'" } : table))

/** Returns the tables of a backup that exist in the database, which may be at an older migration. */
export async function listExistingTables(db: Db): Promise<typeof backupTables> {
  const existingNames = new Set((await db.introspection.getTables()).map(({ name }) => name))
  return backupTables.filter(({ name }) => existingNames.has(name))
}

/** Tables that may have rows in a new database: from migrations, failed sign-ins (`activity`) or requested mails. */
const tablesWithStandardData: Table[] = ['settings', 'key_items', 'tags', 'texts', 'activity', 'mail_queue']

/** Returns true if the database contains no records created by people. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const { name } of await listExistingTables(db)) {
    if (tablesWithStandardData.includes(name)) continue
    const row = await db
      .selectFrom(name)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row !== undefined) return false
  }
  return true
}

/** Last id issued by each table, which may exceed the highest id of the rows if records were deleted. */
type Sequences = Record<string, number>

export async function readSequences(tx: Tx, tables: readonly OrderedTable[]): Promise<Sequences> {
  const { rows } = await (
    onPostgres(tx)
      ? sql<{ name: string; id: string }>`select name, last_value as id
          from (values ${sql.join(tablesWithIds(tables).map((name) => sql`(${name}::text)`))}) as tables (name)
          join pg_sequences
            on format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence(name, 'id')
          where last_value is not null`
      : sql<{ name: string; id: number }>`select name, seq as id from sqlite_sequence
          where name in (${sql.join(tablesWithIds(tables))})`
  ).execute(tx)
  return Object.fromEntries(rows.map(({ name, id }) => [name, Number(id)]))
}

/** Advances the tables' sequences past the inserted rows and past `sequences`, so that no id is issued again. */
export async function advanceSequences(tx: Tx, tables: readonly OrderedTable[], sequences: Sequences) {
  for (const name of tablesWithIds(tables)) {
    const id = sequences[name] ?? 0
    if (onPostgres(tx))
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest(max(id), ${id}, 1),
        greatest(max(id), ${id}) > 0) from ${sql.table(name)}`.execute(tx)
    else if (id > 0) await advanceOnSqlite(tx, name, id)
  }
}

/** SQLite itself advances the sequence on inserts. `sqlite_sequence` has no unique key, so an upsert isn't possible. */
async function advanceOnSqlite(tx: Tx, name: string, id: number): Promise<void> {
  await sql`insert into sqlite_sequence (name, seq)
    select ${name}, 0 where not exists (select 1 from sqlite_sequence where name = ${name})`.execute(tx)
  await sql`update sqlite_sequence set seq = max(seq, ${id}) where name = ${name}`.execute(tx)
}

const tablesWithIds = (tables: readonly OrderedTable[]) =>
  tables.filter(({ order }) => order.includes('id')).map(({ name }) => name)
