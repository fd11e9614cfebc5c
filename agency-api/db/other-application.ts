import { sql } from 'kysely'
import type { Db } from './schema.ts'
import { onPostgres } from './on-postgres.ts'

/** Throws if the database has tables but was never migrated: it belongs to another application. */
export async function rejectOtherApplication(db: Db): Promise<void> {
  const names = onPostgres(db) ? await listPostgresTables(db) : await listSqliteTables(db)
  if (names.length === 0 || names.includes('kysely_migration')) return
  const examples = names.slice(0, 3).join(', ')
  throw new Error(
    `The database contains tables of another application (${examples}); nothing was created. Check DATABASE_URL and AGENCY_DATA_DIR; Soleira needs an empty database of its own.`,
  )
}

/** Excludes the tables of extensions. */
async function listPostgresTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`.execute(db)
  return rows.map(({ name }) => name)
}

async function listSqliteTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from sqlite_master where type = 'table' and name not like 'sqlite~_%' escape '~' order by name`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
