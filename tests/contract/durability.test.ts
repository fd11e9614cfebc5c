import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../agency-api/db/open.ts'
import { killDuringWrites } from '../torture/kill.ts'
import { secondProcess } from '../torture/second-process.ts'
import { countSyncs } from '../torture/syncs.ts'
import { type ApiProcess, ready, startApi } from './process.ts'

let dataDir: string
let running: ApiProcess[] = []
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-durability-'))
})
afterEach(async () => {
  for (const api of running) {
    api.child.kill('SIGKILL')
    await api.ended
  }
  running = []
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(more: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await startApi({ AGENCY_DATA_DIR: dataDir, AGENCY_REGISTRATION: 'open', ...more })
  running.push(api)
  return api
}

// Short forms of `npm run torture`, which kills sixty times.
test('killed in mid-write and while it starts, it opens by itself and has every write that it acknowledged', async () => {
  expect(await killDuringWrites('SQLite', 2)).toMatchObject({ tried: 2, losses: [] })
}, 60_000)

test('each commit is synced to the disk before it is acknowledged (strace)', async () => {
  const counted = await countSyncs(20)
  if (typeof counted === 'string') return process.stdout.write(`${counted}\n`)
  expect(counted.losses).toEqual([])
}, 60_000)

test('a second process on the same data folder is refused with the pid of the first', async () => {
  expect(await secondProcess(1)).toMatchObject({ tried: 1, losses: [] })
})

test('asked to stop, it ends the request under way, closes and leaves with 0', async () => {
  const api = await start()
  await ready(api)
  const body = 'name=Last&email=last%40example.pt&password=12345-durable&password_confirmation=12345-durable'
  const underWay = request(`${api.url}/api/v1/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      expect: '100-continue',
    },
  })
  underWay.flushHeaders()
  // The API has taken the request and waits for its body.
  await once(underWay, 'continue')
  const asked = performance.now()
  api.child.kill('SIGTERM')
  await setTimeout(300)
  underWay.end(body)
  const [answer] = (await once(underWay, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(201)
  expect(await api.ended).toBe(0)
  expect(performance.now() - asked).toBeLessThan(8000)
  const db = openDatabase({ dataDir })
  const users = await db.selectFrom('users').select('email').execute()
  await db.destroy()
  expect(users).toEqual([{ email: 'last@example.pt' }])
})

test('an environment that cannot be used is refused with what to set', async () => {
  const api = await start({ SMTP_URL: 'not an address', AGENCY_DEMO: 'maybe' })
  expect(await api.ended).toBe(1)
  expect(api.output()).toMatch(/SMTP_URL[^]*AGENCY_DEMO|AGENCY_DEMO[^]*SMTP_URL/)
})
