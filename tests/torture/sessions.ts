import { fromOwnPage, openDashboard, signInAnswer } from './dashboard.ts'
import { answering, startEchoUpstream } from '../server/echo-upstream.ts'
import { Tally } from './fault.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { clockEnv } from '../e2e/support/agency-api.ts'
import { turnClock } from './clock.ts'

/** The dashboard before an API that answers everything, with a clock to turn. */
async function openWithClock() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-clock-'))
  const file = path.join(folder, 'clock')
  writeFileSync(file, '0')
  const upstream = await startEchoUpstream()
  let exchanged = 0
  upstream.answer = (request, response, raw) => {
    const token = request.url.endsWith('/token')
    if (token) exchanged += 1
    setTimeout(
      () => answering(200, token ? { token: `fresh-${exchanged}` } : signInAnswer)(request, response, raw),
      token ? 30 : 0,
    )
  }
  const dashboard = await openDashboard(upstream.address, { E2E_CLOCK: file, ...clockEnv(process.cwd()) })
  return {
    dashboard,
    exchanges: () => exchanged,
    async turn(minutes: number) {
      await turnClock(file, dashboard.service.pid, minutes)
    },
    ask: (cookie: string) =>
      fetch(`${dashboard.origin}/api/v1/properties`, { headers: { ...fromOwnPage, cookie } }),
    async close() {
      await dashboard.stop()
      await upstream.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const minutesToExpiry = 1_441

/** R-13 and C-8: twelve tabs ask at the moment of expiry, some with the cookie from before; nobody is signed out, and the token is exchanged once. */
export async function tabsAtExpiry(times: number): Promise<Tally> {
  const tally = new Tally()
  const office = await openWithClock()
  let logouts = 0
  for (let n = 0; n < times; n += 1)
    await tally.try(`expiry ${n}`, async () => {
      await office.turn(0)
      const cookie = await office.dashboard.signIn()
      const before = office.exchanges()
      await office.turn(minutesToExpiry)
      const answers = await Promise.all(Array.from({ length: 12 }, () => office.ask(cookie)))
      const late = await office.ask(cookie)
      const out = [...answers, late].filter(
        ({ status, headers }) => status === 401 || /^sid=;/.test(headers.get('set-cookie') ?? ''),
      )
      logouts += out.length
      const exchanges = office.exchanges() - before
      return out.length === 0 && exchanges === 1 ? null : `${out.length} signed out, ${exchanges} exchanges`
    })
  await office.close()
  tally.note = `signed out ${logouts}, one exchange for each expiry`
  return tally
}

/** the dashboard's clock jumps by minutes and days, forth and back: no exchange upon exchange, no session beyond its week. */
export async function clockJumps(): Promise<Tally> {
  const tally = new Tally()
  const office = await openWithClock()
  const day = 1_440
  for (const jump of [10, -10, day, -day, 6 * day])
    await tally.try(`${jump} minutes`, async () => {
      await office.turn(0)
      const cookie = await office.dashboard.signIn()
      const before = office.exchanges()
      await office.turn(jump)
      let last = cookie
      for (let n = 0; n < 5; n += 1) {
        const answer = await office.ask(last)
        if (answer.status !== 200) return `was told ${answer.status}`
        last = /^sid=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? last
      }
      const exchanges = office.exchanges() - before
      return exchanges <= 1 ? null : `${exchanges} exchanges in five calls`
    })
  await tally.try('nine days later', async () => {
    await office.turn(0)
    const cookie = await office.dashboard.signIn()
    await office.turn(9 * day)
    const { status } = await office.ask(cookie)
    return status === 401 ? null : `a session from then was told ${status}`
  })
  await office.close()
  return tally
}

/** cookies of 5, 20 and 60 KB: refused before anything is read, or served, and the next request without them works; a session that does not fit is nobody's and is cleared. */
export async function hugeCookies(): Promise<Tally> {
  const tally = new Tally()
  const office = await openWithClock()
  const own = await office.dashboard.signIn()
  for (const size of [3_000, 5_000, 12_000, 20_000, 60_000])
    for (const name of ['sid', 'filters', 'x'])
      await tally.try(`${name} of ${size} bytes`, async () => {
        const filler = `${name}=${'a'.repeat(size)}`
        const cookie = name === 'sid' ? filler : `${own}; ${filler}`
        const statuses: number[] = []
        for (const page of ['/login', '/api/v1/properties'])
          statuses.push(
            (
              await fetch(`${office.dashboard.origin}${page}`, {
                headers: { ...fromOwnPage, cookie },
                redirect: 'manual',
              })
            ).status,
          )
        const after = (await office.ask(own)).status
        const bad = statuses.find((status) => status >= 500)
        return bad === undefined && after === 200
          ? null
          : `told ${statuses.join(' and ')}, afterwards ${after}`
      })
  await office.close()
  return tally
}
