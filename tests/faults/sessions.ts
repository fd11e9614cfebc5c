import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { clockEnv } from '../e2e/support/agency-api.ts'
import { respondWith, startFakeUpstream } from '../server/fake-upstream.ts'
import { setClock } from './clock.ts'
import { sameOriginHeaders, openDashboard, signInResponse } from './dashboard.ts'
import { FaultCounter } from './fault.ts'

async function openWithClock() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-clock-'))
  const file = path.join(folder, 'clock')
  writeFileSync(file, '0')
  const upstream = await startFakeUpstream()
  let refreshCount = 0
  upstream.response = (request, response) => {
    const isRefresh = request.url.endsWith('/token')
    if (isRefresh) refreshCount += 1
    setTimeout(
      () =>
        respondWith(200, isRefresh ? { token: `fresh-${refreshCount}` } : signInResponse)(request, response),
      isRefresh ? 30 : 0,
    )
  }
  const dashboard = await openDashboard(upstream.origin, { E2E_CLOCK: file, ...clockEnv(process.cwd()) })
  return {
    dashboard,
    countRefreshes: () => refreshCount,
    async setClock(minutes: number) {
      await setClock(file, dashboard.child.pid, minutes)
    },
    request: (cookie: string) =>
      fetch(`${dashboard.origin}/api/v1/properties`, { headers: { ...sameOriginHeaders, cookie } }),
    async close() {
      await dashboard.stop()
      await upstream.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const minutesPerDay = 1_440
/** The dashboard refreshes a token after a day. */
const minutesToRefresh = minutesPerDay + 1

/**
 * Twelve tabs send requests when the token is due for a refresh, and one more tab afterwards with the previous cookie.
 * Nobody is signed out, and the token is refreshed only once (docs/security.md C-8).
 */
export async function testTabsAtExpiry(times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const setup = await openWithClock()
  let logouts = 0
  let refreshCount = 0
  for (let n = 0; n < times; n += 1)
    await counter.try(`expiry ${n}`, async () => {
      await setup.setClock(0)
      const cookie = await setup.dashboard.signIn()
      const before = setup.countRefreshes()
      await setup.setClock(minutesToRefresh)
      const responses = await Promise.all(Array.from({ length: 12 }, () => setup.request(cookie)))
      const late = await setup.request(cookie)
      const signedOut = [...responses, late].filter(
        ({ status, headers }) => status === 401 || /^sid=;/.test(headers.get('set-cookie') ?? ''),
      )
      logouts += signedOut.length
      const refreshes = setup.countRefreshes() - before
      refreshCount += refreshes
      return signedOut.length === 0 && refreshes === 1
        ? null
        : `${signedOut.length} signed out, ${refreshes} refreshes`
    })
  await setup.close()
  counter.note = `${logouts} signed out, ${refreshCount} refreshes in ${times} expiries`
  return counter
}

/**
 * The dashboard's clock jumps by minutes and days in both directions. There are no repeated refreshes, and a session of
 * nine days is rejected.
 */
export async function testClockJumps(): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const setup = await openWithClock()
  for (const minutes of [10, -10, minutesPerDay, -minutesPerDay, 6 * minutesPerDay])
    await counter.try(`${minutes} minutes`, async () => {
      await setup.setClock(0)
      const cookie = await setup.dashboard.signIn()
      const before = setup.countRefreshes()
      await setup.setClock(minutes)
      let currentCookie = cookie
      for (let n = 0; n < 5; n += 1) {
        const response = await setup.request(currentCookie)
        if (response.status !== 200) return `returned ${response.status}`
        currentCookie = /^sid=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? currentCookie
      }
      const refreshes = setup.countRefreshes() - before
      return refreshes <= 1 ? null : `${refreshes} refreshes in five calls`
    })
  await counter.try('nine days later', async () => {
    await setup.setClock(0)
    const cookie = await setup.dashboard.signIn()
    await setup.setClock(9 * minutesPerDay)
    const { status } = await setup.request(cookie)
    return status === 401 ? null : `a nine-day-old session returned ${status}`
  })
  await setup.close()
  return counter
}

/** Requests with cookies of 3 to 60 KB cause no server error, and the next request without them succeeds. */
export async function testHugeCookies(): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const setup = await openWithClock()
  const sessionCookie = await setup.dashboard.signIn()
  for (const size of [3_000, 5_000, 12_000, 20_000, 60_000])
    for (const name of ['sid', 'filters', 'x'])
      await counter.try(`${name} of ${size} bytes`, async () => {
        const filler = `${name}=${'a'.repeat(size)}`
        const cookie = name === 'sid' ? filler : `${sessionCookie}; ${filler}`
        const statuses: number[] = []
        for (const page of ['/login', '/api/v1/properties'])
          statuses.push(
            (
              await fetch(`${setup.dashboard.origin}${page}`, {
                headers: { ...sameOriginHeaders, cookie },
                redirect: 'manual',
              })
            ).status,
          )
        const after = (await setup.request(sessionCookie)).status
        const serverError = statuses.find((status) => status >= 500)
        return serverError === undefined && after === 200
          ? null
          : `returned ${statuses.join(' and ')}, afterwards ${after}`
      })
  await setup.close()
  return counter
}
