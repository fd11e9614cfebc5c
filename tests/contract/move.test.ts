import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { moveAgency } from '../../agency-api/backup/move.ts'
import { lockDataDirectory } from '../../agency-api/data-lock.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import type { Database } from '../../agency-api/db/schema.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import { adoptStore, bindStore } from '../../agency-api/media/installation.ts'
import { openMediaStore, storeResponseMs } from '../../agency-api/media/open.ts'
import { createS3Store } from '../../agency-api/media/s3-store.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { readSetting } from '../../agency-api/settings.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import { issueId } from './issue-id.ts'
import { storeFiles } from './portfolio.ts'
import { startS3 } from '../s3-server.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-move-'))
const dataDir = path.join(folder, 'old')
let s3: Awaited<ReturnType<typeof startS3>>
let url = ''
let old: Kysely<Database>
const openOldFiles = () => openMediaStore(readEnvironment({ AGENCY_DATA_DIR: dataDir }))
const openBucket = () =>
  createS3Store({
    bucket: 'agency',
    region: 'eu-west-1',
    endpoint: s3.url,
    responseMs: storeResponseMs.command,
    keyId: 'S3RVER',
    secret: 'S3RVER',
  })

beforeAll(async () => {
  s3 = await startS3(path.join(folder, 's3'))
  old = openDatabase({ dataDir })
  await migrate(old)
  const media = await openOldFiles()
  await seedAgency(old, media, { now: new Date(), photos: false })
  await storeFiles(old, media)
  await adoptStore({ db: old, media })
  const { id } = await old.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  await old
    .insertInto('tokens')
    .values({ user_id: id, hash: 'of-a-session', created_at: at, expires_at: at })
    .execute()
})
beforeEach(async () => {
  url = await createDatabase()
})
afterEach(() => dropDatabase(url))
afterAll(async () => {
  await old.destroy()
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const countRows = async (db: Kysely<Database>, table: 'properties' | 'tokens' | 'activity' | 'users') =>
  Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n)

test('moves everything from SQLite and the disk to PostgreSQL and S3 with one command, and prints the counts', async () => {
  const file = path.join(folder, 'new.env')
  writeFileSync(
    file,
    `DATABASE_URL=${url}\nS3_BUCKET=agency\nS3_ENDPOINT=${s3.url}\nS3_ACCESS_KEY_ID=S3RVER\nS3_SECRET_ACCESS_KEY=S3RVER\n`,
  )
  const move = () =>
    new Promise<{ code: number | null; message: string }>((resolve) => {
      const { PATH } = process.env
      const child = spawn(process.execPath, ['--no-warnings', 'agency-api/db/move.ts', '--to', file], {
        env: { PATH, AGENCY_DATA_DIR: dataDir },
      })
      let message = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => (message += String(text)))
      child.on('close', (code) => resolve({ code, message }))
    })
  const unlock = lockDataDirectory(dataDir)
  expect(await move()).toMatchObject({ code: 1, message: expect.stringContaining('Stop it first') })
  unlock()

  const result = await move()
  expect(result.message).toMatch(/Moved and compared: \d+ rows of \d+ tables, 3 files of 300008 bytes/)
  expect(result.code).toBe(0)
  const db = openDatabase({ DATABASE_URL: url, dataDir })
  for (const table of ['properties', 'tokens', 'activity', 'users'] as const)
    expect([table, await countRows(db, table)]).toEqual([table, await countRows(old, table)])
  // New records get ids after the moved ones.
  const at = new Date().toISOString()
  const { id } = await db
    .insertInto('users')
    .values({ name: 'Nova', email: 'nova@agency.example', role: 'User', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const highest = await old
    .selectFrom('users')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  expect(id).toBeGreaterThan(highest.id)
  expect((await openBucket().list('properties')).map((item) => item.path)).toEqual([
    'properties/1/a.jpg',
    'properties/2/b.png',
  ])
  // The databases and stores of both installations have the same installation id.
  for (const installation of [
    { db, media: openBucket() },
    { db: old, media: await openOldFiles() },
  ])
    await bindStore(installation)
  expect(await readSetting(db, 'installation_id')).toBe(await readSetting(old, 'installation_id'))
  await db.destroy()

  expect(await move()).toMatchObject({
    code: 1,
    message: expect.stringContaining('already contains records'),
  })
}, 120_000)

test('never reissues the id of a deleted record after a move to PostgreSQL and back to SQLite', async () => {
  let from = { db: old, media: await openOldFiles() }
  const opened: Kysely<Database>[] = []
  for (const DATABASE_URL of [url, undefined]) {
    const targetDir = mkdtempSync(path.join(folder, 'moved-'))
    const db = openDatabase({ DATABASE_URL, dataDir: targetDir })
    opened.push(db)
    const to = { db, media: await openMediaStore(readEnvironment({ AGENCY_DATA_DIR: targetDir })) }
    const before = await issueId(from.db)
    await moveAgency(from, to)
    expect(await issueId(to.db)).toBeGreaterThan(before)
    from = to
  }
  await Promise.all(opened.map((db) => db.destroy()))
})

test('leaves no rows after an interrupted move, and copies no file again when repeated', async () => {
  const store = openBucket()
  for (const file of await store.list('properties')) await store.remove(file.path)
  const db = openDatabase({ DATABASE_URL: url, dataDir })
  const from = { db: old, media: await openOldFiles() }
  const failAtProperties = (line: string) => {
    if (line.startsWith('properties:')) throw new Error('The power failed')
  }
  await expect(moveAgency(from, { db, media: store }, failAtProperties)).rejects.toThrow('The power failed')
  expect(await countRows(db, 'users')).toBe(0)
  const writes: string[] = []
  const recordingStore = {
    ...store,
    put: async (name: string, bytes: Uint8Array) => {
      writes.push(name)
      await store.put(name, bytes)
    },
  }
  expect(await moveAgency(from, { db, media: recordingStore })).toMatchObject({ files: 3, bytes: 300_008 })
  expect(writes).toEqual([])
  await db.destroy()
})

test('stops at a store with foreign files, or at a file that was altered on the way', async () => {
  const db = openDatabase({ DATABASE_URL: url, dataDir })
  const from = { db: old, media: await openOldFiles() }
  const store = openBucket()
  await store.put('agents/9/stranger.jpg', Buffer.from('x'))
  await expect(moveAgency(from, { db, media: store })).rejects.toThrow('agents/9/stranger.jpg')
  await store.remove('agents/9/stranger.jpg')
  await store.put('properties/1/a.jpg', Buffer.from('half of it'))
  await expect(moveAgency(from, { db, media: store })).rejects.toThrow('was changed while it was copied')
  expect(await countRows(db, 'users')).toBe(0)
  expect(readdirSync(dataDir)).toContain('agency.sqlite')
  await db.destroy()
})

test('keeps records that somebody adds to the new database while files are copied', async () => {
  const db = openDatabase({ DATABASE_URL: url, dataDir })
  const targetDir = mkdtempSync(path.join(folder, 'in-use-'))
  const files = await openMediaStore(readEnvironment({ AGENCY_DATA_DIR: targetDir }))
  const media = {
    ...files,
    put: async (name: string, bytes: Uint8Array) => {
      await files.put(name, bytes)
      const at = new Date().toISOString()
      const email = `${name}@agency.example`
      await db
        .insertInto('users')
        .values({ name, email, role: 'Administrator', verified: 1, created_at: at, updated_at: at })
        .execute()
    },
  }
  await expect(moveAgency({ db: old, media: await openOldFiles() }, { db, media })).rejects.toThrow(
    /in the meantime/,
  )
  expect(await countRows(db, 'users')).toBeGreaterThan(0)
  await db.destroy()
})
