import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { fileOf, jpeg } from '../contract/photos.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import type { ApiProcess } from '../contract/api-process.ts'
import { FaultCounter } from './fault.ts'
import { createAgentForm, type FaultAgency, createFaultAgency, type ApiResponse } from './processes.ts'
import { findInvariantViolations } from './invariants.ts'
import { openProxy, type Proxy } from './tcp-proxy.ts'

/** Maximum response time during an outage, and recovery time after it, in milliseconds. */
const maxMs = { response: 5_000, recovery: 10_000 }
const outageMs = 6_000

type Setup = { agency: FaultAgency; api: ApiProcess; proxy: Proxy; maxResponseMs?: number }

/**
 * Terminates, cuts and freezes the connections to PostgreSQL, also in the middle of a commit. The process survives,
 * responds with 503 in time, is not ready meanwhile, and recovers without a restart.
 */
export async function testDatabaseOutages(
  times: number,
  maxResponseMs = maxMs.response,
): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency('PostgreSQL')
  const proxy = await openProxy(agency.url ?? '')
  const api = await agency.start({ DATABASE_URL: proxy.url })
  const setup = { agency, api, proxy, maxResponseMs }
  for (let n = 0; n < times; n += 1) {
    await counter.try('connections terminated', () =>
      runDuringLoad(setup, async () => {
        for (let repetition = 0; repetition < 5; repetition += 1) {
          await terminateBackends(agency.url ?? '')
          await pause(100)
        }
      }),
    )
    await counter.try('connections refused', () =>
      runDuringLoad(setup, () =>
        simulateOutage(
          setup,
          () => proxy.refuse(),
          () => proxy.forward(),
        ),
      ),
    )
    await counter.try('connections frozen', () =>
      runDuringLoad(setup, () =>
        simulateOutage(
          setup,
          () => proxy.freeze(),
          () => proxy.forward(),
        ),
      ),
    )
    for (const verdict of ['cut', 'forward and cut'] as const) {
      await counter.try(`commit of a save: ${verdict}`, () => cutSave(setup, verdict))
      await counter.try(`commit of an upload: ${verdict}`, () => cutUpload(setup, verdict))
    }
  }
  proxy.close()
  await agency.close()
  return counter
}

/**
 * Applies a fault while requests are sent. Returns a failure if a response is late, or neither a success nor a 503 with
 * `Retry-After`, or if the API does not recover.
 */
export async function runDuringLoad(
  { agency, api, maxResponseMs = maxMs.response }: Pick<Setup, 'agency' | 'api' | 'maxResponseMs'>,
  fault: () => Promise<string | void>,
): Promise<string | null> {
  let isDone = false
  const unexpected: string[] = []
  const repeat = async (request: () => Promise<ApiResponse>) => {
    while (!isDone) {
      const startedAt = performance.now()
      const response = await request()
      const ms = performance.now() - startedAt
      const isRefusal = response.status === 503 && response.headers.get('retry-after') !== null
      if ((response.status >= 300 && !isRefusal) || ms > maxResponseMs)
        unexpected.push(`${response.status} after ${ms.toFixed(0)} ms`)
      await pause(20)
    }
  }
  const load = [
    repeat(() => agency.request(api, 'agents.list')),
    repeat(() => agency.request(api, 'agents.add', { body: createAgentForm('Durante') })),
    repeat(() => agency.request(api, 'properties.list')),
  ]
  const loading = Promise.all(load).catch((error: unknown) => unexpected.push(String(error)))
  const failure = await fault()
  const hasRecovered = await waitForRecovery(api)
  isDone = true
  await loading
  if (typeof failure === 'string') return failure
  if (!hasRecovered) return `not ready again:\n${api.output().slice(-2_000)}`
  return unexpected.length === 0 ? null : unexpected.slice(0, 5).join(', ')
}

/** Applies a fault for six seconds. Returns a failure unless the process is live but not ready at the end. */
export async function simulateOutage({ api }: Pick<Setup, 'api'>, begin: () => void, end: () => void) {
  begin()
  await pause(outageMs)
  const statuses = []
  for (const target of ['/livez', '/readyz']) statuses.push((await fetch(`${api.url}${target}`)).status)
  end()
  if (statuses.join() !== '200,503') return `probes: ${statuses.join()}`
}

async function waitForRecovery(api: ApiProcess): Promise<boolean> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < maxMs.recovery) {
    const response = await fetch(`${api.url}/readyz`).catch(() => null)
    if (response?.ok) return true
    await pause(100)
  }
  return false
}

type Verdict = 'cut' | 'forward and cut'

/**
 * Cuts the connection at the commit after a statement with `marker`, before or after PostgreSQL receives the commit.
 * The returned function stops intercepting, and returns true if a commit was cut.
 */
function cutCommitAfter(proxy: Proxy, marker: string, verdict: Verdict) {
  let state: 'waiting' | 'armed' | 'cut' = 'waiting'
  proxy.intercept((chunk) => {
    if (state === 'waiting' && chunk.includes(marker)) state = 'armed'
    if (state !== 'armed' || !chunk.includes('commit')) return 'forward'
    state = 'cut'
    return verdict
  })
  return () => {
    proxy.forward()
    return state === 'cut'
  }
}

/** Cuts the commit of a save and retries it with the same idempotency key. Exactly one record must exist. */
async function cutSave({ agency, api, proxy }: Setup, verdict: Verdict): Promise<string | null> {
  const name = `Commit ${verdict} ${Math.random()}`
  const headers = { 'idempotency-key': name.replaceAll(/\W/g, '-') }
  const save = () => agency.request(api, 'agents.add', { body: createAgentForm(name), headers })
  const stopCutting = cutCommitAfter(proxy, 'insert into "agents"', verdict)
  const first = await save()
  const second = await save()
  if (!stopCutting()) return 'the proxy saw no commit'
  const context = await agency.openContext()
  const rows = await context.db.selectFrom('agents').select('id').where('first_name', '=', name).execute()
  await context.db.destroy()
  // If PostgreSQL received the commit, the retry finds that the write ran, but not the write's response.
  const expected = verdict === 'cut' ? '503, 201' : '503, 503'
  const statuses = `${first.status}, ${second.status}`
  return rows.length === 1 && statuses === expected ? null : `${statuses}, ${rows.length} rows`
}

async function cutUpload({ agency, api, proxy }: Setup, verdict: Verdict): Promise<string | null> {
  // The previous test has cut a connection.
  if (!(await waitForRecovery(api))) return 'not ready after the previous cut'
  const added = await agency.request(api, 'properties.add', { body: createPropertyForm(agency.typeId) })
  const stopCutting = cutCommitAfter(proxy, 'insert into "media"', verdict)
  const { status } = await agency.request(api, 'properties.uploadMedia', {
    params: { id: Number(added.body.property_id) },
    body: { file: fileOf(await jpeg()) },
  })
  if (!stopCutting()) return `the proxy saw no commit: ${added.status}, ${status}`
  const context = await agency.openContext()
  const rows = await context.db.selectFrom('media').select('id').execute()
  const broken = await findInvariantViolations(context)
  await context.db.deleteFrom('media').execute()
  await context.db.destroy()
  const isRight = status === 503 && rows.length === (verdict === 'cut' ? 0 : 1)
  return isRight && broken.length === 0 ? null : `${status}, ${rows.length} rows, ${broken.join(', ')}`
}

async function terminateBackends(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}
