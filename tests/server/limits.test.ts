import { setTimeout as pause } from 'node:timers/promises'
import { handleCall } from '@/app/api/_bff/proxy'
import { limits } from '#contract/limits.ts'
import { send, codeOf, createRequest, createTestSession } from './browser'
import { respondWith, startFakeUpstream } from './fake-upstream'
import { useFakeUpstream } from './use-fake-upstream'

const upstream = useFakeUpstream()
let cookie: string

beforeAll(async () => {
  cookie = (await createTestSession()).cookie
})
beforeEach(() => {
  upstream.handleBeforeBody = null
  upstream.response = respondWith(201)
  process.env.AGENCY_API_URL = upstream.origin
})

const uploadLimit = limits.uploadBytes + limits.multipartOverheadBytes
const form = { 'content-type': 'multipart/form-data; boundary=x' }

function streamOf(size: number): ReadableStream<Uint8Array> {
  let remaining = size
  return new ReadableStream({
    pull(controller) {
      const chunk = Math.min(remaining, 65_536)
      if (chunk === 0) return controller.close()
      remaining -= chunk
      controller.enqueue(new Uint8Array(chunk).fill(7))
    },
  })
}

test.each([
  ['/api/v1/property/7/media/upload', uploadLimit],
  ['/api/v1/property/add', limits.jsonBytes],
])('%s accepts a body up to its limit and rejects one byte more', async (path, limit) => {
  for (const [size, status] of [
    [limit - 1, 201],
    [limit, 201],
    [limit + 1, 413],
  ] as const) {
    for (const isSizeDeclared of [true, false]) {
      upstream.received = []
      const response = await send(path, {
        method: 'POST',
        cookie,
        headers: { ...form, ...(isSizeDeclared && { 'content-length': String(size) }) },
        body: streamOf(size),
      })
      expect([size, isSizeDeclared, response.status]).toEqual([size, isSizeDeclared, status])
      if (status === 413) expect(await codeOf(response)).toBe('FILE_TOO_LARGE')
      else expect(upstream.received.find(({ complete }) => complete)?.body.length).toBe(size)
    }
  }
})

test('aborts a body that exceeds the limit without declaring its size', async () => {
  await send('/api/v1/property/add', { method: 'POST', cookie, headers: form, body: streamOf(2_000_000) })
  await pause(50)
  expect(upstream.received.filter(({ complete }) => complete)).toEqual([])
})

test('forwards forms and JSON only', async () => {
  const response = await send('/api/v1/property/add', {
    method: 'POST',
    cookie,
    headers: { 'content-type': 'text/plain' },
    body: 'x',
  })
  expect([response.status, upstream.received.length]).toEqual([415, 0])
})

test('forwards an error response that was sent before the body was read', async () => {
  upstream.handleBeforeBody = (_request, response) => {
    respondWith(403, { errors: { msg: 'DEMO' } })(
      { method: '', url: '', headers: [], body: Buffer.of(), complete: false },
      response,
    )
    return true
  }
  const response = await send('/api/v1/property/7/media/upload', {
    method: 'POST',
    cookie,
    headers: form,
    body: streamOf(1_500_000),
  })
  expect([response.status, await codeOf(response)]).toEqual([403, 'DEMO'])
})

test('reports an unreachable API within 2.5 s, and succeeds once the API is reachable', async () => {
  const stoppedUpstream = await startFakeUpstream()
  await stoppedUpstream.close()
  process.env.AGENCY_API_URL = stoppedUpstream.origin
  const before = Date.now()
  const response = await send('/api/v1/properties', { cookie })
  expect([response.status, await codeOf(response)]).toEqual([504, 'SERVER_TIMEOUT_CONNECTION_ERROR'])
  expect(Date.now() - before).toBeLessThan(2_500)
  process.env.AGENCY_API_URL = upstream.origin
  expect((await send('/api/v1/properties', { cookie })).status).toBe(201)
})

test('times out after ten seconds without a response', async () => {
  upstream.handleBeforeBody = () => true
  const before = Date.now()
  const response = await send('/api/v1/property/7/archive', { method: 'POST', cookie })
  expect(await codeOf(response)).toBe('SERVER_TIMEOUT_CONNECTION_ERROR')
  const elapsedMs = Date.now() - before
  expect(elapsedMs).toBeGreaterThan(9_500)
  expect(elapsedMs).toBeLessThan(11_500)
}, 20_000)

test('aborts the upstream call when the client disconnects', async () => {
  const controller = new AbortController()
  let isUpstreamClosed = false
  upstream.handleBeforeBody = (incoming) => {
    incoming.once('close', () => {
      isUpstreamClosed = true
    })
    controller.abort()
    return true
  }
  const abortable = new Request(createRequest('/api/v1/property/7/archive', { method: 'POST', cookie }), {
    signal: controller.signal,
  })
  await handleCall(abortable, ['property', '7', 'archive'])
  await pause(200)
  expect(isUpstreamClosed).toBe(true)
})

test('retries reads twice after a gateway error, and never retries writes', async () => {
  upstream.response = respondWith(503, '<html>gate</html>')
  const read = await send('/api/v1/properties', { cookie })
  expect([read.status, await codeOf(read), upstream.received.length]).toEqual([
    504,
    'SERVER_TIMEOUT_CONNECTION_ERROR',
    3,
  ])
  upstream.received = []
  for (const path of ['property/7/archive', 'property/7/9/media/cover']) {
    await send(`/api/v1/${path}`, { method: 'POST', cookie })
  }
  expect(upstream.received).toHaveLength(2)
  upstream.received = []
  upstream.response = respondWith(503, { errors: { msg: 'UNDER_CONSTRUCTION' } })
  expect(await codeOf(await send('/api/v1/properties', { cookie }))).toBe('UNDER_CONSTRUCTION')
})

test('treats a connection closed during the response as a failure', async () => {
  upstream.response = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"properties":')
    setTimeout(() => response.destroy(), 20)
  }
  const response = await send('/api/v1/properties', { cookie })
  expect(await codeOf(response)).toBe('SERVER_TIMEOUT_CONNECTION_ERROR')
})
