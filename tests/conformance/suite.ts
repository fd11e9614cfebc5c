import { endpoints } from '#contract/index.ts'
import { Client } from './client.ts'
import { activity } from './cases/activity.ts'
import { agents, agentsInUse } from './cases/agents.ts'
import { batches } from './cases/batches.ts'
import { condominiums, developmentsWithProperties } from './cases/condominiums.ts'
import { districts } from './cases/districts.ts'
import { contacts, dashboard, demo, search, views, whoWeAre } from './cases/figures.ts'
import { frontPage } from './cases/front-page.ts'
import { inbox } from './cases/inbox.ts'
import { keyItems } from './cases/key-items.ts'
import { portals } from './cases/portals.ts'
import { profile } from './cases/profile.ts'
import { properties, propertiesGo } from './cases/properties.ts'
import { savedViews } from './cases/saved-views.ts'
import { services } from './cases/services.ts'
import { type Account, session, signIn } from './cases/session.ts'
import { users } from './cases/users.ts'
import { bareGround, type Ground } from './fixtures.ts'
import { codeOf } from './checks.ts'
import { type ConformanceReport, Findings, sumOf } from './report.ts'
import { type Options, Stopped, Walk } from './walk.ts'

export type ConformanceOptions = Options & {
  url: string
  account: Account | null
  timeoutMs: number
  /** Ends the walk early; created records are still deleted. */
  stop?: AbortSignal
}

type Case = (walk: Walk, ground: Ground) => Promise<void>

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
  propertiesGo,
]

export async function conform({
  url,
  account,
  timeoutMs,
  stop,
  ...options
}: ConformanceOptions): Promise<ConformanceReport> {
  const findings = new Findings()
  const walk = new Walk(new Client(url, timeoutMs), findings, options)
  stop?.addEventListener('abort', () => (walk.stopped = true))
  let why = 'nothing has led to it'
  try {
    walk.unknown = await requestUnknownPath(walk)
    const signedIn = await signIn(walk, account)
    if (!signedIn) why = 'nobody is signed in'
    const ground = bareGround()
    const tried = signedIn && account !== null ? [...cases, (w: Walk) => session(w, account)] : [frontPage]
    for (const each of tried) await each(walk, ground)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    why = error.message
  } finally {
    walk.stopped = false
    await walk.cleanUp()
  }
  for (const { name } of endpoints) findings.notTried(name, why)
  const calls = findings.events()
  return {
    api: new URL(url).origin,
    mode: options.readOnly ? 'read only' : options.all ? 'all' : 'own records',
    calls,
    sum: sumOf(calls),
    leftBehind: findings.leftBehind,
  }
}

/** Throws `Stopped` when the API does not respond. */
async function requestUnknownPath(walk: Walk) {
  const result = await walk.client.requestPath('GET', '/conformance/no-such-call')
  if (result.trouble !== null) throw new Stopped(`the API does not respond: ${result.trouble}`)
  return { status: result.status, code: codeOf(result.body) }
}
