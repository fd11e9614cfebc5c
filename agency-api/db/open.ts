import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type LogConfig, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { AuditedDatabase } from '../activity/audited-database.ts'
import { copyBeforeUpgrade } from './copy-before-upgrade.ts'
import { findNewerMigrations, readAppliedMigrations, rejectNewerMigrations } from './newer-version.ts'
import { onPostgres } from './on-postgres.ts'
import { pools, createPostgresDialect, defaultLimits } from './postgres.ts'
import type { Db } from './schema.ts'
import { createSqliteDialect } from './sqlite.ts'
import { SqliteFile, sqliteFiles } from './sqlite-file.ts'
import { isSchemaMismatch } from './violations.ts'

/** `readers` is the number of threads that read SQLite; without it, reads block the caller's thread. */
type DatabaseLocation = { DATABASE_URL?: string; DATABASE_POOL?: number; dataDir: string; readers?: number }

/** Opens PostgreSQL if a URL is given, else SQLite. `log` receives each statement with its duration or error. */
export function openDatabase(location: DatabaseLocation, log?: LogConfig, limits = defaultLimits): Db {
  if (location.DATABASE_URL === undefined) {
    const file = new SqliteFile(sqlitePath(location.dataDir))
    const db = new AuditedDatabase({ dialect: createSqliteDialect(file, location.readers), log })
    sqliteFiles.set(db, file)
    return db
  }
  const { dialect, pool } = createPostgresDialect(location.DATABASE_URL, location.DATABASE_POOL ?? 10, limits)
  const db = new AuditedDatabase({ dialect, log })
  pools.set(db, pool)
  return db
}

/** Returns the path of the SQLite file in a data directory. */
export const sqlitePath = (dataDir: string): string => path.join(dataDir, 'agency.sqlite')

const folder = path.join(import.meta.dirname, 'migrations')

/** Names of the files in `migrations`, in order. */
export const migrationNames = readdirSync(folder)
  .filter((file) => /^\d{4}-/.test(file))
  .map((file) => path.parse(file).name)
  .sort()

async function loadMigrations(): Promise<Record<string, Migration>> {
  const load = async (name: string) => [name, await import(`./migrations/${name}.ts`)] as const
  return Object.fromEntries(await Promise.all(migrationNames.map(load)))
}

/** Migrates to the latest version or `upTo`; returns the names that ran. Throws if the schema is newer. */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  await rejectNewerMigrations(db, migrationNames)
  return migrateWith(db, await loadMigrations(), upTo)
}

/** Migrates when the API starts, even if a newer version has already run migrations of its own. */
export async function migrateAtStart(db: Db): Promise<string[]> {
  const loadWithNewer = async () => ({
    ...(await loadMigrations()),
    ...(await findNewerMigrations(db, migrationNames)),
  })
  try {
    return await migrateWith(db, await loadWithNewer())
  } catch (error) {
    if (!/previously executed migration .* is missing/.test(String(error))) throw error
    // A newer version migrated while this process waited for the lock.
    return migrateWith(db, await loadWithNewer())
  }
}

async function migrateWith(db: Db, migrations: Record<string, Migration>, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const applied = await readAppliedMigrations(db)
  if (applied.length === 0) await rejectOtherApplication(db)
  const lastApplied = applied.at(-1)
  const isPending = (upTo ?? Object.keys(migrations).sort().at(-1) ?? '') > (lastApplied ?? '')
  if (!onPostgres(db) && lastApplied !== undefined && isPending) await copyBeforeUpgrade(db, lastApplied)
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo))
  if (error === undefined) return (results ?? []).map((result) => result.migrationName)
  const failedMigration = results?.find(({ status }) => status === 'Error')?.migrationName
  throw failedMigration !== undefined && isSchemaMismatch(error)
    ? partialMigrationError(failedMigration, lastApplied, error)
    : error
}

/**
 * Explains a partly applied migration: earlier versions committed each statement separately on SQLite, so a kill in
 * between left a schema that fits no migration. The failed attempt is rolled back.
 */
function partialMigrationError(
  failedMigration: string,
  lastApplied: string | undefined,
  cause: unknown,
): Error {
  const remedy =
    lastApplied === undefined
      ? 'The database has never been in use: delete agency.sqlite, agency.sqlite-wal and agency.sqlite-shm in the data directory and start again.'
      : 'Restore the latest backup (docs/operating.md, "Upgrades"). This start has changed nothing.'
  return new Error(
    `The database cannot be upgraded: an earlier version was interrupted during the migration ${failedMigration}. ${remedy}`,
    { cause },
  )
}

/** Throws if the database has tables but was never migrated: it belongs to another application. */
async function rejectOtherApplication(db: Db): Promise<void> {
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
