import { jest } from '@jest/globals'
import { sql } from 'kysely'
import { runWithActor } from '../../agency-api/activity/actor-context.ts'
import { createApp } from '../../agency-api/app.ts'
import { openDatabase } from '../../agency-api/db/open.ts'
import { logStatement } from '../../agency-api/db/statements.ts'
import { eachDatabase } from './databases.ts'
import { type TestApp, openTestApp } from './test-app.ts'

const token = 'metrics-canary-0123456789'
const canary = 'c4nary-of-a-secret'

async function captureOutput(stream: 'stdout' | 'stderr', work: () => Promise<unknown>): Promise<string> {
  const spy = jest.spyOn(process[stream], 'write').mockImplementation(() => true)
  try {
    await work()
    return spy.mock.calls.map(([text]) => String(text)).join('')
  } finally {
    spy.mockRestore()
  }
}

eachDatabase((database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await openTestApp(database, { METRICS_TOKEN: token })
  })

  const fetchMetrics = async () => {
    const response = await testApp.app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    return response.text()
  }

  test('serves metrics with the token, or to local clients when none is set', async () => {
    expect(await fetchMetrics()).toContain('soleira_api_')
    const local = await openTestApp(database)
    for (const app of [testApp.app, local.app])
      for (const headers of [{}, { authorization: 'Bearer wrong' }, { 'x-forwarded-for': '127.0.0.1' }])
        expect((await app.request('/metrics', { headers })).status).toBe(404)
    const requestMetricsFrom = (remoteAddress: string, headers = {}) =>
      local.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })
    expect((await requestMetricsFrom('127.0.0.1')).status).toBe(200)
    expect((await requestMetricsFrom('::ffff:127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(
      404,
    )
    expect((await requestMetricsFrom('10.0.0.7')).status).toBe(404)
  })

  test('counts rejected sign-ins, the queue, the pool, and calls by contract path and status', async () => {
    const ana = await testApp.addAccount()
    await testApp.call('profile.get', { token: ana.token })
    await testApp.app.request(`/api/v1/${canary}`)
    const wrongCredentials = { email: ana.email, password: canary }
    for (let n = 0; n < 6; n += 1) await testApp.request('session.login', { body: wrongCredentials })
    const text = await fetchMetrics()
    expect(text).toContain('soleira_api_request_seconds_count{method="GET",call="/profile",status="200"} 1')
    expect(text).toContain('soleira_api_request_seconds_count{method="GET",call="other",status="404"} 1')
    expect(text).toContain('soleira_api_sign_in_failures_total{reason="wrong"} 5')
    expect(text).toContain('soleira_api_sign_in_failures_total{reason="blocked"} 1')
    expect(text).toContain('soleira_api_queue_due{queue="portals"} 0')
    expect(/connections\{state="open"\} \d/.test(text)).toBe(database.name === 'PostgreSQL')
    expect(text).not.toContain(canary)
    expect(text).not.toContain(ana.email)
  })

  test('logs the request id and the call, but no other data of the request', async () => {
    const lines: Record<string, unknown>[] = []
    const app = createApp(testApp.context, { log: (line) => lines.push(line) })
    const headers = { 'x-request-id': 'from-the-browser', authorization: `Bearer ${canary}`, cookie: canary }
    await app.request(`/api/v1/profile?q=${canary}`, { headers })
    await app.request(`/feeds/idealista/${canary}/feed.json`, { headers })
    await app.request(`/api/v1/${canary}`, { headers })
    expect(lines).toMatchObject([
      { level: 'info', method: 'GET', path: '/profile', status: 401, request: 'from-the-browser' },
      { path: '/feeds', status: 404 },
      { path: 'other', status: 404 },
    ])
    expect(JSON.stringify(lines)).not.toContain(canary)
  })

  test('logs the user and the call when a required role is missing, without the token or the query', async () => {
    const user = await testApp.addAccount({ role: 'User' })
    const lines: Record<string, unknown>[] = []
    const app = createApp(testApp.context, { log: (line) => lines.push(line) })
    const headers = { authorization: `Bearer ${user.token}`, 'x-request-id': 'request-of-a-test' }
    const response = await app.request(`/api/v1/users?filter={"search":"${canary}"}`, { headers })
    expect(response.status).toBe(403)
    expect(lines[0]).toEqual({
      event: 'unauthorized',
      person: user.id,
      call: '/users',
      request: 'request-of-a-test',
    })
    expect(lines[1]).toMatchObject({ path: '/users', status: 403, request: 'request-of-a-test' })
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${user.token}|${canary}`))
  })

  test('logs a failed statement with its request id and without its values', async () => {
    const db = openDatabase(database.location(), logStatement)
    const actorContext = { actor: null, client: null, requestId: 'request-7', now: () => new Date() }
    const runFailingStatement = () =>
      runWithActor(actorContext, () => sql`select ${canary} from no_such_table`.execute(db)).catch(
        () => undefined,
      )
    const line = JSON.parse(await captureOutput('stderr', runFailingStatement))
    expect(line).toMatchObject({ level: 'error', database: 'statement', request: 'request-7' })
    expect(line.sql).toMatch(/^select (\$1|\?) from no_such_table$/)
    expect(JSON.stringify(line)).not.toContain(canary)
    // The API responds to constraint violations with ordinary errors, so they aren't logged.
    const violateConstraint = () =>
      sql`insert into settings values ('twice', 'x'), ('twice', 'y')`.execute(db)
    expect(await captureOutput('stderr', () => violateConstraint().catch(() => undefined))).toBe('')
    await db.destroy()
  })
})
