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
  const last = known.at(-1) ?? ''
  const newer = (await migrationsThatRan(db)).filter((name) => name > last)
  const stop = newer.find((name) => withAStop.test(name))
  if (stop !== undefined)
    throw new Error(
      `A newer version has changed this database (${stop}), and this one cannot run on it any more`,
    )
  return Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]))
}

/** Oldest first; none where nothing has run yet. */
export async function migrationsThatRan(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
