import { sql } from 'kysely'
import { isMaybeCommitted } from '../../agency-api/db/unavailable.ts'
import { SqliteFile } from '../../agency-api/db/sqlite-file.ts'
import { createDiskStore } from '../../agency-api/media/disk-store.ts'
import { eachDatabaseAsOwner } from './databases.ts'
import { fileOf, jpeg } from './photos.ts'
import { insertKeyItem, createPropertyForm } from './portfolio.ts'
import { createTestClient } from './test-client.ts'

/** Texts that need more database pages than are allocated. */
const longTexts = { en: 'x'.repeat(5_000), pt: 'x'.repeat(5_000) }

eachDatabaseAsOwner((database) => {
  const fillDisk = () =>
    database.name === 'SQLite'
      ? sql`pragma max_page_count = 1`.execute(database.db())
      : sql`create trigger full_disk before insert on agents execute function no_space()`.execute(
          database.db(),
        )
  const freeDisk = () =>
    database.name === 'SQLite'
      ? sql`pragma max_page_count = 1000000`.execute(database.db())
      : sql`drop trigger full_disk on agents`.execute(database.db())

  beforeAll(async () => {
    if (database.name === 'PostgreSQL')
      await sql`create function no_space() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
        database.db(),
      )
  })

  test('rejects writes with 503 STORAGE_FULL and Retry-After, serves reads, and recovers', async () => {
    const client = await createTestClient(database)
    const add = () =>
      client.request('agents.add', {
        body: {
          first_name: 'Ana',
          last_name: 'Sá',
          email: 'ana@example.pt',
          role: { en: 'Sales', pt: 'Vendas' },
          description: longTexts,
        },
      })
    await fillDisk()
    const refused = await add()
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ errors: { msg: 'STORAGE_FULL' } })
    expect((await client.request('agents.list')).status).toBe(200)
    await freeDisk()
    expect((await add()).status).toBe(201)
  })

  test.each(['ENOSPC', 'EDQUOT'])(
    'refuses uploads with 503 STORAGE_FULL if the media store throws %s',
    async (code) => {
      const media = createDiskStore(`${database.dataDir}/media`)
      let isFull = true
      const { call, request } = await createTestClient(
        database,
        { AGENCY_DISK_FLOOR_MB: '0' },
        {
          ...media,
          async put(...file) {
            if (isFull) throw Object.assign(new Error('no space left on device, write'), { code })
            await media.put(...file)
          },
        },
      )
      const typeId = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
      const { property_id: id } = await call('properties.add', { body: createPropertyForm(typeId) })
      const attach = () =>
        request('properties.uploadAttachment', {
          params: { id },
          body: { file: fileOf(Buffer.from('%PDF-1.7'), 'a.pdf', 'application/pdf') },
        })
      const photo = fileOf(await jpeg())
      const addPhoto = () => request('properties.uploadMedia', { params: { id }, body: { file: photo } })
      for (const upload of [attach, addPhoto]) {
        const refused = await upload()
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
        expect(await refused.json()).toMatchObject({ errors: { msg: 'STORAGE_FULL' } })
      }
      isFull = false
      expect([(await attach()).status, (await addPhoto()).status]).toEqual([201, 201])
    },
  )
})

test.each([
  ['SQLITE_FULL', 13, 'DatabaseFull', false],
  ['SQLITE_IOERR_SHMSIZE (no space for shared memory)', 4_874, 'DatabaseFull', false],
  ['SQLITE_IOERR_WRITE', 778, 'DatabaseUnavailable', true],
  ['SQLITE_IOERR_FSYNC', 1_034, 'DatabaseUnavailable', true],
])('converts %s (%i) to %s', (_, errcode, name, mayBeCommitted) => {
  const error = new SqliteFile('/tmp/none.sqlite').convertError(Object.assign(new Error('disk'), { errcode }))
  expect([error instanceof Error && error.name, isMaybeCommitted(error)]).toEqual([name, mayBeCommitted])
})
