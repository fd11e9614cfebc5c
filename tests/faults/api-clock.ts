import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CallName, EndpointOf } from '#contract/index.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import { createPortalSettings } from '../../lib/launch/fake-portal.ts'
import { createDatabase, dropDatabase, type TestDatabase } from '../contract/databases.ts'
import { readMails, findLinkSecret } from '../contract/mailbox.ts'
import { type RequestOptions, toRequest } from '../contract/test-app.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import { openPortals } from '../contract/portals-client.ts'
import { waitUntilReady, startApi } from '../contract/api-process.ts'
import { clockEnv } from '../e2e/support/agency-api.ts'
import { setClock } from './clock.ts'
import { FaultCounter } from './fault.ts'

const dayMinutes = 1_440
const weekMinutes = 7 * dayMinutes
/** Offsets caused by NTP, a wrong time zone, a dead battery and a typo. */
const jumpsInMinutes = [10, -10, 61, -61, ...[1, -1, 6, -6, 400, -400].map((days) => days * dayMinutes)]

/** Each checks one feature, and returns a failure message, or null on success. */
const checks = {
  sessions: checkSessions,
  lockout: checkLockout,
  links: checkLinks,
  idempotency: checkIdempotency,
  portal: checkPortalExport,
}

/**
 * The API's clock jumps by minutes, days and a year in both directions. No session ends early, nobody stays locked out,
 * mailed links work, idempotent calls run once, and pending portal exports are delivered once.
 */
export async function testApiClockJumps(kind: TestDatabase['name'], share: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const setup = await openWithClock(kind)
  for (const jumpMinutes of jumpsInMinutes.slice(0, Math.max(2, Math.round(jumpsInMinutes.length * share))))
    for (const [feature, check] of Object.entries(checks)) {
      await counter.try(`${kind}, ${jumpMinutes} minutes, ${feature}`, () => check(setup, jumpMinutes))
      await setup.setClock(0)
    }
  await counter.try(`${kind}, the process still responds`, async () =>
    (await setup.request('profile.get', { token: setup.token })).status === 200 ? null : 'no response',
  )
  await setup.close()
  return counter
}

type ApiResponse = { status: number; body: Record<string, unknown> }
type ClockSetup = Awaited<ReturnType<typeof openWithClock>>

