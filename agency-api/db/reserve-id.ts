import { type Kysely, sql } from 'kysely'
import { onPostgres } from './on-postgres.ts'
import type { Database } from './schema.ts'

/** Tables of records whose pictures are stored before the row is inserted. */
export type PictureOwner = 'agents' | 'districts' | 'users'

/** Reserves the next id of a table. The id stays unused if no row is inserted. */
export async function reserveId(db: Kysely<Database>, table: PictureOwner): Promise<number> {
  const query = onPostgres(db)
    ? sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`
    : // SQLite's autoincrement counter; a table has a row there after its first insert.
      sql<{ id: number }>`update sqlite_sequence set seq = seq + 1 where name = ${table} returning seq as id`
  if (!onPostgres(db))
    await sql`insert into sqlite_sequence (name, seq)
      select ${table}, 0 where not exists (select 1 from sqlite_sequence where name = ${table})`.execute(db)
  const { rows } = await query.execute(db)
  if (rows[0] === undefined) throw new Error(`No id of ${table} could be reserved`)
  return Number(rows[0].id)
}
