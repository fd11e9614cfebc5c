import path from 'node:path'
import type { LogConfig } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { AuditedDatabase } from '../activity/audited-database.ts'
import * as foundation from './migrations/0001-foundation.ts'
import * as referenceData from './migrations/0002-reference-data.ts'
import * as settings from './migrations/0003-settings.ts'
import * as developments from './migrations/0004-developments.ts'
import * as districts from './migrations/0005-districts.ts'
import * as content from './migrations/0006-content.ts'
import * as usersAndFrontPage from './migrations/0007-users-and-front-page.ts'
import * as listIndexes from './migrations/0008-list-indexes.ts'
import * as inbox from './migrations/0009-inbox.ts'
import * as activity from './migrations/0010-activity.ts'
import * as viewsAndSample from './migrations/0011-views-and-sample.ts'
import * as narrowListIndexes from './migrations/0013-narrow-list-indexes.ts'
import * as orderOnTheWebsite from './migrations/0014-order-on-the-website.ts'
import * as portals from './migrations/0015-portals.ts'
import * as portalSending from './migrations/0016-portal-sending.ts'
import * as idempotencyKeys from './migrations/0017-answered-calls.ts'
import * as uploadBytes from './migrations/0020-upload-bytes.ts'
import * as figureIndexes from './migrations/0024-figure-indexes.ts'
import * as mailQueue from './migrations/0026-mail-queue.ts'
import * as reservedKeys from './migrations/0027-reserved-keys.ts'
import * as uploadOrder from './migrations/0029-upload-order.ts'
import * as offMarketSince from './migrations/0031-off-market-since.ts'
import * as propertiesWithoutLocation from './migrations/0033-properties-without-location.ts'
import * as indexByViews from './migrations/0034-index-by-views.ts'
import * as savedViews from './migrations/0036-saved-views.ts'
import * as batches from './migrations/0038-batches.ts'
import * as thumbnails from './migrations/0039-thumbnails.ts'
import * as slugIndexes from './migrations/0040-slug-indexes.ts'
import * as sessionVersion from './migrations/0041-session-version.ts'
import * as erasedResponses from './migrations/0042-erased-responses.ts'
import * as kyeroExports from './migrations/0043-kyero-exports.ts'
import * as filterColumns from './migrations/0044-filter-columns.ts'
import * as viewDensity from './migrations/0045-view-density.ts'
import * as figuresIndex from './migrations/0046-figures-index.ts'
import { copyBeforeUpgrade } from './copy-before-upgrade.ts'
import { rejectForeignTables } from './foreign-tables.ts'
import { findNewerMigrations, readAppliedMigrations, rejectNewerMigrations } from './newer-version.ts'
import { onPostgres } from './on-postgres.ts'
import { registerPool, postgresDialect, unlimited } from './postgres.ts'
import type { Db } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'
import { registerSqliteFile, SqliteFile } from './sqlite-file.ts'
import { isSchemaMismatch } from './violations.ts'

/**
 * Location of the database. `readers` is the number of threads that read SQLite; without them, reads block the
 * caller's thread.
 */
type DatabaseLocation = { DATABASE_URL?: string; DATABASE_POOL?: number; dataDir: string; readers?: number }

/**
 * Opens PostgreSQL if a URL is given, else SQLite in the data directory. `log` receives each statement with its time or
 * error. `limits` apply to PostgreSQL.
 */
export function openDatabase(location: DatabaseLocation, log?: LogConfig, limits = unlimited): Db {
  if (location.DATABASE_URL === undefined) {
    const file = new SqliteFile(sqlitePath(location.dataDir))
    const db = new AuditedDatabase({ dialect: sqliteDialect(file, location.readers), log })
    registerSqliteFile(db, file)
    return db
  }
  const { dialect, pool } = postgresDialect(location.DATABASE_URL, location.DATABASE_POOL ?? 10, limits)
  const db = new AuditedDatabase({ dialect, log })
  registerPool(db, pool)
  return db
}

