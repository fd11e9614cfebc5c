import { setTimeout as pause } from 'node:timers/promises'
import { fromOwnPage, openDashboard, signInAnswer } from './dashboard.ts'
import { Tally } from './fault.ts'
import { hangs, misbehaviours, startFaultyUpstream } from './upstream.ts'

type Opened = Awaited<ReturnType<typeof open>>

async function open() {
  const upstream = await startFaultyUpstream(signInAnswer)
  const dashboard = await openDashboard(upstream.address)
  const cookie = await dashboard.signIn()
  return {
    upstream,
    dashboard,
    async ask(path: string, init: RequestInit = {}) {
      const began = performance.now()
      const asked = fetch(`${dashboard.origin}/api/v1${path}`, {
        ...init,
        headers: { ...fromOwnPage, cookie, ...init.headers },
        // As long as a page waits (lib/agency/transport.ts); what it leaves, the server leaves too.
        signal: AbortSignal.timeout(20_000),
      })
      // A connection that breaks before its answer is what the page calls no answer (lib/agency/transport.ts).
      const answer = await asked.catch(() => new Response(null, { status: 504 }))
      const text = answer.body === null ? null : await answer.text().catch(() => null)
      return { answer, text, ms: performance.now() - began }
    },
    async close() {
      await dashboard.stop()
      await upstream.shut()
    },
  }
}

/** every way in which an API can answer wrongly, to a read and to a save: a code or a broken body, never a success that was none, never a word of what it said. */
export async function lyingApi(rounds: number): Promise<Tally> {
  const tally = new Tally()
  const opened = await open()
  for (let round = 0; round < rounds; round += 1)
    for (const [what, does] of Object.entries(misbehaviours))
      for (const method of ['GET', 'POST'])
        await tally.try(`${method} while it answers ${what}`, async () => {
          opened.upstream.state.does = does
          const path = method === 'GET' ? '/properties' : '/property/7/archive'
          return wrong(await opened.ask(path, { method }))
        })
  opened.upstream.state.does = (socket) =>
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}')
  await tally.try('a right answer after all that', async () => {
    const { answer } = await opened.ask('/properties')
    return answer.status === 200 ? null : `was ${answer.status}`
  })
  const errors = opened.dashboard.service.output().match(/unhandled|uncaught/gi)?.length ?? 0
  tally.hold(`${errors} errors that nobody handled`, errors === 0)
  await opened.close()
  return tally
}

function wrong({ answer, text, ms }: Awaited<ReturnType<Opened['ask']>>): string | null {
  if (ms > 12_000) return `took ${ms.toFixed(0)} ms`
  for (const name of ['set-cookie', 'access-control-allow-origin', 'location', 'x-powered-by'])
    if (answer.headers.has(name) && !/^sid=;/.test(answer.headers.get(name) ?? ''))
      return `let ${name} through`
  if (/\*/.test(answer.headers.get('content-security-policy') ?? '')) return 'let a policy through'
  // A body that breaks off is a failure to whoever reads it.
  if (text === null) return null
  if (/secret\.ts|evil|DROP TABLE/.test(text)) return `said ${text.slice(0, 100)}`
  // The dashboard's code holds a success against the contract; what the server owes it is JSON and the status that came.
  if (answer.ok)
    return answer.headers.get('content-type')?.startsWith('application/json') || answer.status === 204
      ? null
      : 'not JSON'
  return /^\{"errors":\{"msg":"[A-Z_0-9]+"/.test(text) ? null : `${answer.status} ${text.slice(0, 100)}`
}

/** the API is shut and comes back. Told within 2.5 s, found again within one. */
export async function deadApi(times: number): Promise<Tally> {
  const tally = new Tally()
  const opened = await open()
  const slowest = { told: 0, found: 0 }
  for (let n = 0; n < times; n += 1)
    await tally.try(`away ${n}`, async () => {
      await opened.upstream.shut()
      const away = await opened.ask(n % 2 === 0 ? '/properties' : '/property/7/archive', {
        method: n % 2 === 0 ? 'GET' : 'POST',
      })
      slowest.told = Math.max(slowest.told, away.ms)
      await opened.upstream.open()
      const back = await opened.ask('/properties')
      slowest.found = Math.max(slowest.found, back.ms)
      if (away.answer.status !== 504 || away.ms > 2_500)
        return `was told ${away.answer.status} after ${away.ms.toFixed(0)} ms`
      return back.answer.status === 200 && back.ms < 1_000
        ? null
        : `afterwards ${back.answer.status} after ${back.ms.toFixed(0)} ms`
    })
  await opened.close()
  tally.note = `told in ${slowest.told.toFixed(0)} ms at most, found again in ${slowest.found.toFixed(0)} ms`
  return tally
}

/** an API that falls silent at each stage is given up, others are served meanwhile, and no connection stays. */
export async function slowApi(): Promise<Tally> {
  const tally = new Tally()
  const opened = await open()
  const quick: number[] = []
  const waiting = Object.entries(hangs).map(async ([what, does]) => {
    // One after the other at their start, so that each meets its own silence; they wait at the same time.
    opened.upstream.state.does = (socket, request) =>
      request.includes('/getTags')
        ? socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}')
        : (hangOf(request) ?? does)(socket, request)
    await tally.try(what, async () => {
      const began = performance.now()
      const { answer, text } = await opened.ask(`/properties?page=${Object.keys(hangs).indexOf(what) + 1}`)
      const ms = performance.now() - began
      const refused = text === null || answer.status === 504
      return refused && ms < 27_000
        ? null
        : `${answer.status} ${text?.slice(0, 50)} after ${ms.toFixed(0)} ms`
    })
  })
  const over = Promise.all(waiting).then(() => true)
  while (!(await Promise.race([over, pause(100, false)])))
    quick.push((await opened.ask('/properties/getTags')).ms)
  const p95 = quick.toSorted((a, b) => a - b)[Math.floor(quick.length * 0.95)] ?? 0
  for (let n = 0; n < 50 && opened.upstream.held() > 0; n += 1) await pause(100)
  tally.hold(`${opened.upstream.held()} connections stayed`, opened.upstream.held() === 0)
  tally.hold(`others waited ${p95.toFixed(0)} ms`, p95 < 1_000)
  await opened.close()
  tally.note = `others' p95 ${p95.toFixed(0)} ms, connections left ${opened.upstream.held()}`
  return tally
}

/** Which silence a request asks for: by the page that it names. */
function hangOf(request: string) {
  const page = /[?&]page=(\d)/.exec(request)?.[1]
  return Object.values(hangs)[Number(page) - 1]
}
