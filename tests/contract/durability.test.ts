import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../agency-api/db/open.ts'
import { type ApiProcess, ready, startApi } from './process.ts'

/** `npm run torture` sets more. */
const kills = Number(process.env.TORTURE_KILLS ?? 4)

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

async function start(more: Record<string, string> = {}, around: string[] = []): Promise<ApiProcess> {
  const api = await startApi({ AGENCY_DATA_DIR: dataDir, AGENCY_REGISTRATION: 'open', ...more }, around)
  running.push(api)
  return api
}

const form = (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

async function join(api: ApiProcess): Promise<string> {
  const email = `first@example.pt`
  const words = { password: '12345-durable', password_confirmation: '12345-durable' }
  const answer = await fetch(`${api.url}/api/v1/register`, {
    method: 'POST',
    body: form({ name: 'First', email, ...words }),
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** Refreshes the session again and again: each answer acknowledges one committed transaction with a token in it. */
async function writeOn(
  api: ApiProcess,
  token: string,
  acknowledged: (token: string) => void,
  most = Infinity,
): Promise<void> {
  for (let n = 0; n < most; n += 1) {
    const answer = await fetch(`${api.url}/api/v1/token`, {
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => null)
    if (!answer?.ok) return
    const body: unknown = await answer.json().catch(() => null)
    if (typeof body !== 'object' || body === null || !('token' in body)) return
    token = String(body.token)
    acknowledged(token)
  }
}

test(`killed ${kills} times in mid-write, it opens by itself and has every write that it acknowledged`, async () => {
  let api = await start()
  await ready(api)
  let newest = await join(api)
  let acknowledged = 0
  for (let n = 0; n < kills; n += 1) {
    const writing = writeOn(api, newest, (token) => {
      newest = token
      acknowledged += 1
    })
    await setTimeout(100 + Math.random() * 400)
    api.child.kill('SIGKILL')
    expect(await api.ended).toBe('SIGKILL')
    await writing
    api = await start()
    await ready(api)
    // The newest acknowledged token lives, and so every transaction before it.
    const answer = await fetch(`${api.url}/api/v1/profile`, {
      headers: { authorization: `Bearer ${newest}` },
    })
    expect([n, answer.status]).toEqual([n, 200])
  }
  api.child.kill('SIGTERM')
  await api.ended
  const db = openDatabase({ dataDir })
  const tokens = await db.selectFrom('tokens').select('id').execute()
  await db.destroy()
  // Replaced ones live ten seconds more and are swept at each start: at least the newest is there.
  expect(tokens.length).toBeGreaterThan(0)
  expect(acknowledged).toBeGreaterThan(kills * 5)
  process.stdout.write(`${acknowledged} acknowledged writes, ${kills} kills, none lost\n`)
}, 600_000)

const traced = spawnSync('strace', ['-V']).status === 0
;(traced ? test : test.skip)(
  'each commit is synced to the disk before it is acknowledged (strace)',
  async () => {
    const log = path.join(dataDir, 'strace.log')
    const api = await start({}, ['strace', '-f', '-o', log, '-e', 'trace=fsync,fdatasync'])
    await ready(api)
    const token = await join(api)
    const syncs = () =>
      readFileSync(log, 'utf8').match(/(fsync|fdatasync)\(\d+\) += 0|(fsync|fdatasync) resumed>\) += 0/g)
        ?.length ?? 0
    const before = syncs()
    let writes = 0
    await writeOn(api, token, () => (writes += 1), 100)
    const made = syncs() - before
    // strace holds back signals that are sent to it: the API is stopped by its own id.
    process.kill(Number(readFileSync(path.join(dataDir, 'agency.pid'), 'utf8')), 'SIGTERM')
    await api.ended
    process.stdout.write(`${writes} commits, ${made} syncs\n`)
    expect(writes).toBe(100)
    expect(made).toBeGreaterThanOrEqual(writes)
  },
  60_000,
)

test('a second process on the same data folder is refused with the pid of the first', async () => {
  const first = await start()
  await ready(first)
  const second = await start()
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`in use by process ${first.child.pid}`)
  first.child.kill('SIGKILL')
  await first.ended
  await ready(await start())
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
