import { limits } from '#contract/limits.ts'
import { type CallName, endpointOf, endpoints } from '#contract/index.ts'
import { hashPassword } from '../../agency-api/accounts/passwords.ts'
import { createPortalSettings } from '../../lib/launch/fake-portal.ts'
import { type Defect, startBrokenApi } from '../conformance/broken-api.ts'
import { idAt } from '../conformance/body-values.ts'
import { testFrontPage } from '../conformance/cases/front-page.ts'
import { testSavedViews } from '../conformance/cases/saved-views.ts'
import { signIn } from '../conformance/cases/session.ts'
import { Client } from '../conformance/client.ts'
import { ConformanceRun } from '../conformance/conformance-run.ts'
import { createFixtures } from '../conformance/fixtures.ts'
import { Findings } from '../conformance/report.ts'
import { runConformanceSuite, type ConformanceOptions } from '../conformance/suite.ts'
import { tableOf } from '../conformance/table.ts'
import { eachDatabase } from './databases.ts'
import { insertProperty } from './portfolio.ts'
import { type ApiProcess, waitUntilReady, startApi } from './api-process.ts'

const account = { email: 'conformance@example.pt', password: 'segredo-da-casa' }

eachDatabase((database) => {
  let api: ApiProcess

  const runSuite = (overrides: Partial<ConformanceOptions> = {}) =>
    runConformanceSuite({
      url: api.url,
      account,
      timeoutMs: 10_000,
      readOnly: false,
      // Excludes calls that affect the whole agency.
      all: false,
      ...overrides,
    })

  beforeAll(async () => {
    const at = new Date().toISOString()
    await database
      .db()
      .insertInto('users')
      .values({
        name: 'Ana Sá',
        email: account.email,
        role: 'Administrator',
        password_hash: await hashPassword(account.password),
        verified: 1,
        created_at: at,
        updated_at: at,
      })
      .execute()
    const { DATABASE_URL } = database.location()
    api = await startApi({
      ...createPortalSettings('http://127.0.0.1:1', 'http://127.0.0.1'),
      AGENCY_DATA_DIR: database.dataDir,
      AGENCY_DEMO: '0',
      AGENCY_REGISTRATION: 'open',
      ...(DATABASE_URL !== undefined && { DATABASE_URL }),
    })
    await waitUntilReady(api)
  })

  afterAll(async () => {
    api.child.kill('SIGTERM')
    await api.exit
  })

  test('passes for the reference API and leaves no records behind', async () => {
    const readRecords = async () => ({
      properties: await database.db().selectFrom('properties').select('id').execute(),
      agents: await database.db().selectFrom('agents').select('id').execute(),
      users: await database.db().selectFrom('users').select('email').execute(),
    })
    const before = await readRecords()
    const report = await runSuite({ all: true })
    expect(report.calls.filter(({ differs }) => differs.length > 0)).toEqual([])
    expect(report.calls.map(({ call }) => call)).toEqual(endpoints.map(({ name }) => name))
    // These calls need an emailed link or a portal, or would invalidate the URL of a feed.
    expect(report.calls.flatMap(({ call, verdict }) => (verdict === 'passed' ? [] : [call]))).toEqual([
      'session.reset',
      'session.verify',
      'portals.renewFeed',
      'portals.callback',
      'portals.notify',
    ])
    expect(report.leftBehind).toEqual([])
    expect(await readRecords()).toEqual(before)
  }, 120_000)

  // The suite makes the same calls on both databases, so broken APIs are only tested on SQLite.
  if (database.name === 'PostgreSQL') return

  async function runOnBrokenApi(
    defectOf: (call: CallName) => Defect | undefined,
    { hasEtags = false, ...overrides }: Partial<ConformanceOptions> & { hasEtags?: boolean } = {},
  ) {
    const brokenApi = await startBrokenApi(api.url, defectOf, { hasEtags })
    const report = await runSuite({ url: brokenApi.url, ...overrides })
    await brokenApi.close()
    const reportOf = (call: CallName) => report.calls.find((candidate) => candidate.call === call)
    const gaps = report.calls.filter(({ verdict }) => verdict === 'differs' || verdict === 'not implemented')
    return {
      ...report,
      reportOf,
      gaps: Object.fromEntries(gaps.map(({ call, verdict, differs }) => [call, [verdict, ...differs]])),
    }
  }

  test('reports exactly the deviations of a third-party API, call by call', async () => {
    const defects: Partial<Record<CallName, Defect>> = {
      'search.find': { instead: { status: 404 } },
      'demo.state': { instead: { status: 405 } },
      'dashboard.statistics': { instead: { status: 501, type: 'text/plain', body: 'Not Implemented' } },
      'agents.portfolio': { instead: { status: 200, type: 'text/html', body: '<h1>Welcome</h1>' } },
      'portals.board': { instead: { status: 500, body: '{"errors":{"msg":"ORA-00942"}}' } },
      'inbox.unread': { instead: 'hang' },
      'services.add': { successStatus: 200 },
      'districts.list': { body: (body) => ({ ...Object(body), total: '7', more: true }) },
      'properties.tags': { body: () => ({ tags: [{ id: 1, i18n: { tag: { en: null, pt: 'x' } } }] }) },
      'keyItems.remove': { instead: { status: 405 } },
    }
    // Long enough for a busy machine; only inbox.unread never responds.
    const report = await runOnBrokenApi((call) => defects[call], { timeoutMs: 5_000 })
    expect(report.gaps).toEqual({
      'search.find': ['not implemented'],
      'demo.state': ['not implemented'],
      'dashboard.statistics': ['not implemented'],
      'agents.portfolio': ['differs', 'the response is not JSON'],
      'portals.board': ['differs', 'returns 500 ORA-00942, not 200'],
      'inbox.unread': ['differs', 'no response within 5 s'],
      'services.add': ['differs', 'returns 200, not 201'],
      'districts.list': ['differs', 'total should be number, is text'],
      'properties.tags': ['differs', 'tags[].i18n.tag.en should be string, is null'],
      'keyItems.remove': ['not implemented'],
    })
    expect(report.reportOf('districts.list')?.notes).toContain('also sends more')
    expect(report.reportOf('agents.get')?.notes).toEqual(['returns no version (ETag)'])
    // Two key items of each of the five kinds, because this API can't delete them.
    expect(report.leftBehind).toHaveLength(10)
    const table = tableOf(report)
    expect(table).toContain(`${endpoints.length} calls`)
    expect(table).not.toContain(account.password)
  }, 120_000)

  test('calls only the sign-in and the public front page of an API that does not respond', async () => {
    const report = await runOnBrokenApi(() => ({ instead: 'hang' }), { timeoutMs: 1000 })
    expect(report.totals).toMatchObject({ passed: 0, differs: 2, skipped: endpoints.length - 2 })
    expect(report.reportOf('session.login')?.differs).toEqual(['no response within 1 s'])
  })

  test('makes no writing call except the sign-in in a read-only run', async () => {
    const calls = new Set<CallName>()
    const recordCall = (call: CallName) => {
      calls.add(call)
      return undefined
    }
    const report = await runOnBrokenApi(recordCall, { readOnly: true, hasEtags: true })
    expect([...calls].filter((call) => !endpointOf(call).safe)).toEqual(['session.login'])
    expect(report.gaps).toEqual({})
    expect(report.reportOf('agents.add')?.why).toBe('it writes, and the run is read-only')
    expect(report.calls.filter(({ why }) => why === 'no case calls it')).toEqual([])
  })

  const readHighlights = () =>
    database
      .db()
      .selectFrom('properties')
      .select(['id', 'highlight_order'])
      .where('highlighted', '=', 1)
      .orderBy('id')
      .execute()

  test('tests a front page with the maximum number of highlights, and restores them', async () => {
    const db = database.db()
    for (let n = 0; n < limits.highlighted; n += 1)
      await insertProperty(db, `TOP-${n}`, { highlighted: 1, highlight_order: limits.highlighted - n })
    const id = await insertProperty(db, 'OTHER')
    const before = await readHighlights()
    const findings = new Findings()
    const run = new ConformanceRun(new Client(api.url, 10_000), findings, { readOnly: false, all: true })
    await signIn(run, account)
    await testFrontPage(run, { ...createFixtures(), properties: [id] })
    await run.cleanUp()
    const reports = findings.toReports()
    expect(reports.flatMap(({ differs }) => differs)).toEqual([])
    expect(reports.find(({ call }) => call === 'frontPage.saveHighlights')?.verdict).toBe('passed')
    expect(findings.leftBehind).toEqual([])
    expect(await readHighlights()).toEqual(before)
  })

  test('leaves the highlights of the API unchanged if the run could not read them', async () => {
    const db = database.db()
    await insertProperty(db, 'HIGHLIGHT', { highlighted: 1, highlight_order: 1 })
    const id = await insertProperty(db, 'NEW')
    const before = await readHighlights()
    const brokenApi = await startBrokenApi(api.url, (call) =>
      call === 'frontPage.highlights' ? { instead: { status: 500 } } : undefined,
    )
    const findings = new Findings()
    const client = new Client(brokenApi.url, 10_000)
    const run = new ConformanceRun(client, findings, { readOnly: false, all: true })
    await signIn(run, account)
    await testFrontPage(run, { ...createFixtures(), properties: [id] })
    await run.cleanUp()
    await brokenApi.close()
    expect(await readHighlights()).toEqual(before)
  })

  test.each([0, 1, 2])(
    "keeps the account's default view if listing its views fails %i times",
    async (failures) => {
      let listCount = 0
      const brokenApi = await startBrokenApi(api.url, (call) =>
        call === 'savedViews.list' && (listCount += 1) <= failures ? { instead: { status: 500 } } : undefined,
      )
      const client = new Client(brokenApi.url, 10_000)
      const run = new ConformanceRun(client, new Findings(), { readOnly: false, all: false })
      await signIn(run, account)
      const path = '/properties/listings'
      const view = { path, name: 'Rentals', query: 'business=rent', columns: '', shared: 0 }
      const added = await client.request('savedViews.add', { body: view })
      await client.request('savedViews.setDefault', { body: { path, id: idAt(added.body, 'id') } })
      const readDefaults = () =>
        database.db().selectFrom('default_views').select(['user_id', 'path', 'view_id']).execute()
      const before = await readDefaults()
      expect(before).toHaveLength(1)
      await testSavedViews(run)
      await run.cleanUp()
      await brokenApi.close()
      expect(await readDefaults()).toEqual(before)
    },
  )
})
