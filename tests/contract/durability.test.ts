import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../agency-api/db/open.ts'
import { testKilledWrites } from '../faults/killed-writes.ts'
import { testSecondProcess } from '../faults/second-process.ts'
import { testSyncs } from '../faults/syncs.ts'
import { type ApiProcess, waitUntilReady, startApi } from './api-process.ts'

let dataDir: string
let running: ApiProcess[] = []
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-durability-'))
})
afterEach(async () => {
  for (const api of running) {
    api.child.kill('SIGKILL')
    await api.exit
  }
  running = []
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await startApi({ AGENCY_DATA_DIR: dataDir, AGENCY_REGISTRATION: 'open', ...env })
  running.push(api)
  return api
}

// The first three tests are short versions of those in `npm run faults`.
test('recovers with every acknowledged write after being killed during writes and startup', async () => {
  expect(await testKilledWrites('SQLite', 2)).toMatchObject({ attempts: 2, failures: [] })
}, 60_000)

test('syncs each commit to the disk before acknowledging it (strace)', async () => {
  const result = await testSyncs(20)
  if (typeof result === 'string') return process.stdout.write(`${result}\n`)
  expect(result.failures).toEqual([])
}, 60_000)

test('rejects a second process on the same data directory and names the pid of the first', async () => {
  expect(await testSecondProcess(1)).toMatchObject({ attempts: 1, failures: [] })
})

test('finishes the current request, closes and exits with 0 on SIGTERM', async () => {
  const api = await start()
  await waitUntilReady(api)
  const body = 'name=Last&email=last%40example.pt&password=12345-durable&password_confirmation=12345-durable'
  const slowRequest = request(`${api.url}/api/v1/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      expect: '100-continue',
    },
  })
  slowRequest.flushHeaders()
  // The API has accepted the request and waits for its body.
  await once(slowRequest, 'continue')
  const signalledAt = performance.now()
  api.child.kill('SIGTERM')
  await setTimeout(300)
  slowRequest.end(body)
  const [response] = (await once(slowRequest, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(201)
  expect(await api.exit).toBe(0)
  expect(performance.now() - signalledAt).toBeLessThan(8000)
  const db = openDatabase({ dataDir })
  const users = await db.selectFrom('users').select('email').execute()
  await db.destroy()
  expect(users).toEqual([{ email: 'last@example.pt' }])
})

test('rejects an invalid environment and names the settings', async () => {
  const api = await start({ SMTP_URL: 'not an address', AGENCY_DEMO: 'maybe' })
  expect(await api.exit).toBe(1)
  expect(api.output()).toMatch(/SMTP_URL[^]*AGENCY_DEMO|AGENCY_DEMO[^]*SMTP_URL/)
})
