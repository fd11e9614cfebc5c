// `npm run rolling`: two dashboards and two APIs on PostgreSQL and S3 are restarted one after the other while requests run.
// Prints how many were asked and how many failed; any that did is a failure of the run.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuild } from '../../lib/launch/build.ts'
import { answering, type Service } from '../../lib/launch/service.ts'
import { startDashboard } from '../../lib/launch/services.ts'
import startPostgres, { stop as stopPostgres } from '../contract/postgres.ts'
import { startAgencyApi } from '../e2e/support/agency-api.ts'
import { freePort } from '../e2e/support/free-port.ts'
import { addressOf, newFolder, onPostgres, openS3 } from '../e2e/support/storage.ts'
import { Balancer } from './balancer.ts'
import { load } from './load.ts'

const rounds = 2
const password = 'quay-7391-almond-kite'
const root = process.cwd()
const folder = newFolder('soleira-rolling-')
const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]

try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  for (const step of undo.toReversed()) await step()
}

async function run(): Promise<boolean> {
  await ensureBuild(root, say)
  await startPostgres()
  undo.push(stopPostgres)
  await onPostgres('create database rolling')
  const s3 = await openS3(path.join(folder, 's3'))
  undo.push(s3.close)
  const [door, apiDoor, ...ports] = await Promise.all(Array.from({ length: 6 }, freePort))
  const origin = `http://localhost:${door}`
  const apiUrl = `http://127.0.0.1:${apiDoor}`
  const [dashboards, apis] = [ports.slice(0, 2), ports.slice(2)]
  const running = new Map<number, Service>()
  // The dashboard gives its requests longer than `stop` would by itself.
  undo.push(() => Promise.all([...running.values()].map((service) => service.stop())))

  const startApi = async (port: number) => {
    const env = {
      DATABASE_URL: addressOf('rolling'),
      DRAIN_SECONDS: '2',
      AGENCY_DEMO: '0',
      AGENCY_REGISTRATION: 'open',
      ...s3.env,
    }
    running.set(
      port,
      await startAgencyApi({ root, port, dataDir: path.join(folder, String(port)), origin, env }),
    )
  }
  const startDesk = async (port: number) => {
    const settings = {
      root,
      host: '127.0.0.1',
      port,
      origin,
      apiPort: null,
      apiUrl,
      dataDir: folder,
      demo: true,
    }
    const secret = 'rolling-only-0123456789-0123456789-0123456789'
    const service = startDashboard(settings, 'start', secret, () => {}, { DRAIN_SECONDS: '2' })
    running.set(port, service)
    await answering(service, `http://127.0.0.1:${port}/api/health`, 60_000)
  }
  for (const port of apis) await startApi(port)
  await Promise.all(dashboards.map(startDesk))
  const doors = [
    await Balancer.open(door ?? 0, 'localhost', dashboards, '/api/health'),
    await Balancer.open(apiDoor ?? 0, '127.0.0.1', apis, '/readyz'),
  ]
  for (const each of doors) undo.push(() => each.close())

  const headers = await signedIn(origin, 'rita')
  await checkSignOut(dashboards, await signedIn(origin, 'tiago'))
  const asks = [
    () => fetch(`${origin}/properties/listings`, { headers }),
    () => fetch(`${origin}/api/v1/properties`, { headers }),
    () => fetch(`${origin}/api/v1/session`, { headers }),
    () => fetch(`${origin}/api/v1/profile`, { method: 'PATCH', headers, body: form({ name: 'Rita Sá' }) }),
    () => fetch(`${origin}/api/v1/properties?page=2`, { headers }),
  ]
  let over = false
  const loading = load(asks, 6, () => !over)
  const restartAll = async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [ports, start, name] of [
        [apis, startApi, 'API'],
        [dashboards, startDesk, 'dashboard'],
      ] as const) {
        for (const port of ports) {
          const began = Date.now()
          await running.get(port)?.stop()
          await start(port)
          say(`${name} on ${port} restarted in ${Date.now() - began} ms`)
        }
      }
    }
  }
  await restartAll().finally(() => (over = true))
  const { asked, failed } = await loading
  for (const each of failed.slice(0, 20)) say(each)
  say(`${asked} requests during ${rounds * 4} restarts, ${failed.length} failed`)
  return failed.length === 0
}

/** Signed out at one dashboard, a copy of the cookie opens nothing at the other, which has just served it. Throws where it does. */
async function checkSignOut(ports: number[], headers: Record<string, string>): Promise<void> {
  const [here, there] = ports.map((port) => `http://127.0.0.1:${port}`)
  const whoIs = async () => (await (await fetch(`${there}/api/v1/session`, { headers })).json()) as unknown
  const page = () => fetch(`${there}/properties/listings`, { headers, redirect: 'manual' })
  const before = [JSON.stringify(await whoIs()).includes('tiago'), (await page()).status]
  await fetch(`${here}/api/v1/auth/logout`, { method: 'POST', headers })
  const after = [JSON.stringify(await whoIs()), (await page()).headers.get('location')]
  const right =
    JSON.stringify([before, after]) ===
    JSON.stringify([
      [true, 200],
      ['{"session":null}', '/login?next=%2Fproperties%2Flistings'],
    ])
  if (!right)
    throw new Error(`Signed out at one dashboard, the other said ${JSON.stringify([before, after])}`)
  say('Signed out at one dashboard, the cookie is refused at the other')
}

/** Somebody new; answers the headers of a call by one of our own pages. */
async function signedIn(origin: string, name: string): Promise<Record<string, string>> {
  const own = { 'x-bff': '1', 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${origin}/api/v1/register`, {
    method: 'POST',
    headers: own,
    body: form({
      name,
      email: `${name}@agency.example`,
      password,
      password_confirmation: password,
    }),
  })
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`)
  return {
    ...own,
    cookie: answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  }
}

function form(fields: Record<string, string>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
