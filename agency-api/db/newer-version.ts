import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from './schema.ts'

/** What a migration is called beside which no earlier version can run (docs/operating.md, a rolling restart). */
const withAStop = /^\d{4}-stop-/

/**
 * The migrations that a newer version ran on this database after the last one of `known`. It runs beside this version during
 * a rolling restart, and a process of this one that ends meanwhile must be able to start again: what is newer only added.
 * Throws where it did more.
 */
export async function migrationsOfNewerVersion(
  db: Kysely<Database>,
  known: readonly string[],
): Promise<Record<string, Migration>> {
  const newer = await newerThan(db, known)
  const stop = newer.find((name) => withAStop.test(name))
  if (stop !== undefined)
    throw new Error(
      `A newer version has changed this database (${stop}), and this one cannot run on it any more.`,
    )
  return Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]))
}

/** Throws where a newer version has been: of what it added this one would lose the rows in a backup or a move. */
export async function refuseNewer(db: Kysely<Database>, known: readonly string[]): Promise<void> {
  const newest = (await newerThan(db, known)).at(-1)
  if (newest !== undefined)
    throw new Error(`A newer version has changed this database (${newest}): use that one.`)
}

/** Oldest first; none where nothing has run yet. */
export async function migrationsThatRan(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function newerThan(db: Kysely<Database>, known: readonly string[]): Promise<string[]> {
  const last = known.at(-1) ?? ''
  return (await migrationsThatRan(db)).filter((name) => name > last)
}
