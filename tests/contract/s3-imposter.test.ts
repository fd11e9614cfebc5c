import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { s3Store } from '../../agency-api/media/s3-store.ts'

const requests: string[] = []
let page = ''
const server = createServer((request, response) => {
  requests.push(String(request.method))
  request.resume()
  response
    .writeHead(200, { 'content-type': 'text/html', 'content-length': Buffer.byteLength(page) })
    .end(page)
})

/** Opens a store with its own circuit breaker. */
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
beforeEach(() => {
  requests.length = 0
  page = '<html>Down for maintenance</html>'
})

const unavailable = { code: 'STORAGE_UNAVAILABLE' }

test('refuses to store, serve or list files on a web server that responds 200 to everything', async () => {
  await expect(openStore().put('properties/1/a.jpg', Buffer.from('a'), 'image/jpeg')).rejects.toMatchObject(
    unavailable,
  )
  await expect(openStore().get('properties/1/a.jpg')).rejects.toMatchObject(unavailable)
  await expect(openStore().list('properties')).rejects.toMatchObject(unavailable)
})

test('does not delete a file whose copy is not confirmed', async () => {
  await expect(openStore().move('quarantine/a.jpg', 'properties/1/a.jpg')).rejects.toMatchObject(unavailable)
  expect(requests).not.toContain('DELETE')
})

test('gives up on a list that never ends', async () => {
  page =
    '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken></ListBucketResult>'
  await expect(openStore().list('properties')).rejects.toMatchObject(unavailable)
  expect(requests).toHaveLength(2)
})
