import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CallName, EndpointOf } from '#contract/index.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import { settingsFor } from '../../lib/launch/portal-stand-in.ts'
import { createDatabase, dropDatabase, type TestDatabase } from '../contract/databases.ts'
import { letters, secretFor } from '../contract/mailbox.ts'
import { type Asking, written } from '../contract/office.ts'
import { form } from '../contract/portfolio.ts'
import { openPortals } from '../contract/portals-desk.ts'
import { ready, startApi } from '../contract/process.ts'
import { clockEnv } from '../e2e/support/agency-api.ts'
import { turnClock } from './clock.ts'
import { Tally } from './fault.ts'

const day = 1_440
const week = 7 * day
/** In minutes: what NTP, a wrong zone, a dead battery and a typing error do to a clock. */
const jumps = [10, -10, 61, -61, day, -day, 6 * day, -6 * day, 400 * day, -400 * day]

/**
 * R-14 for the API: its clock jumps by minutes, days and a year, forth and back. No session ends that had not grown old,
 * nobody stays locked out, mailed links work, a call under a key is done once, and what was on its way to a portal gets
 * there, once.
 */
export async function apiClockJumps(kind: TestDatabase['name'], share: number): Promise<Tally> {
  const tally = new Tally()
  const office = await openWithClock(kind)
  for (const jump of jumps.slice(0, Math.max(2, Math.round(jumps.length * share))))
    for (const [what, holds] of Object.entries({ sessions, lockout, links, once, portal })) {
      await tally.try(`${kind}, ${jump} minutes, ${what}`, () => holds(office, jump))
      await office.turn(0)
    }
  await tally.try(`${kind}, the process goes on`, async () =>
    (await office.ask('profile.get', { token: office.token })).status === 200 ? null : 'it is silent',
  )
  await office.close()
  return tally
}

type Told = { status: number; body: Record<string, unknown> }
type Office = Awaited<ReturnType<typeof openWithClock>>

