import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { migrate, migrateAtStart, openDatabase } from '../../agency-api/db/open.ts'
import { defaultLimits } from '../../agency-api/db/postgres.ts'
import type { Database } from '../../agency-api/db/schema.ts'

export type TestDatabase = {
  name: 'SQLite' | 'PostgreSQL'
  /** Temporary folder of these tests: the SQLite file, media and outbox. */
  dataDir: string
  /** Arguments of `openDatabase`; `DATABASE_URL` is set for PostgreSQL only. Available from `beforeAll` on. */
  location: () => { DATABASE_URL?: string; dataDir: string }
  /** Opened and migrated. Available from `beforeAll` on. */
  db: () => Kysely<Database>
}

/**
 * Runs the tests on SQLite and on PostgreSQL, each with an empty, migrated database: `eachDatabase((database) => {
 * test('...', async () => { await database.db().selectFrom(...) }) })`.
 *
 * On PostgreSQL, the tests connect with the API's role, which may only read and write rows.
 */
export const eachDatabase = (tests: Tests) =>
  describeEachDatabase(tests, async () => urlForApiRole(await createDatabase(readVariable(migratedTemplate))))

/** Like `eachDatabase`, but with the role that owns the PostgreSQL database: migrating and restoring require it. */
export const eachDatabaseAsOwner = (tests: Tests) => describeEachDatabase(tests, createDatabase)

type Tests = (database: TestDatabase) => void

/** Environment variable that gives the workers the name of the migrated database to copy. */
const migratedTemplate = 'TEST_DATABASE_TEMPLATE'

/** Calls wait longer for a connection than in production: on a busy machine, 70 calls share 10 connections. */
const limits = { ...defaultLimits, connect: 30_000 }

function describeEachDatabase(tests: Tests, createUrl: () => Promise<string>): void {
  describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (name) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-test-'))
    let url: string | undefined
    let db: Kysely<Database> | undefined

    beforeAll(async () => {
      if (name === 'PostgreSQL') url = await createUrl()
      db = openDatabase({ DATABASE_URL: url, dataDir }, undefined, limits)
      await migrateAtStart(db)
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

    // Runs after the `afterAll` hooks of the tests, in which they close their own connections.
    afterAll(async () => {
      await db?.destroy()
      if (url !== undefined) await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    })
  })
}

/** Creates a database on the run's PostgreSQL (postgres.ts), empty or as a copy of `template`, and returns its URL. */
export async function createDatabase(template = 'template1'): Promise<string> {
  const url = new URL(readVariable('TEST_DATABASE_URL'))
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(`create database "${nameOf(url.href)}" template "${template}"`)
  return url.href
}

/** Creates the migrated database that `eachDatabase` copies: to migrate each copy would take half a second. */
export async function createMigratedTemplate(): Promise<void> {
  const url = await createDatabase()
  await prepareForApiRole(url)
  process.env[migratedTemplate] = nameOf(url)
}

export async function dropDatabase(url: string): Promise<void> {
  await runOnServer(`drop database "${nameOf(url)}" with (force)`)
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
  return urlForApiRole(ownerUrl)
}

function urlForApiRole(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = 'soleira_api'
  url.password = 'soleira'
  return url.href
}

async function runOnServer(statements: string, url = readVariable('TEST_DATABASE_URL')): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statements)
  await client.end()
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

function readVariable(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is missing: run these tests with \`npm run jest\``)
  return value
}
