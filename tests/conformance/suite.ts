import { endpoints } from '#contract/index.ts'
import { Client } from './client.ts'
import { activity } from './cases/activity.ts'
import { agents, agentsInUse } from './cases/agents.ts'
import { batches } from './cases/batches.ts'
import { condominiums, developmentsWithProperties } from './cases/condominiums.ts'
import { districts } from './cases/districts.ts'
import { contacts, dashboard, demo, search, views, whoWeAre } from './cases/small-resources.ts'
import { frontPage } from './cases/front-page.ts'
import { inbox } from './cases/inbox.ts'
import { keyItems } from './cases/key-items.ts'
import { portals } from './cases/portals.ts'
import { profile } from './cases/profile.ts'
import { properties, archiveAndDeleteProperty } from './cases/properties.ts'
import { savedViews } from './cases/saved-views.ts'
import { services } from './cases/services.ts'
import { type Account, session, signIn } from './cases/session.ts'
import { users } from './cases/users.ts'
import { emptyFixtures, type Fixtures } from './fixtures.ts'
import { codeOf } from './checks.ts'
import { type ConformanceReport, Findings, totalsOf } from './report.ts'
import { type Options, Stopped, ConformanceRun } from './conformance-run.ts'

export type ConformanceOptions = Options & {
  url: string
  account: Account | null
  timeoutMs: number
  /** Ends the run early; created records are still deleted. */
  stop?: AbortSignal
}

type Case = (run: ConformanceRun, fixtures: Fixtures) => Promise<void>

const cases: Case[] = [
  dashboard,
  demo,
  profile,
  keyItems,
  agents,
  districts,
  condominiums,
  properties,
  agentsInUse,
  inbox,
  contacts,
  activity,
  search,
  views,
  savedViews,
  batches,
  portals,
  services,
  whoWeAre,
  frontPage,
  users,
  developmentsWithProperties,
  archiveAndDeleteProperty,
]

export async function runConformanceSuite({
  url,
  account,
  timeoutMs,
  stop,
  ...options
}: ConformanceOptions): Promise<ConformanceReport> {
  const findings = new Findings()
  const run = new ConformanceRun(new Client(url, timeoutMs), findings, options)
  stop?.addEventListener('abort', () => (run.isStopped = true))
  let why = 'nothing has led to it'
  try {
    run.unknown = await requestUnknownPath(run)
    const signedIn = await signIn(run, account)
    if (!signedIn) why = 'nobody is signed in'
    const fixtures = emptyFixtures()
    const selected =
      signedIn && account !== null ? [...cases, (r: ConformanceRun) => session(r, account)] : [frontPage]
    for (const runCase of selected) await runCase(run, fixtures)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    why = error.message
  } finally {
    run.isStopped = false
    await run.cleanUp()
  }
  for (const { name } of endpoints) findings.recordUntested(name, why)
  const calls = findings.toReports()
  return {
    api: new URL(url).origin,
    mode: options.readOnly ? 'read only' : options.all ? 'all' : 'own records',
    calls,
    totals: totalsOf(calls),
    leftBehind: findings.leftBehind,
  }
}

/** Throws `Stopped` when the API does not respond. */
async function requestUnknownPath(run: ConformanceRun) {
  const result = await run.client.requestPath('GET', '/conformance/no-such-call')
  if (result.failure !== null) throw new Stopped(`the API does not respond: ${result.failure}`)
  return { status: result.status, code: codeOf(result.body) }
}
