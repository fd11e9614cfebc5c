import { isReadOnly } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { resolveSession } from '@/lib/agency/resolve-session'
import { endsSession } from '@/lib/agency/session-lost'
import { requestUpstreamBuffered } from '@/lib/agency/upstream'
import { createCappedLog } from '@/lib/observability/capped-log'
import { logRequest } from '@/lib/observability/log'
import { requestIdHeader, requestIdOf } from '@/lib/observability/request-id'
import { getObservabilityState } from '@/lib/observability/state'
import {
  clearSessionCookie,
  getSessionCookieName,
  readSessionCookie,
  writeSessionCookie,
} from '@/lib/session/cookie'
import { readLatestSeal } from '@/lib/session/refresh'
import { endSession, hasNewerCookie } from '@/lib/session/seal'
import type { Session } from '@/lib/session/types'
import { forwardRequest } from './forward-request'
import { forwardResponse, parseFailure } from './forward-response'
import { localHandlers } from './local-handlers'
import { type MatchedEndpoint, matchEndpoint } from './match-endpoint'
import { catchErrors, createResponseHeaders, errorResponse } from './responses'
import { isSameOrigin } from './same-origin'

/** Requests rejected here never reach the API's log, so they are logged in every LOG_FORMAT (ASVS 16.3.3). */
const rejectionLog = createCappedLog((requests) => ({ event: 'rejections-suppressed', requests }))

/**
 * Proxies a same-origin API call. Only endpoints in the contract are forwarded; the bearer token comes from the
 * session cookie. `segments` is the decoded path below /api/v1.
 */
export async function handleCall(request: Request, segments: string[]): Promise<Response> {
  const start = performance.now()
  const id = requestIdOf(request)
  let path = 'other'
  let isAccepted = false
  const respond = async () => {
    const call = matchEndpoint(request.method, segments, new URL(request.url).searchParams)
    if ('allow' in call) return methodNotAllowed(call.allow)
    path = call.endpoint.path
    if (!isSameOrigin(request, { requiresBffHeader: !call.endpoint.download }))
      throw new AgencyError('CROSS_ORIGIN')
    isAccepted = true
    return withSession(request, (session) => handleMatchedCall(call, request, session), {
      usesToken: call.name !== 'session.refresh',
    })
  }
  const response = await catchErrors(respond, { request: id })
  // Keeps the request id of an API that sets its own.
  if (!response.headers.has(requestIdHeader)) response.headers.set(requestIdHeader, id)
  const observedCall = {
    method: request.method,
    path,
    status: response.status,
    ms: performance.now() - start,
  }
  getObservabilityState().recordCall(observedCall)
  const line = { request: id, ...observedCall, ms: Math.round(observedCall.ms * 10) / 10 }
  if (isAccepted || response.status >= 500 || process.env.LOG_FORMAT === 'json') logRequest(line)
  else rejectionLog.write({ event: 'request-rejected', ...line, site: siteOf(request) })
  return response
}

/** Returns Sec-Fetch-Site for the log: `none` if it is missing, `odd` if it is malformed. */
function siteOf(request: Request): string {
  const site = request.headers.get('sec-fetch-site') ?? 'none'
  return /^[a-z-]{1,20}$/.test(site) ? site : 'odd'
}

export function methodNotAllowed(allow: string[]): Response {
  const headers = createResponseHeaders()
  headers.set('allow', allow.join(', '))
  return errorResponse(new AgencyError('METHOD_NOT_ALLOWED'), headers)
}

/**
 * Handles a request with its session, or null. Refreshes the token when due and then sets a new cookie; clears the
 * cookie of an ended session. `usesToken` is false if `handle` doesn't send the token to the API; the API then verifies
 * the token first.
 */
export async function withSession(
  request: Request,
  handle: (session: Session | null) => Promise<Response>,
  { usesToken }: { usesToken: boolean },
): Promise<Response> {
  const cookie = readSessionCookie(request)
  const isTabInactive = request.method === 'GET' && request.headers.get('x-away') === '1'
  const active = await resolveSession(cookie, { trustMs: usesToken ? Infinity : 0, isTabInactive })
  const response = await catchErrors(() => handle(active?.session ?? null))
  const sessionCookiePrefix = `${getSessionCookieName()}=`
  if (response.headers.getSetCookie().some((header) => header.startsWith(sessionCookiePrefix)))
    return response
  // Read after the call, during which another request may have changed the user or ended the session.
  const seal = active?.seal === undefined ? undefined : await readLatestSeal(active.session.sid)
  if (seal !== undefined) writeSessionCookie(request, response.headers, seal)
  if (active === null && cookie !== undefined && !hasNewerCookie(cookie))
    clearSessionCookie(request, response.headers)
  return response
}

async function handleMatchedCall(
  call: MatchedEndpoint,
  request: Request,
  session: Session | null,
): Promise<Response> {
  const { name, endpoint } = call
  const needsSession = endpoint.access !== 'public' && name !== 'session.logout'
  if (needsSession && session === null) throw new AgencyError('BAD_TOKEN')
  try {
    const localHandler = localHandlers[name]
    if (localHandler !== undefined) return await localHandler({ call, request, session })
    const forward = async () => {
      const response = await forwardRequest(call, request, needsSession ? (session?.token ?? null) : null)
      if (response.statusCode === 401) throw await parseFailure(response)
      return forwardResponse(response, endpoint)
    }
    return await requestUpstreamBuffered(forward, { retry: isReadOnly(endpoint) })
  } catch (error) {
    const isSessionLost =
      needsSession && session !== null && error instanceof AgencyError && endsSession(error)
    if (!isSessionLost) throw error
    endSession(session.sid)
    const headers = createResponseHeaders()
    if (!hasNewerCookie(readSessionCookie(request))) clearSessionCookie(request, headers)
    return errorResponse(error, headers)
  }
}
