import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { s3Store } from '../../agency-api/media/s3-store.ts'
import { eachDatabase } from './databases.ts'
import { createTestClient } from './test-client.ts'
import { fileOf, jpeg } from './photos.ts'
import { addKeyItem, addProperty } from './portfolio.ts'

let refusal = { status: 200, code: '' }
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const { status, code } = refusal
    const body =
      code === '' ? '' : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`
    response
      .writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) })
      .end(body)
  })
})

function openStore() {
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  return s3Store({ bucket: 'agency', endpoint, region: 'eu', keyId: 'a', secret: 'b', responseMs: 4_000 })
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const refusals = [
  { status: 403, code: 'AccessDenied' },
  { status: 403, code: 'SignatureDoesNotMatch' },
  { status: 404, code: 'NoSuchBucket' },
  { status: 301, code: 'PermanentRedirect' },
  { status: 400, code: 'AuthorizationHeaderMalformed' },
  { status: 403, code: '' },
]

test.each(refusals)('reports a store that responds $status $code as unavailable', async (response) => {
  refusal = response
  const store = openStore()
  const unavailable = { code: 'STORAGE_UNAVAILABLE', status: 503 }
  await expect(store.put('properties/1/a.jpg', Buffer.from('a'), 'image/jpeg')).rejects.toMatchObject(
    unavailable,
  )
  await expect(store.get('properties/1/a.jpg')).rejects.toMatchObject(unavailable)
  await expect(store.move('properties/1/a.jpg', 'properties/1/b.jpg')).rejects.toMatchObject(unavailable)
  await expect(store.remove('properties/1/a.jpg')).rejects.toMatchObject(unavailable)
  await expect(store.list('properties')).rejects.toMatchObject(unavailable)
})

test('stays available after refused reads of unknown files', async () => {
  refusal = { status: 403, code: 'AccessDenied' }
  const store = openStore()
  for (let n = 0; n < 5; n += 1) await expect(store.get('properties/1/a.jpg')).rejects.toThrow()
  refusal = { status: 404, code: 'NoSuchKey' }
  expect(await store.get('properties/1/a.jpg')).toBeNull()
  expect(await store.move('properties/1/a.jpg', 'properties/1/b.jpg')).toBe(false)
})

eachDatabase((database) => {
  test.each(refusals)(
    'an upload and a photo return 503 while the store responds $status $code',
    async (response) => {
      refusal = response
      const client = await createTestClient(database, {}, openStore())
      const id = await addProperty(client, await addKeyItem(database.db(), 'types', 'Flat', 'Apartamento'))
      const body = { file: fileOf(await jpeg()) }
      const refused = await client.request('properties.uploadMedia', { params: { id }, body })
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({ errors: { msg: 'STORAGE_UNAVAILABLE' } })
      const photo = await client.app.request(
        `/media/properties/${id}/0b7c0a34-0000-4000-8000-000000000000.jpg`,
      )
      expect(photo.status).toBe(503)
    },
  )
})
