import { isRead } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { exchangeToken, tokenIsGood } from '@/lib/agency/ask'
import { endsSession } from '@/lib/agency/session-lost'
import { askedWhole } from '@/lib/agency/upstream'
import { cappedLog } from '@/lib/observing/capped-log'
import { logRequest } from '@/lib/observing/log'
import { requestIdHeader, requestIdOf } from '@/lib/observing/request-id'
import { observed } from '@/lib/observing/state'
import { isAlive } from '@/lib/session/alive'
import { clearCookie, readCookie, writeCookie } from '@/lib/session/cookie'
import { current } from '@/lib/session/refresh'
import { endSession, isReplaced, open } from '@/lib/session/seal'
import type { Session } from '@/lib/session/types'
import { answering, privateHeaders, refusal } from './answers'
import { bringDown, failureIn } from './coming-down'
import { sendUp } from './going-up'
import { type Matched, matched } from './matched'
import { ownCalls } from './own-calls'
import { isSameOrigin } from './same-origin'

/** What is turned away here reaches no API that would log it: told whatever LOG_FORMAT is (ASVS 16.3.3). */
const turnedAway = cappedLog(30, (requests) => ({ event: 'more-turned-away', requests }))

/**
 * The one door between browser and API: lets through what the contract names, asked by our own pages, with the
 * session's bearer. `segments` is the path below /api/v1, decoded.
 */
export async function answerCall(request: Request, segments: string[]): Promise<Response> {
  const began = performance.now()
  const id = requestIdOf(request)
  let path = 'other'
  let passed = false
  const answer = async () => {
    const call = matched(request.method, segments, new URL(request.url).searchParams)
    if ('allow' in call) return methodNotAllowed(call.allow)
    path = call.endpoint.path
    if (!isSameOrigin(request, { withHeader: !call.endpoint.download })) throw new AgencyError('CROSS_ORIGIN')
    passed = true
    return withSession(request, (session) => answerMatched(call, request, session), {
      asksApi: call.name !== 'session.refresh',
    })
  }
  const response = await answering(answer, { request: id })
  // An API may have an id of its own for it; ours sends this one back.
  if (!response.headers.has(requestIdHeader)) response.headers.set(requestIdHeader, id)
  const done = { method: request.method, path, status: response.status, ms: performance.now() - began }
  observed().called(done)
  const line = { request: id, ...done, ms: Math.round(done.ms * 10) / 10 }
  if (passed || response.status >= 500 || process.env.LOG_FORMAT === 'json') logRequest(line)
  else turnedAway.write({ event: 'turned-away', ...line, site: siteOf(request) })
  return response
}

/** How the browser says that the asking page is related to ours; `none` stands for one that says nothing, too. */
function siteOf(request: Request): string {
  const site = request.headers.get('sec-fetch-site') ?? 'none'
  return /^[a-z-]{1,20}$/.test(site) ? site : 'odd'
}

export function methodNotAllowed(allow: string[]): Response {
  const headers = privateHeaders()
  headers.set('allow', allow.join(', '))
  return refusal(new AgencyError('METHOD_NOT_ALLOWED'), headers)
}

/**
 * Opens the request's session, exchanging its token when due; a new cookie goes out only then. `asksApi` is false for what
 * the API is not asked with the session's token: then it is asked whether the session goes on.
 */
export async function withSession(
  request: Request,
  handle: (session: Session | null) => Promise<Response>,
  { asksApi }: { asksApi: boolean },
): Promise<Response> {
  const sealed = readCookie(request)
  const opened = await open(sealed)
  const away = request.method === 'GET' && request.headers.get('x-away') === '1'
  const going = opened === null ? null : await current(opened, exchangeToken, away)
  const alive = going === null || asksApi || (await isAlive(going.session, tokenIsGood, 0))
  const held = alive ? going : null
  const response = await answering(() => handle(held?.session ?? null))
  if (response.headers.has('set-cookie')) return response
  if (held?.seal !== undefined) writeCookie(request, response.headers, held.seal)
  if (held === null && sealed !== undefined && !isReplaced(sealed)) clearCookie(request, response.headers)
  return response
}

async function answerMatched(call: Matched, request: Request, session: Session | null): Promise<Response> {
  const { name, endpoint } = call
  const needed = endpoint.access !== 'public' && name !== 'session.logout'
  if (needed && session === null) throw new AgencyError('BAD_TOKEN')
  try {
    const own = ownCalls[name]
    if (own !== undefined) return await own({ call, request, session })
    return await askedWhole(isRead(endpoint), async () => {
      const answer = await sendUp(call, request, needed ? (session?.token ?? null) : null)
      if (answer.statusCode === 401) throw await failureIn(answer)
      return bringDown(answer, endpoint)
    })
  } catch (error) {
    const lost = needed && session !== null && error instanceof AgencyError && endsSession(error)
    if (!lost) throw error
    endSession(session.sid)
    const headers = privateHeaders()
    if (!isReplaced(readCookie(request))) clearCookie(request, headers)
    return refusal(error, headers)
  }
}