/** Starts an API process with a controllable clock and a portal; direct database access uses the real clock. */
async function openWithClock(kind: TestDatabase['name']) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-clock-'))
  const url = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const location = { DATABASE_URL: url, dataDir }
  const db = openDatabase(location)
  await migrate(db)
  const portals = await openPortals({ name: kind, dataDir, location: () => location, db: () => db })
  await portals.connect()
  const clock = path.join(dataDir, 'clock')
  writeFileSync(clock, '0')
  const portalUrl = new URL(portals.context.environment.IMOVIRTUAL_API_URL).origin
  const api = await startApi({
    ...createPortalSettings(portalUrl, 'http://127.0.0.1:4010'),
    ...clockEnv(process.cwd()),
    ...(url !== undefined && { DATABASE_URL: url }),
    AGENCY_DATA_DIR: dataDir,
    E2E_CLOCK: clock,
  })
  await waitUntilReady(api)
  let personCount = 0
  return {
    portals,
    dataDir,
    token: portals.accounts.Administrator.token,
    addPerson: () =>
      portals.addAccount({ email: `clock-${kind.toLowerCase()}-${(personCount += 1)}@example.pt` }),
    async setClock(minutes: number) {
      await setClock(clock, api.child.pid ?? 0, minutes)
    },
    async request<C extends CallName>(
      name: C,
      options: RequestOptions<EndpointOf<C>> = {},
    ): Promise<ApiResponse> {
      const [address, init] = toRequest(name, {
        clientAddress: `198.51.100.${personCount % 250}`,
        ...options,
      })
      const response = await fetch(`${api.url}${address}`, { ...init, signal: AbortSignal.timeout(20_000) })
      return { status: response.status, body: Object(await response.json()) }
    },
    async close() {
      api.child.kill('SIGTERM')
      await api.exit
      portals.close()
      await db.destroy()
      if (url !== undefined) await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const signIn = async (setup: ClockSetup, { email, password }: { email: string; password: string }) => {
  const { status, body } = await setup.request('session.login', { body: { email, password } })
  return { status, token: String(body.token) }
}

async function checkSessions(setup: ClockSetup, jumpMinutes: number): Promise<string | null> {
  const person = await setup.addPerson()
  const fetchStatus = async (token: string) => (await setup.request('profile.get', { token })).status
  const before = await signIn(setup, person)
  await setup.setClock(jumpMinutes)
  const status = await fetchStatus(before.token)
  if (status !== (jumpMinutes < weekMinutes ? 200 : 401))
    return `a session from before the jump returned ${status}`
  const fresh = await signIn(setup, person)
  if (fresh.status !== 200) return `signing in returned ${fresh.status}`
  const { body } = await setup.request('session.refresh', { token: fresh.token })
  const refreshedToken = String(body.token)
  if ((await fetchStatus(refreshedToken)) !== 200) return 'a refreshed token does not work'
  await setup.setClock(0)
  const after = [await fetchStatus(before.token), await fetchStatus(refreshedToken)]
  // A session that started on a clock a week or more behind has expired on the real one.
  const expected = [200, jumpMinutes > -weekMinutes ? 200 : 401]
  if (after.join() !== expected.join())
    return `after the clock was corrected, sessions returned ${after.join(' and ')}`
  return (await signIn(setup, person)).status === 200 ? null : 'signing in fails'
}

async function checkLockout(setup: ClockSetup, jumpMinutes: number): Promise<string | null> {
  const person = await setup.addPerson()
  await setup.setClock(jumpMinutes)
  for (let n = 0; n < 5; n += 1) await signIn(setup, { ...person, password: 'not the password' })
  const locked = await signIn(setup, person)
  if (locked.status === 200) return 'five wrong passwords did not lock the account'
  // A lockout ends at most 15 minutes after the last failure, so in 30 minutes if the clock was 15 minutes ahead.
  // Failures whose stored time is further in the future are ignored.
  await setup.setClock(31)
  const { status } = await signIn(setup, person)
  return status === 200 ? null : `after half an hour the correct password returned ${status}`
}

async function checkLinks(setup: ClockSetup, jumpMinutes: number): Promise<string | null> {
  const requestResetLink = async (email: string) => {
    await setup.request('session.forgot', { body: { email } })
    for (let n = 0; n < 100 && readMails(setup.dataDir, email).length === 0; n += 1) await pause(30)
    return findLinkSecret(setup.dataDir, email, 'reset')
  }
  const resetPassword = async (id: string) => {
    const password = 'uma-palavra-nova'
    return (await setup.request('session.reset', { body: { id, password, password_confirmation: password } }))
      .status
  }
  const [first, second] = [await setup.addPerson(), await setup.addPerson()]
  await setup.setClock(jumpMinutes)
  const status = await resetPassword(await requestResetLink(first.email))
  if (status !== 200) return `a link from the same clock returned ${status}`
  const earlierLink = await requestResetLink(second.email)
  await setup.setClock(0)
  const laterStatus = await resetPassword(earlierLink)
  const isTolerated = Math.abs(jumpMinutes) < 30
  if (laterStatus !== (isTolerated ? 200 : 404))
    return `a link from a clock off by ${jumpMinutes} minutes returned ${laterStatus}`
  const third = await setup.addPerson()
  const lastStatus = await resetPassword(await requestResetLink(third.email))
  return lastStatus === 200 ? null : `a new link returned ${lastStatus}`
}

async function checkIdempotency(setup: ClockSetup, jumpMinutes: number): Promise<string | null> {
  const body = createPropertyForm(setup.portals.flatType)
  const headers = { 'idempotency-key': `clock-${Math.abs(jumpMinutes)}-${Date.now()}` }
  const person = await setup.addPerson()
  const addProperty = async () => {
    const { token } = await signIn(setup, person)
    return (await setup.request('properties.add', { token, body, headers })).body.property_id
  }
  const first = await addProperty()
  await setup.setClock(jumpMinutes)
  const second = await addProperty()
  await setup.setClock(0)
  const third = await addProperty()
  return first !== undefined && first === second && first === third
    ? null
    : `created ${first}, ${second}, ${third}`
}

async function checkPortalExport(setup: ClockSetup, jumpMinutes: number): Promise<string | null> {
  const { olx, context, addPublishableProperty } = setup.portals
  const id = await addPublishableProperty()
  const before = olx.adverts.size
  const person = await setup.addPerson()
  await setup.setClock(jumpMinutes)
  const { token } = await signIn(setup, person)
  olx.setFailures(...Array.from({ length: 3 }, () => ({ status: 503 })))
  const body = { properties: [id], place: 'imovirtual' as const, url: '/' }
  const { status } = await setup.request('portals.exportProperties', { token, body })
  if (status !== 201) return `publishing returned ${status}`
  await pause(400)
  olx.setFailures()
  // A retry that is due within two hours waits, so the clock is set to a later time. A due time further in the future
  // counts as due.
  await setup.setClock(0)
  if (jumpMinutes > 0 && jumpMinutes < 180) await setup.setClock(180)
  const readExport = () =>
    context.db.selectFrom('portal_exports').select('state').where('property_id', '=', id).executeTakeFirst()
  for (let n = 0; n < 120 && (await readExport())?.state !== 'inserted'; n += 1) await pause(100)
  const state = (await readExport())?.state
  const adverts = olx.adverts.size - before
  return state === 'inserted' && adverts === 1 ? null : `the export is ${state}, with ${adverts} adverts`
}
