import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { CallName, EndpointOf } from '#contract/index.ts'
import { demoAccounts } from '#contract/demo-accounts.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import { openMediaStore } from '../../agency-api/media/open.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { createDatabase, dropDatabase, type TestDatabase } from '../contract/databases.ts'
import { type RequestOptions, toRequest } from '../contract/test-app.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import { type ApiProcess, waitUntilReady, startApi } from '../contract/api-process.ts'
import { FaultCounter } from './fault.ts'
import { createAgentForm } from './processes.ts'

const resetIntervalMinutes = 0.05
const durationSeconds = 60
/**
 * Valid responses to a write during a reset: success, or an error about a missing, duplicate, stale or linked record.
 */
const acceptableStatuses = [200, 201, 202, 404, 409, 412, 422]

type ApiResponse = { status: number; body: Record<string, unknown> }

/**
 * Resets the sample agency every three seconds during reads and writes, on PostgreSQL with two processes. Reads
 * succeed, writes get a valid response, and everyone stays signed in. `share` scales the duration.
 */
export async function testDemoResets(kind: TestDatabase['name'], share: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-demo-'))
  const url = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const variables = {
    AGENCY_DATA_DIR: dataDir,
    AGENCY_DEMO: '1',
    AGENCY_DEMO_RESET_MINUTES: String(resetIntervalMinutes),
    ...(url !== undefined && { DATABASE_URL: url }),
  }
  await seedWithoutPhotos({ dataDir, DATABASE_URL: url })
  const apis: ApiProcess[] = []
  for (let n = 0; n < (kind === 'PostgreSQL' ? 2 : 1); n += 1) {
    const api = await startApi(variables)
    await waitUntilReady(api)
    apis.push(api)
  }
  let requestCount = 0
  const request = async <C extends CallName>(
    name: C,
    options: RequestOptions<EndpointOf<C>> = {},
  ): Promise<ApiResponse> => {
    requestCount += 1
    const [address, init] = toRequest(name, { clientAddress: `198.51.100.${requestCount % 250}`, ...options })
    const api = apis[requestCount % apis.length]
    const response = await fetch(`${api?.url}${address}`, { ...init, signal: AbortSignal.timeout(20_000) })
    return { status: response.status, body: Object(await response.json()) }
  }
  const { body } = await request('session.login', { body: demoAccounts.administrator })
  const token = String(body.token)
  const initialDistricts = (await request('districts.list', { token })).body
  const resetTimes = new Set<unknown>()
  const seconds = Math.max(durationSeconds * share, 3 * resetIntervalMinutes * 60)
  const endsAt = performance.now() + seconds * 1000
  const repeat = async (name: string, work: (n: number) => Promise<string | null>) => {
    for (let n = 0; performance.now() < endsAt; n += 1)
      await counter.try(`${kind}, ${name} ${n}`, () => work(n))
  }
  const failureOf = ({ status }: ApiResponse) =>
    acceptableStatuses.includes(status) ? null : `returned ${status}`
  const readers = [0, 1, 2].map(() =>
    repeat('reads', async () => {
      const response = await request('properties.list', {
        token,
        query: { itemsPerPage: 100, filter: { state: 'sold' } },
      })
      if (response.status !== 200) return `returned ${response.status}`
      const { body: districts } = await request('districts.list', { token })
      return districts.total === initialDistricts.total
        ? null
        : `${String(districts.total)} districts of ${String(initialDistricts.total)}`
    }),
  )
  const writers = [
    repeat('adds an agent', async (n) =>
      failureOf(await request('agents.add', { token, body: createAgentForm(`Visita ${n}`) })),
    ),
    repeat('adds a property', async (n) =>
      failureOf(
        await request('properties.add', { token, body: createPropertyForm(1, { reference: `RST-${n}` }) }),
      ),
    ),
    repeat('changes a price', async (n) => {
      const value = 100_000 + n
      return failureOf(
        await request('properties.quickChange', { token, body: { id: 1 + (n % 9), block: 'price', value } }),
      )
    }),
    repeat('signs in', async () => {
      const { status } = await request('session.login', { body: demoAccounts.user })
      const state = await request('demo.state', { token })
      resetTimes.add(Object(state.body.demo).last_reset_at)
      return status === 200 && state.status === 200
        ? null
        : `signing in returned ${status}, reading the state ${state.status}`
    }),
  ]
  await Promise.all([...readers, ...writers])
  counter.assert(resetTimes.size > 1, `${kind}: there was no reset during the test`)
  for (const api of apis) {
    api.child.kill('SIGTERM')
    counter.assert((await api.exit) === 0, `${kind}: the API ended with ${await api.exit}`)
  }
  if (url !== undefined) await dropDatabase(url)
  rmSync(dataDir, { recursive: true, force: true })
  counter.note = `${requestCount} calls over ${resetTimes.size - 1} resets`
  return counter
}

/** Seeds without photos, which the test doesn't need. */
async function seedWithoutPhotos(location: {
  dataDir: string
  DATABASE_URL: string | undefined
}): Promise<void> {
  const db = openDatabase(location)
  await migrate(db)
  const media = await openMediaStore(readEnvironment({ AGENCY_DATA_DIR: location.dataDir }))
  await seedAgency(db, media, { now: new Date(), photos: false })
  await db.destroy()
}
