import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { storeResponseMs } from '../../agency-api/media/open.ts'
import type { MediaStore } from '../../agency-api/media/store.ts'
import { createS3Store } from '../../agency-api/media/s3-store.ts'
import { sweepOrphans } from '../../agency-api/media/sweep.ts'
import { eachDatabase } from './databases.ts'
import { startFaultyS3 } from './faulty-s3.ts'
import { createTestClient, errorOf } from './test-client.ts'
import { startS3 } from '../s3-server.ts'
import { fileOf, jpeg } from './photos.ts'
import { insertKeyItem, addProperty } from './portfolio.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-s3-'))
const keys = { keyId: 'S3RVER', secret: 'S3RVER' }
// A long time limit, so that tests don't time out on a busy machine.
const bucketOptions = { bucket: 'agency', region: 'eu-west-1', responseMs: storeResponseMs.command, ...keys }

let strict: Awaited<ReturnType<typeof startS3>>
let lenient: Awaited<ReturnType<typeof startS3>>

beforeAll(async () => {
  strict = await startS3(folder, { verifySignatures: true })
  lenient = await startS3(folder)
})
afterAll(async () => {
  await strict.close()
  await lenient.close()
  rmSync(folder, { recursive: true, force: true })
})

const textOf = async (file: Awaited<ReturnType<MediaStore['get']>>) =>
  file === null ? null : new Response(file.stream).text()

test('stores, returns, lists, moves and deletes files in a bucket', async () => {
  const store = createS3Store({ ...bucketOptions, endpoint: strict.url })
  await store.put('properties/1/a b.jpg', Buffer.from('one'))
  await store.put('properties/12/c.jpg', Buffer.from('three'))
  const found = await store.get('properties/1/a b.jpg')
  expect(found).toMatchObject({ size: 3 })
  expect(await textOf(found)).toBe('one')
  expect(await store.get('properties/1/none.jpg')).toBeNull()
  const listed = await createS3Store({ ...bucketOptions, endpoint: lenient.url }).list('properties/1')
  expect(listed.map((file) => file.path)).toEqual(['properties/1/a b.jpg'])
  expect(Date.now() - (listed[0]?.modified.getTime() ?? 0)).toBeLessThan(60_000)
  expect(await store.move('properties/1/a b.jpg', 'quarantine/properties/1/a b.jpg')).toBe(true)
  expect(await store.move('properties/1/a b.jpg', 'quarantine/properties/1/a b.jpg')).toBe(false)
  expect(await textOf(await store.get('quarantine/properties/1/a b.jpg'))).toBe('one')
  expect(await store.move('quarantine/properties/1/a b.jpg', 'properties/1/a b.jpg')).toBe(true)
  await store.remove('properties/1/a b.jpg')
  await store.remove('properties/1/a b.jpg')
  expect(await store.get('properties/1/a b.jpg')).toBeNull()
})

test('reports rejected credentials as a failure, not as a missing file', async () => {
  const store = createS3Store({ ...bucketOptions, endpoint: strict.url, secret: 'wrong' })
  await expect(store.get('properties/12/c.jpg')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
})

test('stops waiting for a hanging store after `responseMs`', async () => {
  const s3 = await startFaultyS3()
  const openStore = (responseMs: number) =>
    createS3Store({ ...bucketOptions, endpoint: s3.environment.S3_ENDPOINT, responseMs })
  s3.switch('hanging')
  const slowRead = openStore(storeResponseMs.command).get('properties/1/none.jpg')
  await expect(openStore(200).get('properties/1/none.jpg')).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
  })
  s3.switch('up')
  expect(await slowRead).toBeNull()
  await s3.close()
})

eachDatabase((database) => {
  test('stores and deletes photos and attachments in a bucket, and quarantines a file without a row', async () => {
    const client = await createTestClient(
      database,
      {},
      createS3Store({ ...bucketOptions, endpoint: lenient.url }),
    )
    const id = await addProperty(client, await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento'))
    const params = { id }
    const { media } = await client.call('properties.uploadMedia', {
      params,
      body: { file: fileOf(await jpeg()) },
    })
    const paper = fileOf(Buffer.from('%PDF'), 'a.pdf', 'application/pdf')
    const { attachment } = await client.call('properties.uploadAttachment', { params, body: { file: paper } })

    for (const file of [media?.file, media?.card, media?.page, media?.small, media?.thumb]) {
      const response = await client.app.request(`/media/properties/${id}/${file}`)
      expect([response.status, (await response.arrayBuffer()).byteLength > 50]).toEqual([200, true])
    }
    const download = await client.request('properties.downloadAttachment', {
      params: { id, attachment_id: attachment?.id ?? 0 },
    })
    expect(await download.text()).toBe('%PDF')

    const wrong = client.call('properties.uploadMedia', { params, body: { file: fileOf(Buffer.from('no')) } })
    expect(await errorOf(wrong)).toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' })
    const { db, media: store } = client.context
    expect(await store.list(`properties/${id}`)).toHaveLength(5)
    await client.call('properties.remove', { params })
    expect(await store.list(`properties/${id}`)).toEqual([])
    expect(await store.list(`attachments/properties/${id}`)).toEqual([])

    await store.put(`properties/${id}/0b7c0a34-0000-4000-8000-000000000000.jpg`, Buffer.from('x'))
    const later = () => new Date(Date.now() + 7_200_000)
    expect((await sweepOrphans({ db, media: store, now: later })).quarantined).toBeGreaterThan(0)
    expect(await store.list('properties')).toEqual([])
  })
})
