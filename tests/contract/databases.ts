import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { migrate, migrateToServe, openDatabase } from '../../agency-api/db/open.ts'
import type { Database } from '../../agency-api/db/schema.ts'

export type TestDatabase = {
  name: 'SQLite' | 'PostgreSQL'
  /** Temporary folder of this group: the SQLite file, media and outbox. */
  dataDir: string
  /** Location of the data as `openDatabase` and the environment expect it. Available from `beforeAll` on. */
  location: () => { DATABASE_URL?: string; dataDir: string }
  /** Opened and migrated. Available from `beforeAll` on. */
  db: () => Kysely<Database>
}

/**
 * Runs the tests on SQLite and on PostgreSQL, each with an empty, migrated database: `eachDatabase((database) => {
 * test('...', async () => { await database.db().selectFrom(...) }) })`.
 *
 * On PostgreSQL the role may only read and write rows, as the API may.
 */
export const eachDatabase = (tests: Tests) => describeEachDatabase(tests, prepareForApiRole)

/** Like `eachDatabase`, but with the role that owns the PostgreSQL database: migrating and restoring require it. */
export const eachDatabaseAsOwner = (tests: Tests) => describeEachDatabase(tests, async (ownerUrl) => ownerUrl)

type Tests = (database: TestDatabase) => void

function describeEachDatabase(tests: Tests, urlForTests: (ownerUrl: string) => Promise<string>): void {
  describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (name) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-test-'))
    let url: string | undefined
    let db: Kysely<Database> | undefined

    beforeAll(async () => {
      if (name === 'PostgreSQL') url = await urlForTests(await createDatabase())
      db = openDatabase({ DATABASE_URL: url, dataDir })
      await migrateToServe(db)
    })

    tests({
      name,
      dataDir,
      location: () => ({ DATABASE_URL: url, dataDir }),
      db: () => {
        if (db === undefined)
          throw new Error('The database opens in beforeAll; use it in tests and hooks only')
        return db
      },
    })

    // After the hooks of the tests, which close their own connections.
    afterAll(async () => {
      await db?.destroy()
      if (url !== undefined) await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    })
  })
}

/** Creates an empty database on the run's PostgreSQL (postgres.ts) and returns its URL. */
export async function createDatabase(): Promise<string> {
  const url = new URL(serverUrl())
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(`create database "${url.pathname.slice(1)}"`)
  return url.href
}

export async function dropDatabase(url: string): Promise<void> {
  await runOnServer(`drop database "${new URL(url).pathname.slice(1)}" with (force)`)
}

/**
 * Migrates a database as its owner, optionally only up to one migration, and returns the URL for the role of
 * docs/deploy/roles.sql, which may only read and write rows.
 */
export async function prepareForApiRole(ownerUrl: string, upTo?: string): Promise<string> {
  const owner = openDatabase({ DATABASE_URL: ownerUrl, dataDir: os.tmpdir() })
  await migrate(owner, upTo)
  await owner.destroy()
  await runOnServer(readFileSync('docs/deploy/roles.sql', 'utf8'), ownerUrl)
  const url = new URL(ownerUrl)
  url.username = 'soleira_api'
  url.password = 'soleira'
  return url.href
}

async function runOnServer(statements: string, url = serverUrl()): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statements)
  await client.end()
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined) throw new Error('TEST_DATABASE_URL is missing: run these tests with `npm run jest`')
  return url
}
