import { endpoints } from '#contract/index.ts'
import { Client } from './client.ts'
import { testActivity } from './cases/activity.ts'
import { testAgents, testTransferAgents } from './cases/agents.ts'
import { testBatches } from './cases/batches.ts'
import { testDevelopments, testLinkedProperties } from './cases/developments.ts'
import { testDistricts } from './cases/districts.ts'
import {
  testContacts,
  testDashboard,
  testDemo,
  testSearch,
  testViews,
  testWhoWeAre,
} from './cases/small-resources.ts'
import { testFrontPage } from './cases/front-page.ts'
import { testInbox } from './cases/inbox.ts'
import { testKeyItems } from './cases/key-items.ts'
import { testPortals } from './cases/portals.ts'
import { testProfile } from './cases/profile.ts'
import { testProperties, testArchiveAndDelete } from './cases/properties.ts'
import { testSavedViews } from './cases/saved-views.ts'
import { testServices } from './cases/services.ts'
import { type Account, testSession, signIn } from './cases/session.ts'
import { testUsers } from './cases/users.ts'
import { createFixtures, type Fixtures } from './fixtures.ts'
import { codeOf } from './checks.ts'
import { type ConformanceReport, Findings, totalsOf } from './report.ts'
import { type Options, RunStoppedError, ConformanceRun } from './conformance-run.ts'

export type ConformanceOptions = Options & {
  url: string
  account: Account | null
  timeoutMs: number
  /** Ends the run early; created records are still deleted. */
  stop?: AbortSignal
}

type Case = (run: ConformanceRun, fixtures: Fixtures) => Promise<void>

const cases: Case[] = [
  testDashboard,
  testDemo,
  testProfile,
  testKeyItems,
  testAgents,
  testDistricts,
  testDevelopments,
  testProperties,
  testTransferAgents,
  testInbox,
  testContacts,
  testActivity,
  testSearch,
  testViews,
  testSavedViews,
  testBatches,
  testPortals,
  testServices,
  testWhoWeAre,
  testFrontPage,
  testUsers,
  testLinkedProperties,
  testArchiveAndDelete,
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
  let why = 'no case calls it'
  try {
    run.unknownPathResponse = await requestUnknownPath(run)
    const signedIn = await signIn(run, account)
    if (!signedIn) why = 'nobody is signed in'
    const fixtures = createFixtures()
    const selected =
      signedIn && account !== null ? [...cases, () => testSession(run, account)] : [testFrontPage]
    for (const runCase of selected) await runCase(run, fixtures)
  } catch (error) {
    if (!(error instanceof RunStoppedError)) throw error
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

/** Throws `RunStoppedError` when the API does not respond. */
async function requestUnknownPath(run: ConformanceRun) {
  const result = await run.client.requestPath('GET', '/conformance/no-such-call')
  if (result.failure !== null) throw new RunStoppedError(`the API does not respond: ${result.failure}`)
  return { status: result.status, code: codeOf(result.body) }
}
