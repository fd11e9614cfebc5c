import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hashPassword } from '../../agency-api/accounts/passwords.ts'
import { openDatabase } from '../../agency-api/db/open.ts'
import { waitUntilReady, type LaunchedProcess, startProcess } from '../../lib/launch/start-process.ts'
import { Balancer } from '../scale/balancer.ts'
import { runLoad } from '../scale/load.ts'
import { findFreePort } from '../e2e/support/free-port.ts'
import { createDatabase, dropDatabase } from './databases.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-several-'))
const lines: string[] = []
let url = ''
let ports: number[] = []
const processes: LaunchedProcess[] = []

/** Starts an API process with its own data directory, like a separate machine, and waits until it is ready. */
async function start(n: number): Promise<void> {
  const port = ports[n] ?? 0
  const child = startProcess({
    name: `API ${n}`,
    args: ['--no-warnings', path.resolve('agency-api/main.ts')],
    cwd: process.cwd(),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      AGENCY_DATA_DIR: path.join(folder, String(n)),
      AGENCY_API_PORT: String(port),
      // Longer than the balancer's health check interval.
      DRAIN_SECONDS: '1',
    },
    onLine: (line) => lines.push(line),
  })
  processes[n] = child
  await waitUntilReady(child, `http://127.0.0.1:${port}/readyz`, 60_000)
}

beforeAll(async () => {
  url = await createDatabase()
  ports = [await findFreePort(), await findFreePort()]
})
afterAll(async () => {
  for (const child of processes) await child.stop()
  await dropDatabase(url)
  rmSync(folder, { recursive: true, force: true })
})

test('migrates an empty PostgreSQL database once when two processes start concurrently', async () => {
  await Promise.all([start(0), start(1)])
  const events = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
  expect(events.filter(({ event }) => event === 'migrated')).toHaveLength(1)
  expect(events.filter(({ event }) => event === 'ready')).toHaveLength(2)
})

test('fails no read or write during a rolling restart under load', async () => {
  const db = openDatabase({ DATABASE_URL: url, dataDir: folder })
  const at = new Date().toISOString()
  const account = { email: 'ana@agency.example', password: 'segredo-da-casa' }
  await db
    .insertInto('users')
    .values({
      name: 'Ana',
      email: account.email,
      role: 'Administrator',
      password_hash: await hashPassword(account.password),
      created_at: at,
      updated_at: at,
    })
    .execute()
  await db.destroy()
  const balancerPort = await findFreePort()
  const balancer = await Balancer.open(balancerPort, '127.0.0.1', ports, '/readyz')
  const api = `http://127.0.0.1:${balancerPort}/api/v1`
  const form = (fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return body
  }
  const response = await fetch(`${api}/auth/login`, { method: 'POST', body: form(account) })
  const { token } = (await response.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }

  let isOver = false
  const requests = [
    () => fetch(`${api}/profile`, { headers }),
    () => fetch(`${api}/properties`, { headers }),
    () => fetch(`${api}/profile`, { method: 'PATCH', headers, body: form({ name: 'Ana Sá' }) }),
  ]
  const loading = runLoad(requests, 4, () => !isOver)
  try {
    for (const n of [0, 1]) {
      await processes[n]?.stop()
      await start(n)
      await pause(400)
    }
  } finally {
    isOver = true
  }
  const { requestCount, failed } = await loading
  balancer.close()
  expect(failed).toEqual([])
  expect(requestCount).toBeGreaterThan(50)
})