/** Returns the path of the SQLite file in a data directory. */
export const sqlitePath = (dataDir: string): string => path.join(dataDir, 'agency.sqlite')

const migrations = {
  '0001-foundation': foundation,
  '0002-reference-data': referenceData,
  '0003-settings': settings,
  '0004-developments': developments,
  '0005-districts': districts,
  '0006-content': content,
  '0007-users-and-front-page': usersAndFrontPage,
  '0008-list-indexes': listIndexes,
  '0009-inbox': inbox,
  '0010-activity': activity,
  '0011-views-and-sample': viewsAndSample,
  '0013-narrow-list-indexes': narrowListIndexes,
  '0014-order-on-the-website': orderOnTheWebsite,
  '0015-portals': portals,
  '0016-portal-sending': portalSending,
  '0017-answered-calls': idempotencyKeys,
  '0020-upload-bytes': uploadBytes,
  '0024-figure-indexes': figureIndexes,
  '0026-mail-queue': mailQueue,
  '0027-reserved-keys': reservedKeys,
  '0029-upload-order': uploadOrder,
  '0031-off-market-since': offMarketSince,
  '0033-properties-without-location': propertiesWithoutLocation,
  '0034-index-by-views': indexByViews,
  '0036-saved-views': savedViews,
  '0038-batches': batches,
  '0039-thumbnails': thumbnails,
  '0040-slug-indexes': slugIndexes,
  '0041-session-version': sessionVersion,
  '0042-erased-responses': erasedResponses,
  '0043-kyero-exports': kyeroExports,
  '0044-filter-columns': filterColumns,
  '0045-view-density': viewDensity,
  '0046-figures-index': figuresIndex,
}

/**
 * Migrates the database to the latest version, or up to the named migration; returns the names of those that ran.
 * Throws the first failure, and if a newer version has migrated the database.
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  await rejectNewerMigrations(db, migrationNames)
  return migrateWith(db, migrations, upTo)
}

/** Migrates for a starting API, which may run alongside a newer version: its additions stay. */
export async function migrateToServe(db: Db): Promise<string[]> {
  const withNewer = async () => ({ ...migrations, ...(await findNewerMigrations(db, migrationNames)) })
  try {
    return await migrateWith(db, await withNewer())
  } catch (error) {
    if (!/previously executed migration .* is missing/.test(String(error))) throw error
    // A newer version migrated while this process waited for the lock.
    return migrateWith(db, await withNewer())
  }
}

async function migrateWith(db: Db, migrations: Record<string, Migration>, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const before = await readAppliedMigrations(db)
  if (before.length === 0) await rejectForeignTables(db)
  const last = before.at(-1)
  const isPending = (upTo ?? Object.keys(migrations).sort().at(-1) ?? '') > (last ?? '')
  if (!onPostgres(db) && last !== undefined && isPending) await copyBeforeUpgrade(db, last)
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo))
  if (error === undefined) return (results ?? []).map((result) => result.migrationName)
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName
  throw failed !== undefined && isSchemaMismatch(error) ? partialMigrationError(failed, last, error) : error
}

/**
 * Explains a partly applied migration: earlier versions committed each statement separately on SQLite, so a kill in
 * between left a schema that fits no migration. The failed attempt is rolled back.
 */
function partialMigrationError(failed: string, last: string | undefined, cause: unknown): Error {
  const remedy =
    last === undefined
      ? 'The database has never been in use: delete agency.sqlite, agency.sqlite-wal and agency.sqlite-shm in the data directory and start again.'
      : 'Restore the latest backup (docs/operating.md, "Upgrades"). This start has changed nothing.'
  return new Error(
    `The database cannot be upgraded: an earlier version was interrupted during the migration ${failed}. ${remedy}`,
    { cause },
  )
}

export const migrationNames = Object.keys(migrations)
