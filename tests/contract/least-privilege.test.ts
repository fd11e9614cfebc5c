import { sql } from 'kysely'
import { migrate, migrateAtStart, openDatabase } from '../../agency-api/db/open.ts'
import { createDatabase, dropDatabase, prepareForApiRole } from './databases.ts'

const permissionError = /permission denied|must be owner/

let ownerUrl: string
beforeEach(async () => {
  ownerUrl = await createDatabase()
})
afterEach(() => dropDatabase(ownerUrl))

test('the role of the API can write rows, but not change the schema or read server files', async () => {
  const db = openDatabase({ DATABASE_URL: await prepareForApiRole(ownerUrl), dataDir: '' })
  try {
    await db.insertInto('settings').values({ name: 'ready_at', value: 'now' }).execute()
    for (const statement of [
      'create table more (id integer)',
      'alter table users add column more integer',
      'drop table activity',
      'truncate activity',
      'alter table activity disable trigger all',
      'create index more on users (name)',
      'create role more',
      "copy users to program 'cat'",
      "select pg_read_file('/etc/passwd')",
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(permissionError)
  } finally {
    await db.destroy()
  }
})

test('refuses to migrate with the role of the API, and serves after the owner has migrated', async () => {
  const olderMigration = '0014-order-on-the-website'
  const db = openDatabase({ DATABASE_URL: await prepareForApiRole(ownerUrl, olderMigration), dataDir: '' })
  const owner = openDatabase({ DATABASE_URL: ownerUrl, dataDir: '' })
  try {
    await expect(migrateAtStart(db)).rejects.toThrow(permissionError)
    expect(await migrate(owner)).toContain('0015-portals')
    expect(await migrateAtStart(db)).toEqual([])
    await expect(db.selectFrom('portal_accounts').selectAll().execute()).resolves.toEqual([])
  } finally {
    await db.destroy()
    await owner.destroy()
  }
})
