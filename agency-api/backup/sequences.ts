import { sql } from 'kysely'
import { onPostgres } from '../db/on-postgres.ts'
import type { Tx } from '../db/schema.ts'
import type { OrderedTable } from './rows.ts'

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

/** SQLite counts inserted ids itself. Its table of sequences has no keys, and no row for a table without inserts. */
async function advanceOnSqlite(tx: Tx, name: string, id: number): Promise<void> {
  await sql`insert into sqlite_sequence (name, seq)
    select ${name}, 0 where not exists (select 1 from sqlite_sequence where name = ${name})`.execute(tx)
  await sql`update sqlite_sequence set seq = max(seq, ${id}) where name = ${name}`.execute(tx)
}

const tablesWithIds = (tables: readonly OrderedTable[]) =>
  tables.filter(({ order }) => order.includes('id')).map(({ name }) => name)
