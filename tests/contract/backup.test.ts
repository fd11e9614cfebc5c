import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { extract, pack } from 'tar-stream'
import { Trailer, trailerName } from '../../agency-api/backup/format.ts'
import { readBackup, verifyBackup } from '../../agency-api/backup/read.ts'
import { allTables, backupTables } from '../../agency-api/backup/tables.ts'
import { writeBackup } from '../../agency-api/backup/write.ts'
import { migrate, migrationNames, openDatabase } from '../../agency-api/db/open.ts'
import type { Database } from '../../agency-api/db/schema.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import { leaseDueMail, replyKey } from '../../agency-api/mail/queue.ts'
import { openMediaStore } from '../../agency-api/media/open.ts'
import type { MediaStore } from '../../agency-api/media/store.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { eachDatabaseAsOwner, type TestDatabase } from './databases.ts'
import { issueId } from './issue-id.ts'
import { storeFiles } from './portfolio.ts'

type Installation = {
  db: Kysely<Database>
  media: MediaStore
  location: { DATABASE_URL?: string; dataDir: string }
}

const folders: string[] = []
const createFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-backup-'))
  folders.push(folder)
  return folder
}
const now = () => new Date('2026-11-21T10:00:00Z')
const openStore = (folder: string) => openMediaStore(readEnvironment({ AGENCY_DATA_DIR: folder }))

async function computeFingerprint({ db, media }: Installation) {
  const hash = (value: string | Buffer) => createHash('sha256').update(value).digest('hex')
  const hashes: Record<string, string> = {}
  for (const { name, order } of backupTables) {
    const orderBy = sql.join(order.map((column) => sql.raw(column)))
    const query = sql<{ name?: unknown }>`select * from ${sql.table(name)} order by ${orderBy}`
    // A restored copy gets a new installation id.
    const rows = (await query.execute(db)).rows.filter((row) => row.name !== 'installation_id')
    hashes[name] = `${rows.length} ${hash(JSON.stringify(rows.map((row) => Object.entries(row).sort())))}`
  }
  for (const folder of ['properties', 'attachments']) {
    for (const { path } of await media.list(folder)) {
      const file = await media.get(path)
      hashes[path] = file === null ? 'missing' : hash(await buffer(file.stream))
    }
  }
  return hashes
}

async function seedInstallation({ db, media }: Installation) {
  await seedAgency(db, media, { now: now(), photos: false })
  await storeFiles(db, media)
}

async function openEmptyInstallation(database: TestDatabase): Promise<Installation> {
  const dataDir = createFolder()
  const { DATABASE_URL } = database.location()
  if (DATABASE_URL !== undefined)
    await sql`drop schema public cascade; create schema public`.execute(database.db())
  return open({ DATABASE_URL, dataDir })
}

/** Copies a backup. Each entry gets the content that `change` returns; null omits the entry. */
async function copyBackup(
  from: string,
  to: string,
  change: (name: string, content: Buffer) => Buffer | string | null,
): Promise<void> {
  const entries = createReadStream(from).pipe(createGunzip()).pipe(extract())
  const archive = pack()
  const writing = pipeline(archive, createGzip(), createWriteStream(to))
  for await (const entry of entries) {
    const { name } = entry.header
    const content = change(name, await buffer(entry))
    if (content !== null) archive.entry({ name }, content)
  }
  archive.finalize()
  await writing
}

const removeSequences = (from: string, to: string) =>
  copyBackup(from, to, (name, content) =>
    name === trailerName
      ? JSON.stringify({ ...Trailer.parse(JSON.parse(content.toString())), sequences: undefined })
      : content,
  )

const openDatabases: Kysely<Database>[] = []

async function open(location: Installation['location'] = { dataDir: createFolder() }): Promise<Installation> {
  const db = openDatabase(location)
  openDatabases.push(db)
  return { db, media: await openStore(location.dataDir), location }
}

