import { Hono } from 'hono'
import { createS3Store } from '../../agency-api/media/s3-store.ts'
import { listenOnLoopback } from '../portals/listen.ts'
import { eachDatabase } from './databases.ts'
import { createTestClient } from './test-client.ts'
import { fileOf, jpeg } from './photos.ts'
import { insertKeyItem, addProperty } from './portfolio.ts'

let requests: string[] = []
let response = { status: 200, type: '', body: '' }
const app = new Hono().all('*', async ({ req }) => {
  requests.push(req.method)
  await req.arrayBuffer()
  const { status, type, body } = response
  return new Response(body, { status, headers: { 'content-type': type } })
})
let server: Awaited<ReturnType<typeof listenOnLoopback>>

/** Opens a store with its own circuit breaker. */
const openStore = () =>
  createS3Store({
    bucket: 'agency',
    endpoint: server.url,
    region: 'eu',
    keyId: 'a',
    secret: 'b',
    responseMs: 4_000,
  })

function respondWithError({ status, code }: { status: number; code: string }) {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`
  response = { status, type: 'application/xml', body: code === '' ? '' : body }
}

beforeAll(async () => {
  server = await listenOnLoopback(app)
})
afterAll(() => server.close())

describe('the S3 store, when its server responds 200 to everything', () => {
  const unavailable = { code: 'STORAGE_UNAVAILABLE' }

  beforeEach(() => {
    requests = []
    response = { status: 200, type: 'text/html', body: '<html>Down for maintenance</html>' }
  })

  test('is unavailable for storing, reading and listing files', async () => {
    await expect(openStore().put('properties/1/a.jpg', Buffer.from('a'))).rejects.toMatchObject(unavailable)
    await expect(openStore().get('properties/1/a.jpg')).rejects.toMatchObject(unavailable)
    await expect(openStore().list('properties')).rejects.toMatchObject(unavailable)
  })

  test('deletes no file whose copy is not confirmed', async () => {
    await expect(openStore().move('quarantine/a.jpg', 'properties/1/a.jpg')).rejects.toMatchObject(
      unavailable,
    )
    expect(requests).not.toContain('DELETE')
  })

  test('gives up on a list that never ends', async () => {
    response.body =
      '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken></ListBucketResult>'
    await expect(openStore().list('properties')).rejects.toMatchObject(unavailable)
    expect(requests).toHaveLength(2)
  })

  test('gives up on a list whose second page is truncated but has no continuation token', async () => {
    const pages = ['<NextContinuationToken>x</NextContinuationToken>', ''].map(
      (token) => `<ListBucketResult><IsTruncated>true</IsTruncated>${token}</ListBucketResult>`,
    )
    response = {
      status: 200,
      type: 'application/xml',
      get body() {
        return pages.shift() ?? ''
      },
    }
    await expect(openStore().list('properties')).rejects.toMatchObject(unavailable)
    expect(requests).toHaveLength(2)
  })
})

const refusals = [
  { status: 403, code: 'AccessDenied' },
  { status: 403, code: 'SignatureDoesNotMatch' },
  { status: 404, code: 'NoSuchBucket' },
  { status: 301, code: 'PermanentRedirect' },
  { status: 400, code: 'AuthorizationHeaderMalformed' },
  { status: 403, code: '' },
]

test.each(refusals)('reports a store that responds $status $code as unavailable', async (refusal) => {
  respondWithError(refusal)
  const store = openStore()
  const unavailable = { code: 'STORAGE_UNAVAILABLE', status: 503 }
  await expect(store.put('properties/1/a.jpg', Buffer.from('a'))).rejects.toMatchObject(unavailable)
  await expect(store.get('properties/1/a.jpg')).rejects.toMatchObject(unavailable)
  await expect(store.move('properties/1/a.jpg', 'properties/1/b.jpg')).rejects.toMatchObject(unavailable)
  await expect(store.remove('properties/1/a.jpg')).rejects.toMatchObject(unavailable)
  await expect(store.list('properties')).rejects.toMatchObject(unavailable)
})

// Some stores respond 403 to a read of a missing file.
test('keeps sending requests to a store that rejects reads', async () => {
  respondWithError({ status: 403, code: 'AccessDenied' })
  const store = openStore()
  for (let n = 0; n < 5; n += 1) await expect(store.get('properties/1/a.jpg')).rejects.toThrow()
  respondWithError({ status: 404, code: 'NoSuchKey' })
  expect(await store.get('properties/1/a.jpg')).toBeNull()
  expect(await store.move('properties/1/a.jpg', 'properties/1/b.jpg')).toBe(false)
})

eachDatabase((database) => {
  test.each(refusals)(
    'rejects uploads and requests for photos with 503 while the store responds $status $code',
    async (refusal) => {
      respondWithError(refusal)
      const client = await createTestClient(database, {}, openStore())
      const id = await addProperty(client, await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento'))
      const body = { file: fileOf(await jpeg()) }
      const upload = await client.request('properties.uploadMedia', { params: { id }, body })
      expect(upload.status).toBe(503)
      expect(await upload.json()).toMatchObject({ errors: { msg: 'STORAGE_UNAVAILABLE' } })
      const photo = await client.app.request(
        `/media/properties/${id}/0b7c0a34-0000-4000-8000-000000000000.jpg`,
      )
      expect(photo.status).toBe(503)
    },
  )
})