/** A process of the API with a clock to turn, and a portal; what is prepared past it goes by the right clock. */
async function openWithClock(kind: TestDatabase['name']) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-clock-'))
  const url = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const where = { DATABASE_URL: url, dataDir }
  const db = openDatabase(where)
  await migrate(db)
  const portals = await openPortals({ name: kind, dataDir, where: () => where, db: () => db })
  await portals.connect()
  const clock = path.join(dataDir, 'clock')
  writeFileSync(clock, '0')
  const portal = new URL(portals.house.environment.IMOVIRTUAL_API_URL).origin
  const api = await startApi({
    ...settingsFor(portal, 'http://127.0.0.1:4010'),
    ...clockEnv(process.cwd()),
    ...(url !== undefined && { DATABASE_URL: url }),
    AGENCY_DATA_DIR: dataDir,
    E2E_CLOCK: clock,
  })
  await ready(api)
  let people = 0
  return {
    portals,
    dataDir,
    token: portals.people.Administrator.token,
    person: () => portals.hire({ email: `clock-${kind.toLowerCase()}-${(people += 1)}@example.pt` }),
    async turn(minutes: number) {
      await turnClock(clock, api.child.pid ?? 0, minutes)
    },
    async ask<C extends CallName>(name: C, asking: Asking<EndpointOf<C>> = {}): Promise<Told> {
      const [address, init] = written(name, { from: `198.51.100.${people % 250}`, ...asking })
      const answer = await fetch(`${api.url}${address}`, { ...init, signal: AbortSignal.timeout(20_000) })
      return { status: answer.status, body: Object(await answer.json()) }
    },
    async close() {
      api.child.kill('SIGTERM')
      await api.ended
      portals.close()
      await db.destroy()
      if (url !== undefined) await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const signIn = async (office: Office, { email, password }: { email: string; password: string }) => {
  const { status, body } = await office.ask('session.login', { body: { email, password } })
  return { status, token: String(body.token) }
}

async function sessions(office: Office, jump: number): Promise<string | null> {
  const person = await office.person()
  const works = async (token: string) => (await office.ask('profile.get', { token })).status
  const before = await signIn(office, person)
  await office.turn(jump)
  const there = await works(before.token)
  if (there !== (jump < week ? 200 : 401)) return `a session from before was told ${there}`
  const fresh = await signIn(office, person)
  if (fresh.status !== 200) return `signing in was told ${fresh.status}`
  const { body } = await office.ask('session.refresh', { token: fresh.token })
  const next = String(body.token)
  if ((await works(next)) !== 200) return 'an exchanged token does not work'
  await office.turn(0)
  const after = [await works(before.token), await works(next)]
  // What began on a clock a year behind is over by the right one.
  const expected = [200, jump > -week ? 200 : 401]
  if (after.join() !== expected.join()) return `put right, sessions were told ${after.join(' and ')}`
  return (await signIn(office, person)).status === 200 ? null : 'nobody can sign in any more'
}

async function lockout(office: Office, jump: number): Promise<string | null> {
  const person = await office.person()
  await office.turn(jump)
  for (let n = 0; n < 5; n += 1) await signIn(office, { ...person, password: 'not the password' })
  const locked = await signIn(office, person)
  if (locked.status === 200) return 'five wrong passwords did not lock'
  await office.turn(0)
  // A block lasts a quarter of an hour, and of a clock that was ahead by less than that, twice as long.
  await office.turn(31)
  const { status } = await signIn(office, person)
  return status === 200 ? null : `half an hour later the right password was told ${status}`
}

async function links(office: Office, jump: number): Promise<string | null> {
  const forgot = async (email: string, known: number) => {
    await office.ask('session.forgot', { body: { email } })
    for (let n = 0; n < 100 && letters(office.dataDir, email).length === known; n += 1) await pause(30)
    return secretFor(office.dataDir, email, 'reset')
  }
  const reset = async (id: string) => {
    const password = 'uma-palavra-nova'
    return (await office.ask('session.reset', { body: { id, password, password_confirmation: password } }))
      .status
  }
  const [one, other] = [await office.person(), await office.person()]
  await office.turn(jump)
  const there = await reset(await forgot(one.email, 0))
  if (there !== 200) return `a link from the same clock was told ${there}`
  const left = await forgot(other.email, 0)
  await office.turn(0)
  const later = await reset(left)
  const sound = Math.abs(jump) < 30
  if (later !== (sound ? 200 : 404)) return `a link from ${jump} minutes away was told ${later}`
  const third = await office.person()
  const again = await reset(await forgot(third.email, 0))
  return again === 200 ? null : `a new link was told ${again}`
}

async function once(office: Office, jump: number): Promise<string | null> {
  const body = form(office.portals.flat)
  const headers = { 'idempotency-key': `clock-${Math.abs(jump)}-${Date.now()}` }
  const person = await office.person()
  const add = async () => {
    const { token } = await signIn(office, person)
    return (await office.ask('properties.add', { token, body, headers })).body.property_id
  }
  const first = await add()
  await office.turn(jump)
  const second = await add()
  await office.turn(0)
  const third = await add()
  return first !== undefined && first === second && first === third
    ? null
    : `made ${first}, ${second}, ${third}`
}

/** A portal is down when it is told; then the clock is put right and the portal is up. */
async function portal(office: Office, jump: number): Promise<string | null> {
  const { olx, house, addReady } = office.portals
  const id = await addReady()
  const before = olx.adverts.size
  const person = await office.person()
  await office.turn(jump)
  const { token } = await signIn(office, person)
  olx.fail(...Array.from({ length: 3 }, () => ({ status: 503 })))
  const body = { properties: [id], place: 'imovirtual' as const, url: '/' }
  const { status } = await office.ask('portals.exportProperties', { token, body })
  if (status !== 201) return `publishing was told ${status}`
  await pause(400)
  olx.fail()
  // It waits for half a minute; after a clock that was ahead, for two hours at most.
  await office.turn(0)
  if (jump > 0 && jump < 180) await office.turn(180)
  const stored = () =>
    house.db.selectFrom('portal_exports').select('state').where('property_id', '=', id).executeTakeFirst()
  for (let n = 0; n < 120 && (await stored())?.state !== 'inserted'; n += 1) await pause(100)
  const state = (await stored())?.state
  const adverts = olx.adverts.size - before
  return state === 'inserted' && adverts === 1 ? null : `it is ${state}, and ${adverts} adverts are there`
}
