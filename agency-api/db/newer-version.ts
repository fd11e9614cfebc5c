import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Db } from './schema.ts'

/** Names of migrations after which no earlier version can run (docs/operating.md, rolling restart). */
const stopMigration = /^\d{4}-stop-/

/**
 * Finds the migrations that a newer version ran after the last of `names`, and returns an empty migration for each,
 * because Kysely rejects a database with unknown migrations. This allows processes of this version to start while a
 * rolling restart replaces them; they can use the new schema because it has only additions. Throws if a newer migration
 * isn't additive.
 */
export async function findNewerMigrations(
  db: Db,
  names: readonly string[],
): Promise<Record<string, Migration>> {
  const newer = await readNewerMigrations(db, names)
  const stopName = newer.find((name) => stopMigration.test(name))
  if (stopName !== undefined)
    throw new Error(
      `This database was migrated by a newer version (${stopName}), and this version can no longer run on it.`,
    )
  return Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]))
}

/**
 * Throws if a newer version migrated the database: this version's backups and moves to another database would omit the
 * new columns.
 */
export async function rejectNewerMigrations(db: Db, names: readonly string[]): Promise<void> {
  const newest = (await readNewerMigrations(db, names)).at(-1)
  if (newest !== undefined)
    throw new Error(`This database was migrated by a newer version (${newest}). Use that version.`)
}

/** Returns the migrations that ran, oldest first. */
export async function readAppliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function readNewerMigrations(db: Db, names: readonly string[]): Promise<string[]> {
  const newestKnown = names.at(-1) ?? ''
  return (await readAppliedMigrations(db)).filter((name) => name > newestKnown)
}
