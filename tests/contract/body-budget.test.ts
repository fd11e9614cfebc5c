import { endpointOf } from '#contract/index.ts'
import { createApp } from '../../agency-api/app.ts'
import { bytesToReserve } from '../../agency-api/body-budget.ts'
import { eachDatabase } from './databases.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const largeBytes = 12_000_000
/** Number of large bodies that fit into half of the budget of 256 MB. */
const bodiesPerUser = 10

eachDatabase((database) => {
  let testApp: TestApp
  let app: TestApp['app']

  beforeAll(async () => {
    testApp = await openTestApp(database)
  })
  beforeEach(() => {
    app = createApp(testApp.context)
  })

  /**
   * Starts an upload that withholds its body. `started` resolves with `read` once the API reads the body, or with the
   * status if the API responds first.
   */
  function upload({ token }: { token: string }, hasLength = true) {
    const { promise: started, resolve } = Promise.withResolvers<'read'>()
    let abort: () => void = () => undefined
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          abort = () => controller.error(new Error('aborted'))
        },
        pull: () => resolve('read'),
      },
      { highWaterMark: 0 },
    )
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      ...(hasLength && { 'content-length': String(largeBytes) }),
    }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    const response = Promise.resolve(app.request('/api/v1/districts/add', init))
    const outcome = response.then(({ status }) => status)
    return { response, started: Promise.race([started, outcome]), abort }
  }

  async function startUploads(account: { token: string }, count = bodiesPerUser, hasLength = true) {
    const uploads = Array.from({ length: count }, () => upload(account, hasLength))
    for (const { started } of uploads) expect(await started).toBe('read')
    return uploads
  }

  async function tryUpload(account: { token: string }) {
    const { response } = upload(account)
    const { status, headers } = await response
    return [status, Number(headers.get('retry-after')) > 0]
  }

  async function abortAll(uploads: ReturnType<typeof upload>[]) {
    for (const { abort } of uploads) abort()
    for (const { response } of uploads) expect((await response).status).toBe(400)
  }

  test.each([true, false])("limits a user's unfinished bodies (Content-Length: %s)", async (hasLength) => {
    const [user, other] = [await testApp.addAccount(), await testApp.addAccount()]
    const uploads = await startUploads(user, bodiesPerUser, hasLength)
    expect(await tryUpload(user)).toEqual([429, true])
    await abortAll([...uploads, ...(await startUploads(other, 1))])
    await abortAll(await startUploads(user))
  })

  test('limits each user to half of what the other users leave of the budget', async () => {
    const uploads = []
    for (const count of [bodiesPerUser, 5, 3, 1, 1]) {
      const user = await testApp.addAccount()
      uploads.push(...(await startUploads(user, count)))
      expect(await tryUpload(user)).toEqual([429, true])
    }
    const last = await testApp.addAccount()
    expect(await tryUpload(last)).toEqual([503, true])
    await abortAll(uploads)
    await abortAll(await startUploads(last))
  })

  test('accepts short bodies after the limit is reached', async () => {
    const user = await testApp.addAccount()
    const uploads = await startUploads(user)
    const headers = {
      authorization: `Bearer ${user.token}`,
      'content-type': 'application/json',
      'content-length': '2',
    }
    const response = await app.request('/api/v1/districts/add', { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(422)
    await abortAll(uploads)
  })
})

test.each([
  [{ 'content-length': '64000' }, 0],
  [{ 'content-length': '64001' }, 64_001],
  [{ 'content-length': '99000000' }, 12_064_000],
  [{}, 12_064_000],
])('reserves bytes for a form with the headers %j', (headers, bytes) => {
  const request = new Request('http://api.test', {
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
  })
  expect(bytesToReserve(endpointOf('districts.add'), request)).toBe(bytes)
})