eachDatabaseAsOwner((database) => {
  let installation: Installation
  beforeAll(async () => {
    installation = {
      db: database.db(),
      media: await openStore(database.dataDir),
      location: database.location(),
    }
    await seedInstallation(installation)
  })
  afterAll(async () => {
    await Promise.all(openDatabases.splice(0).map((db) => db.destroy()))
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })

  test('covers every table of the database', async () => {
    const existing = (await installation.db.introspection.getTables()).map(({ name }) => name)
    expect(allTables.map(({ name }) => name).toSorted()).toEqual(existing.toSorted())
  })

  test('restores every row and file, also into SQLite and back, and cancels running batches', async () => {
    const folder = createFolder()
    const before = await computeFingerprint(installation)
    expect(before.properties).toMatch(/^75 /)
    const totals = await writeBackup({ ...installation, now }, path.join(folder, 'first.tar.gz'))
    expect(totals.files).toBe(3)

    const sqlite = await open()
    await readBackup(sqlite, path.join(folder, 'first.tar.gz'))
    expect(await computeFingerprint(sqlite)).toEqual(before)
    await writeBackup({ ...sqlite, now }, path.join(folder, 'second.tar.gz'))

    const roundTrip = await openEmptyInstallation(database)
    await readBackup(roundTrip, path.join(folder, 'second.tar.gz'))
    expect(await computeFingerprint(roundTrip)).toEqual(before)

    // Batches that were running are cancelled, and drafts are not restored.
    const running = {
      resource: 'properties',
      change: '{"field":"deleted"}',
      created_at: now().toISOString(),
    } as const
    await sqlite.db
      .insertInto('batches')
      .values((['running', 'undoing', 'draft', 'done'] as const).map((state) => ({ ...running, state })))
      .execute()
    await writeBackup({ ...sqlite, now }, path.join(folder, 'third.tar.gz'))
    const restored = await open()
    await readBackup(restored, path.join(folder, 'third.tar.gz'))
    const states = await restored.db.selectFrom('batches').select('state').orderBy('id').execute()
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'done'])

    // The next record gets the next id, and constraints still apply.
    const at = now().toISOString()
    const agent = { first_name: 'Nova', last_name: 'Pessoa', created_at: at, updated_at: at }
    const { id } = await roundTrip.db
      .insertInto('agents')
      .values(agent)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(Number(before.agents?.split(' ')[0]) + 1)
    await expect(roundTrip.db.deleteFrom('agents').where('id', '=', 1).execute()).rejects.toThrow(
      /foreign key/i,
    )
    await roundTrip.db.deleteFrom('agents').where('id', '=', id).execute()
    installation = roundTrip
  })

  test('never reissues the id of a record that was deleted before the backup', async () => {
    const folder = createFolder()
    const firstId = await issueId(installation.db)
    await writeBackup({ ...installation, now }, path.join(folder, 'first.tar.gz'))
    const sqlite = await open()
    await readBackup(sqlite, path.join(folder, 'first.tar.gz'))
    const sqliteId = await issueId(sqlite.db)
    expect(sqliteId).toBeGreaterThan(firstId)

    await writeBackup({ ...sqlite, now }, path.join(folder, 'second.tar.gz'))
    installation = await openEmptyInstallation(database)
    await readBackup(installation, path.join(folder, 'second.tar.gz'))
    expect(await issueId(installation.db)).toBeGreaterThan(sqliteId)
  })

  test('restores backups without sequences, written by earlier versions', async () => {
    const folder = createFolder()
    await writeBackup({ ...installation, now }, path.join(folder, 'new.tar.gz'))
    await removeSequences(path.join(folder, 'new.tar.gz'), path.join(folder, 'old.tar.gz'))
    const highest = await installation.db
      .selectFrom('agents')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    installation = await openEmptyInstallation(database)
    await readBackup(installation, path.join(folder, 'old.tar.gz'))
    expect(await issueId(installation.db)).toBe(highest.id + 1)
  })

  test('excludes sessions', async () => {
    const file = path.join(createFolder(), 'backup.tar.gz')
    const user = await installation.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
    const at = now().toISOString()
    await installation.db
      .insertInto('tokens')
      .values({ user_id: user.id, hash: 'h', created_at: at, expires_at: '2027-01-01T00:00:00.000Z' })
      .execute()
    await writeBackup({ ...installation, now }, file)
    const restored = await open()
    await readBackup(restored, file)
    expect(await restored.db.selectFrom('tokens').selectAll().execute()).toEqual([])
    expect(await restored.db.selectFrom('users').select('email').execute()).toHaveLength(9)
  })

  test('restores undelivered replies as failed, no other mails, and sends none again', async () => {
    const file = path.join(createFolder(), 'backup.tar.gz')
    const { id: message_id } = await installation.db
      .selectFrom('messages')
      .select('id')
      .executeTakeFirstOrThrow()
    const at = now().toISOString()
    const replies = await installation.db
      .insertInto('message_replies')
      .values([1, 2].map(() => ({ message_id, author: 'Ana', subject: 'Re', text: 'Hi', sent_at: at })))
      .returning('id')
      .execute()
    const [waiting, failed] = replies.map(({ id }) => replyKey(id))
    const mail = { mail: '{"kind":"reply"}', created_at: at, due_at: at }
    await installation.db
      .insertInto('mail_queue')
      .values([
        { ...mail, key: waiting ?? '' },
        { ...mail, key: failed ?? '', failed_at: '2026-11-20T10:00:00.000Z' },
        { ...mail, key: 'verify:1', mail: '{"kind":"verify","userId":1}' },
      ])
      .execute()
    await writeBackup({ ...installation, now }, file)
    const other = await open()
    await migrate(other.db)
    await other.db
      .insertInto('mail_queue')
      .values({ ...mail, key: 'reset:ana@example.pt' })
      .execute()
    await readBackup(other, file)
    const restored = await other.db
      .selectFrom('mail_queue')
      .select(['key', 'failed_at'])
      .orderBy('id')
      .execute()
    expect(restored).toEqual([
      { key: waiting, failed_at: expect.any(String) },
      { key: failed, failed_at: '2026-11-20T10:00:00.000Z' },
    ])
    expect(await leaseDueMail({ db: other.db, now: () => new Date() })).toBeNull()
    await installation.db.deleteFrom('mail_queue').execute()
  })

  test('writes a file that only its owner can read, never overwrites one, and leaves no partial file', async () => {
    const folder = createFolder()
    const file = path.join(folder, 'backup.tar.gz')
    await writeBackup({ ...installation, now }, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(writeBackup({ ...installation, now }, file)).rejects.toThrow('already exists')
    expect(readdirSync(folder)).toEqual(['backup.tar.gz'])
  })

  test('writes a consistent snapshot while users keep saving', async () => {
    const file = path.join(createFolder(), 'backup.tar.gz')
    // Writes concurrently, as the API would; on SQLite through a second connection.
    const { db: writer } = await open(installation.location)
    await writer.updateTable('properties').set({ price_cents: 0 }).execute()
    let isSaving = true
    const saves = (async () => {
      for (let price = 1; isSaving; price += 1) {
        await writer.updateTable('properties').set({ price_cents: price }).execute()
        await setImmediate()
      }
    })()
    await writeBackup({ ...installation, now }, file)
    isSaving = false
    await saves
    const other = await open()
    await readBackup(other, file)
    const prices = await other.db.selectFrom('properties').select('price_cents').distinct().execute()
    expect(prices).toHaveLength(1)
  })

  test('refuses to restore over existing records, from a truncated file, or from another kind of file', async () => {
    const folder = createFolder()
    const file = path.join(folder, 'backup.tar.gz')
    await writeBackup({ ...installation, now }, file)
    await expect(readBackup(installation, file)).rejects.toThrow('not empty')

    const truncatedFile = path.join(folder, 'cut.tar.gz')
    writeFileSync(truncatedFile, readFileSync(file))
    truncateSync(truncatedFile, Math.floor(statSync(file).size * 0.7))
    const other = await open()
    await expect(readBackup(other, truncatedFile)).rejects.toThrow()
    expect(await other.db.selectFrom('users').selectAll().execute()).toEqual([])
    expect(await other.db.selectFrom('tags').selectAll().execute()).toHaveLength(3)

    writeFileSync(path.join(folder, 'letter.txt'), 'Dear Sir or Madam')
    await expect(readBackup(other, path.join(folder, 'letter.txt'))).rejects.toThrow('Not a Soleira backup')
    await expect(readBackup(other, path.join(folder, 'missing.tar.gz'))).rejects.toThrow('ENOENT')
    await readBackup(other, file)
    expect(await computeFingerprint(other)).toEqual(await computeFingerprint(installation))
  })

  test.each(['rows/activity/', 'files/'])(
    'rejects a backup without its entries in %s',
    async (folderName) => {
      const folder = createFolder()
      const file = path.join(folder, 'backup.tar.gz')
      const report = await writeBackup({ ...installation, now }, file)
      await expect(verifyBackup(file, report)).resolves.toBeUndefined()
      const incompleteFile = path.join(folder, 'incomplete.tar.gz')
      await copyBackup(file, incompleteFile, (name, content) =>
        name.startsWith(folderName) ? null : content,
      )
      await expect(verifyBackup(incompleteFile, report)).rejects.toThrow('Verification failed')
      await expect(readBackup(await open(), incompleteFile)).rejects.toThrow('The backup is incomplete')
    },
  )

  test.each(['0008-list-indexes', '0014-order-on-the-website', '0033-properties-without-location'])(
    'restores and migrates a backup of version %s',
    async (migration) => {
      const file = path.join(createFolder(), 'backup.tar.gz')
      const old = await open()
      await migrate(old.db, migration)
      const agent = { first_name: 'Ana', last_name: 'Antiga', created_at: now().toISOString() }
      await sql`insert into agents (first_name, last_name, created_at, updated_at)
        values (${agent.first_name}, ${agent.last_name}, ${agent.created_at}, ${agent.created_at})`.execute(
        old.db,
      )
      await writeBackup({ ...old, now }, file)

      const restored = await openEmptyInstallation(database)
      await readBackup(restored, file)
      const agents = await restored.db.selectFrom('agents').selectAll().execute()
      expect(agents).toMatchObject([agent])
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        restored.db,
      )
      expect(rows.map(({ name }) => name)).toEqual(migrationNames)
    },
  )
})
