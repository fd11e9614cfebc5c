import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { migrate, migrateAtStart, migrationNames, openDatabase } from '../../agency-api/db/open.ts'
import { createDatabase, dropDatabase, eachDatabase, eachDatabaseAsOwner } from './databases.ts'
import { findIncompatibilities, readSchema } from './schema-compatibility.ts'

eachDatabase((database) => {
  test('changes nothing when migrating again', async () => {
    expect(await migrate(database.db())).toEqual([])
  })

  test('rejects a row that references a missing one', async () => {
    const orphan = database.db().insertInto('tokens').values({
      user_id: 4711,
      hash: 'x',
      created_at: '2026-01-01T00:00:00.000Z',
      expires_at: '2026-01-02T00:00:00.000Z',
    })
    await expect(orphan.execute()).rejects.toThrow(/foreign key/i)
  })

  test('rolls back a failed transaction', async () => {
    const countTags = () =>
      database
        .db()
        .selectFrom('tags')
        .select(sql<number>`count(*)`.as('n'))
        .executeTakeFirstOrThrow()
    const before = await countTags()
    const failing = database
      .db()
      .transaction()
      .execute(async (transaction) => {
        await transaction.deleteFrom('tags').execute()
        throw new Error('no')
      })
    await expect(failing).rejects.toThrow('no')
    expect(await countTags()).toEqual(before)
  })
})

/**
 * Migrations that do more than add, each with the reason why the previous version keeps working. A migration that
 * earlier versions can't work with is named NNNN-stop-…, so that they don't start (agency-api/db/newer-version.ts).
 */
const nonAdditiveMigrations: Record<string, string> = {
  '0009-inbox': 'rebuilds the table of messages, which no earlier version wrote to',
}

eachDatabaseAsOwner((database) => {
  // Kysely orders migrations by time and gives each a different millisecond, so the last may be ahead of the clock.
  const timestamp = new Date(Date.now() + 3_600_000).toISOString()
  const insertMigration = (migration: string) =>
    sql`insert into kysely_migration values (${migration}, ${timestamp})`
  const deleteInserted = sql`delete from kysely_migration where name > '9999'`
  afterEach(() => deleteInserted.execute(database.db()))

  test('starts on additive migrations of a newer version, but not after a stop migration', async () => {
    await insertMigration('9999-added').execute(database.db())
    expect(await migrateAtStart(database.db())).toEqual([])
    // Backups and moves to another database use `migrate`. They must not run: they would omit the newer version's data.
    await expect(migrate(database.db())).rejects.toThrow(/newer version .*9999-added.*Use that version/)
    await insertMigration('9999-stop-rebuilt').execute(database.db())
    await expect(migrateAtStart(database.db())).rejects.toThrow(/newer version .*9999-stop-rebuilt/)
  })

  test.each([
    ['create table more (id integer primary key)', []],
    ['create index more on agents (phone)', []],
    ['alter table agents add column more text', []],
    ['alter table agents add column more integer not null default 0 check (more in (0, 1))', []],
    ['drop table answered_calls', ['answered_calls is gone']],
    ['alter table agents drop column phone', ['agents.phone is gone']],
    ['create unique index more on agents (phone)', [expect.stringMatching(/^agents: unique/)]],
  ])('finds the incompatibilities of %s', async (statement, expected) => {
    const found = await database
      .db()
      .transaction()
      .execute(async (tx) => {
        const before = await readSchema(tx, database.name)
        await sql.raw(statement).execute(tx)
        // Thrown to roll the statement back.
        throw findIncompatibilities(before, await readSchema(tx, database.name))
      })
      .catch((thrown: unknown) => thrown)
    expect(found).toEqual(expected)
  })
})

describe.each(['SQLite', 'PostgreSQL'] as const)('migration steps on %s', (name) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-steps-'))
  let url: string | undefined
  afterAll(async () => {
    if (url !== undefined) await dropDatabase(url)
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('only add, unless listed with the reason why the previous version keeps working', async () => {
    if (name === 'PostgreSQL') url = await createDatabase()
    const db = openDatabase({ DATABASE_URL: url, dataDir })
    const found: Record<string, string[]> = {}
    let before = await readSchema(db, name)
    for (const migration of migrationNames) {
      await migrate(db, migration)
      const after = await readSchema(db, name)
      const problems = findIncompatibilities(before, after)
      if (problems.length > 0 && !/^\d{4}-stop-/.test(migration)) found[migration] = problems
      before = after
    }
    await db.destroy()
    expect(Object.keys(found)).toEqual(Object.keys(nonAdditiveMigrations))
  })
})
