import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import type { Database } from '../../agency-api/db/schema.ts'
import { ReaderPool } from '../../agency-api/db/reader-pool.ts'
import { SqliteFile } from '../../agency-api/db/sqlite-file.ts'
import { readSetting, writeSetting } from '../../agency-api/settings.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-readers-'))
let db: Kysely<Database>

beforeAll(async () => {
  db = openDatabase({ dataDir, readers: 2 })
  await migrate(db)
})

afterAll(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Counts to a number in SQL; larger numbers make slower reads. */
const countInSql = (to: number) =>
  sql<{
    n: number
  }>`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${to})
    select max(n) as n from counted`

test('blocks neither the main thread nor other reads during a slow read', async () => {
  const slowRead = countInSql(3_000_000).execute(db)
  let isReadPending = true
  void slowRead.then(() => (isReadPending = false))
  await readSetting(db, 'demo')
  await writeSetting(db, 'ready_at', 'written meanwhile')
  const wasPendingAfterWrite = isReadPending
  expect((await slowRead).rows).toEqual([{ n: 3_000_000 }])
  expect(wasPendingAfterWrite).toBe(true)
})

test('reads committed data immediately', async () => {
  for (let n = 0; n < 100; n += 1) {
    await writeSetting(db, 'ready_at', String(n))
    expect(await readSetting(db, 'ready_at')).toBe(String(n))
  }
})

test('shows uncommitted writes only to their own transaction', async () => {
  await writeSetting(db, 'ready_at', 'before')
  await db.transaction().execute(async (tx) => {
    await writeSetting(tx, 'ready_at', 'within')
    expect(await readSetting(tx, 'ready_at')).toBe('within')
    expect(await readSetting(db, 'ready_at')).toBe('before')
  })
  expect(await readSetting(db, 'ready_at')).toBe('within')
})

test('returns to the event loop between queued writes', async () => {
  const writes = 50
  let remaining = writes
  let turns = 0
  const handleTurn = () => {
    turns += 1
    if (remaining > 0) setImmediate(handleTurn)
  }
  setImmediate(handleTurn)
  const write = async (n: number) => {
    await writeSetting(db, 'ready_at', String(n))
    remaining -= 1
  }
  await Promise.all(Array.from({ length: writes }, (_, n) => write(n)))
  expect(turns).toBeGreaterThanOrEqual(writes - 1)
})

test('serializes writes, and rolls back a failed one', async () => {
  await writeSetting(db, 'ready_at', '0')
  const add = () =>
    db.transaction().execute(async (tx) => {
      const before = Number(await readSetting(tx, 'ready_at'))
      await writeSetting(tx, 'ready_at', String(before + 1))
      if (before % 2 === 1) throw new Error('undone')
    })
  const outcomes = await Promise.allSettled([add(), add(), add(), writeSetting(db, 'demo', '7')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await readSetting(db, 'ready_at')).toBe('1')
})

test('provides the SQL function `plain` in reader threads too', async () => {
  const { rows } = await sql<{ text: string }>`select plain('São  João') as text`.execute(db)
  expect(rows).toEqual([{ text: 'sao joao' }])
})

test('refuses to run a write as a read', async () => {
  const pool = new ReaderPool(new SqliteFile(path.join(dataDir, 'agency.sqlite')), 1)
  await expect(pool.read({ sql: 'delete from settings returning name', parameters: [] })).rejects.toThrow(
    /readonly/,
  )
  await expect(pool.read({ sql: 'select nothing', parameters: [] })).rejects.toMatchObject({ errcode: 1 })
  await pool.close()
})

test('fails only the statement of a hanging thread, and replaces the thread', async () => {
  const pool = new ReaderPool(new SqliteFile(path.join(dataDir, 'agency.sqlite')), 1, 2_000)
  const { sql: slow, parameters } = countInSql(30_000_000).compile(db)
  const [hung, next] = await Promise.allSettled([
    pool.read({ sql: slow, parameters }),
    pool.read({ sql: 'select 1 as one', parameters: [] }),
  ])
  expect(hung).toMatchObject({ status: 'rejected', reason: { message: 'A read took longer than 2000 ms' } })
  expect(next).toEqual({ status: 'fulfilled', value: [{ one: 1 }] })
  await pool.close()
})

test('ends its threads and leaves one complete file when it is closed', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-readers-'))
  const closingDb = openDatabase({ dataDir: folder, readers: 2 })
  await migrate(closingDb)
  await Promise.all([
    readSetting(closingDb, 'demo'),
    readSetting(closingDb, 'demo'),
    readSetting(closingDb, 'demo'),
  ])
  await closingDb.destroy()
  expect(readdirSync(folder)).toEqual(['agency.sqlite'])
  rmSync(folder, { recursive: true, force: true })
})
