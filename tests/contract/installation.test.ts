import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { adoptStore, bindStore, WrongStoreError } from '../../agency-api/media/installation.ts'
import { listStoredFiles } from '../../agency-api/media/row-files.ts'
import { openMediaStore } from '../../agency-api/media/open.ts'
import { sweepOrphans } from '../../agency-api/media/sweep.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient } from './test-client.ts'
import { fileOf, jpeg } from './photos.ts'
import { insertKeyItem, addProperty } from './portfolio.ts'
import { type ApiProcess, waitUntilReady, startApi } from './api-process.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-installation-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const createInstallation = async () => {
  const dataDir = mkdtempSync(path.join(folder, 'installation-'))
  const db = openDatabase({ dataDir })
  await migrate(db)
  return { db, media: await openMediaStore(readEnvironment({ AGENCY_DATA_DIR: dataDir })), dataDir }
}

eachDatabase((database) => {
  let client: TestClient
  let id: number
  let installation: { db: TestClient['context']['db']; media: TestClient['context']['media'] }
  beforeAll(async () => {
    client = await createTestClient(database)
    installation = client.context
    id = await addProperty(client, await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento'))
    await upload()
    await upload()
  })
  const upload = async () => {
    const body = { file: fileOf(await jpeg()) }
    return (await client.call('properties.uploadMedia', { params: { id }, body })).media
  }
  const sweep = (ms = 0) => sweepOrphans({ ...installation, now: () => new Date(Date.now() + ms) })
  const listFiles = () => installation.media.list(`properties/${id}`)
  const weekMs = 7 * 86_400_000
  /** Original, page, card, small and thumb. */
  const filesPerPhoto = 5

  test('assigns an installation id to a database and its store, and refuses to bind another database to that store', async () => {
    const other = await createInstallation()
    await expect(bindStore({ db: other.db, media: installation.media })).rejects.toThrow(WrongStoreError)
    await bindStore(installation)
    await bindStore(installation)
    await expect(bindStore({ db: other.db, media: installation.media })).rejects.toThrow(
      /different installations/,
    )
    await bindStore(other)
    await expect(bindStore({ db: other.db, media: installation.media })).rejects.toThrow(/media:adopt/)
    await expect(bindStore({ db: installation.db, media: other.media })).rejects.toThrow(WrongStoreError)
    const mixed = { db: other.db, media: installation.media, now: () => new Date(Date.now() + 2 * weekMs) }
    await expect(sweepOrphans(mixed)).rejects.toThrow(WrongStoreError)
    expect(await listFiles()).toHaveLength(2 * filesPerPhoto)
    await other.db.destroy()
  })

  test.each([
    ['control characters', 'a\u001b[2J\r\n{"level":"info"}\u009b', 'a\\u{1b}\\u{5b}2J\\u{d}\\u{a}\\u{7b}'],
    ['a megabyte', 'x'.repeat(1_000_000), 'damaged, 1000000 bytes'],
  ])(
    'prints neither control characters nor overlong text in the error about an installation id with %s',
    async (_, id, printed) => {
      const other = await createInstallation()
      await other.media.put('installation-id', Buffer.from(id))
      const error = await bindStore({ db: installation.db, media: other.media }).catch(String)
      expect(error).toContain(`the media store: ${printed}`)
      expect(error).not.toMatch(/[^\n -~]/)
      expect(String(error).length).toBeLessThan(1000)
      await other.db.destroy()
    },
  )

  test('rejects a store without an id when the database references files, as with an unmounted folder', async () => {
    const other = await createInstallation()
    await expect(bindStore({ db: installation.db, media: other.media })).rejects.toThrow(
      /of which 2 are not in the store/,
    )
    await other.db.destroy()
  })

  test('adopts a store on request and rejects the previous installation from then on', async () => {
    const other = await createInstallation()
    // Counts a photo and its variants as one file.
    expect(await adoptStore({ db: other.db, media: installation.media })).toEqual({
      shared: 0,
      missing: 0,
      unreferenced: 2,
    })
    await bindStore({ db: other.db, media: installation.media })
    await expect(bindStore(installation)).rejects.toThrow(WrongStoreError)
    await adoptStore(installation)
    await bindStore(installation)
    await other.db.destroy()
  })

  test('quarantines a deleted photo for a week and serves it when a row references it again', async () => {
    const media = await upload()
    const file = media?.file ?? ''
    const row = await installation.db
      .selectFrom('media')
      .selectAll()
      .where('file', '=', file)
      .executeTakeFirstOrThrow()
    const fetchStatus = async () => (await client.app.request(`/media/properties/${id}/${file}`)).status
    const remove = () => client.call('properties.removeMedia', { params: { id }, body: { media_id: row.id } })
    await remove()
    expect([await fetchStatus(), (await listFiles()).length]).toEqual([404, 2 * filesPerPhoto])
    await installation.db.insertInto('media').values(row).execute()
    expect(await fetchStatus()).toBe(200)
    await remove()
    await installation.db.insertInto('media').values(row).execute()
    expect(await sweep(2 * weekMs)).toMatchObject({ restored: filesPerPhoto, deleted: 0 })
    expect(await listFiles()).toHaveLength(3 * filesPerPhoto)
    await remove()
    expect(await sweep(weekMs - 60_000)).toEqual({ quarantined: 0, restored: 0, deleted: 0 })
    expect(await sweep(weekMs + 60_000)).toEqual({ quarantined: 0, restored: 0, deleted: filesPerPhoto })
    expect(await fetchStatus()).toBe(404)
  })

  test('deletes nothing if the orphans are more than 30 files and more than a tenth of all files', async () => {
    const { media } = installation
    const nameOf = (n: number) => `0b7c0a34-0000-4000-8000-${String(n).padStart(12, '0')}`
    await media.put(`quarantine/agents/1/${nameOf(0)}.webp`, Buffer.from('x'))
    for (let n = 1; n <= 31; n += 1) await media.put(`agents/1/${nameOf(n)}.webp`, Buffer.from('x'))
    await expect(sweep(2 * weekMs)).rejects.toThrow('No row references 31 of 41 files')
    expect(
      [await media.list('agents/1'), await media.list('quarantine/agents')].map((all) => all.length),
    ).toEqual([31, 1])
    await media.remove(`agents/1/${nameOf(31)}.webp`)
    expect(await sweep(2 * weekMs)).toEqual({ quarantined: 30, restored: 0, deleted: 1 })
  })
})

describe('API process', () => {
  const running: ApiProcess[] = []
  afterAll(async () => {
    for (const api of running) {
      api.child.kill('SIGKILL')
      await api.exit
    }
  })
  const startWith = async (dataDir: string, commandPrefix: string[] = []) => {
    const api = await startApi({ AGENCY_DATA_DIR: dataDir, AGENCY_DISK_FLOOR_MB: '0' }, commandPrefix)
    running.push(api)
    return api
  }

  test('does not start with an empty database and a non-empty media folder, and keeps every file', async () => {
    const { db, media, dataDir } = await createInstallation()
    await db.destroy()
    await media.put('properties/1/0b7c0a34-0000-4000-8000-000000000000.jpg', await jpeg())
    const api = await startWith(dataDir)
    expect(await api.exit).toBe(1)
    expect(api.output()).toContain('npm run media:adopt')
    expect(await listStoredFiles(media)).toHaveLength(1)
  })

  test('writes files readable by its own user only, whatever the umask', async () => {
    const dataDir = path.join(folder, 'private')
    const api = await startWith(dataDir, ['sh', '-c', 'umask 022; exec "$@"', '-'])
    await waitUntilReady(api)
    expect(readdirSync(dataDir)).toContain('agency.sqlite')
    for (const name of ['.', ...readdirSync(dataDir, { recursive: true })].map(String))
      expect([name, statSync(path.join(dataDir, name)).mode & 0o077]).toEqual([name, 0])
  })
})
