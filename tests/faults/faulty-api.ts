import { setTimeout as pause } from 'node:timers/promises'
import { sameOriginHeaders, openDashboard, signInResponse } from './dashboard.ts'
import { FaultCounter } from './fault.ts'
import { hangs, misbehaviours, startFaultyUpstream } from './upstream.ts'

type FaultySetup = Awaited<ReturnType<typeof openSetup>>

async function openSetup() {
  const upstream = await startFaultyUpstream(signInResponse)
  const dashboard = await openDashboard(upstream.origin)
  const cookie = await dashboard.signIn()
  return {
    upstream,
    dashboard,
    async request(path: string, init: RequestInit = {}) {
      const startedAt = performance.now()
      const pending = fetch(`${dashboard.origin}/api/v1${path}`, {
        ...init,
        headers: { ...sameOriginHeaders, cookie, ...init.headers },
        // The page's timeout (lib/agency/transport.ts); the server aborts requests that the page aborts.
        signal: AbortSignal.timeout(20_000),
      })
      // The page treats a connection that breaks before the response as no response (lib/agency/transport.ts).
      const response = await pending.catch(() => new Response(null, { status: 504 }))
      const text = response.body === null ? null : await response.text().catch(() => null)
      return { response, text, ms: performance.now() - startedAt }
    },
    async close() {
      await dashboard.stop()
      await upstream.stop()
    },
  }
}

/**
 * For every kind of invalid API response to a read and to a save, the dashboard returns an error code, a truncated
 * body, or JSON that the page validates. It forwards no cookies, redirects, policies or error texts.
 */
export async function testFaultyResponses(rounds: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const setup = await openSetup()
  for (let round = 0; round < rounds; round += 1)
    for (const [fault, behaviour] of Object.entries(misbehaviours))
      for (const method of ['GET', 'POST'])
        await counter.try(`${method} while the API returns ${fault}`, async () => {
          setup.upstream.state.behaviour = behaviour
          const path = method === 'GET' ? '/properties' : '/property/7/archive'
          return faultOf(await setup.request(path, { method }))
        })
  setup.upstream.state.behaviour = (socket) =>
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}')
  await counter.try('a valid response afterwards', async () => {
    const { response } = await setup.request('/properties')
    return response.status === 200 ? null : `was ${response.status}`
  })
  const errors = setup.dashboard.child.output().match(/unhandled|uncaught/gi)?.length ?? 0
  counter.assert(errors === 0, `${errors} unhandled errors`)
  await setup.close()
  return counter
}

function faultOf({ response, text, ms }: Awaited<ReturnType<FaultySetup['request']>>): string | null {
  if (ms > 12_000) return `took ${ms.toFixed(0)} ms`
  // The dashboard itself may delete its session cookie.
  for (const name of ['set-cookie', 'access-control-allow-origin', 'location', 'x-powered-by'])
    if (response.headers.has(name) && !/^sid=;/.test(response.headers.get(name) ?? ''))
      return `forwarded ${name}`
  if (/\*/.test(response.headers.get('content-security-policy') ?? '')) return 'forwarded a policy'
  // The page treats a truncated body as a failure.
  if (text === null) return null
  if (/secret\.ts|evil|DROP TABLE/.test(text)) return `disclosed ${text.slice(0, 100)}`
  // The page validates a successful response against the contract. The dashboard's server only ensures that it is JSON.
  if (response.ok)
    return response.headers.get('content-type')?.startsWith('application/json') || response.status === 204
      ? null
      : 'not JSON'
  return /^\{"errors":\{"msg":"[A-Z_0-9]+"/.test(text) ? null : `${response.status} ${text.slice(0, 100)}`
}

/** The API goes down and comes back. A failure is reported within 2.5 s; the next call succeeds within 1 s. */
export async function testDeadApi(times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const setup = await openSetup()
  const slowestMs = { report: 0, recovery: 0 }
  for (let n = 0; n < times; n += 1)
    await counter.try(`outage ${n}`, async () => {
      await setup.upstream.stop()
      const failed = await setup.request(n % 2 === 0 ? '/properties' : '/property/7/archive', {
        method: n % 2 === 0 ? 'GET' : 'POST',
      })
      slowestMs.report = Math.max(slowestMs.report, failed.ms)
      await setup.upstream.open()
      const recovered = await setup.request('/properties')
      slowestMs.recovery = Math.max(slowestMs.recovery, recovered.ms)
      if (failed.response.status !== 504 || failed.ms > 2_500)
        return `returned ${failed.response.status} after ${failed.ms.toFixed(0)} ms`
      return recovered.response.status === 200 && recovered.ms < 1_000
        ? null
        : `afterwards ${recovered.response.status} after ${recovered.ms.toFixed(0)} ms`
    })
  await setup.close()
  counter.note = `reported in ${slowestMs.report.toFixed(0)} ms at most, recovered in ${slowestMs.recovery.toFixed(0)} ms`
  return counter
}

/**
 * When the API hangs at any stage, requests time out, others are served meanwhile, and no connection is left open.
 */
export async function testSlowApi(): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const setup = await openSetup()
  const durationsMs: number[] = []
  setup.upstream.state.behaviour = (socket, request) =>
    request.includes('/getTags')
      ? socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}')
      : hangOf(request)?.(socket, request)
  const waiting = Object.keys(hangs).map((fault, index) =>
    counter.try(fault, async () => {
      const { response, text, ms } = await setup.request(`/properties?page=${index + 1}`)
      const isRefused = text === null || response.status === 504
      // The dashboard ends a silent response before the page times out, but not a response that keeps sending bytes.
      const maxMs = fault === 'a byte a second' ? 27_000 : 19_000
      return isRefused && ms < maxMs
        ? null
        : `${response.status} ${text?.slice(0, 50)} after ${ms.toFixed(0)} ms`
    }),
  )
  const allDone = Promise.all(waiting).then(() => true)
  while (!(await Promise.race([allDone, pause(100, false)])))
    durationsMs.push((await setup.request('/properties/getTags')).ms)
  const p95 = durationsMs.toSorted((a, b) => a - b)[Math.floor(durationsMs.length * 0.95)] ?? 0
  for (let n = 0; n < 50 && setup.upstream.openRequests() > 0; n += 1) await pause(100)
  const openCount = setup.upstream.openRequests()
  counter.assert(openCount === 0, `${openCount} connections stayed open`)
  counter.assert(p95 < 1_000, `others waited ${p95.toFixed(0)} ms`)
  await setup.close()
  counter.note = `others' p95 ${p95.toFixed(0)} ms, connections left ${openCount}`
  return counter
}

/** Returns the hang that a request selects with its page number. */
function hangOf(request: string) {
  const page = /[?&]page=(\d)/.exec(request)?.[1]
  return Object.values(hangs)[Number(page) - 1]
}
