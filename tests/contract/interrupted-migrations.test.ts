import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { migrate, migrationNames, openDatabase } from '../../agency-api/db/open.ts'
import { testKilledMigrations } from '../faults/killed-migrations.ts'

// Short versions of `npm run faults -- --only R-22`.
test.each([
  ['an empty', false],
  ['a non-empty', true],
])('migrates %s SQLite database after a kill in the middle of its migrations', async (_, hasRows) => {
  expect(await testKilledMigrations({ hasRows, kills: 6 })).toMatchObject({ attempts: 6, failures: [] })
})

describe('SQLite upgrade', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-upgrade-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  test('copies the database first and keeps the last three copies', async () => {
    const db = openDatabase({ dataDir })
    for (const migration of migrationNames.slice(0, 5)) await migrate(db, migration)
    await migrate(db)
    await db.destroy()
    const folder = path.join(dataDir, 'before-upgrade')
    const copies = readdirSync(folder)
    expect(copies).toEqual(migrationNames.slice(2, 5).map((name) => `agency-${name}.sqlite`))
    const reopenedDb = openDatabase({ dataDir })
    await sql`attach ${path.join(folder, copies[2] ?? '')} as copy`.execute(reopenedDb)
    const { rows } = await sql`select count(*) as tags from copy.tags`.execute(reopenedDb)
    expect(rows).toEqual([{ tags: 3 }])
    await reopenedDb.destroy()
  })

  test('does not delete the new copy when a restored older database is upgraded', async () => {
    const [first = '', ...later] = migrationNames.slice(0, 4).map((name) => `agency-${name}.sqlite`)
    const folder = path.join(dataDir, 'before-upgrade')
    mkdirSync(folder)
    for (const name of later) writeFileSync(path.join(folder, name), '')
    const db = openDatabase({ dataDir })
    await migrate(db, migrationNames[0])
    await migrate(db)
    await db.destroy()
    expect(readdirSync(folder)).toEqual([first, ...later.slice(1)])
  })

  test.each([
    ['empty', undefined, /interrupted during the migration 0001-foundation.*delete agency\.sqlite/],
    ['filled', '0003-settings', /interrupted during the migration 0004-developments.*latest backup/],
  ])(
    'explains how to recover a database that was %s when its migration by an earlier version was interrupted',
    async (_, upTo, message) => {
      const db = openDatabase({ dataDir })
      if (upTo === undefined) {
        // The migrator creates its own tables first.
        await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db)
        await sql`create table users (id integer)`.execute(db)
      } else {
        await migrate(db, upTo)
        await sql`alter table condominiums add column bedrooms integer`.execute(db)
      }
      await expect(migrate(db)).rejects.toThrow(message)
      await db.destroy()
    },
  )
})
