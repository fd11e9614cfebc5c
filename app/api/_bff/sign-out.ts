import { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import { requestStatus } from '@/lib/agency/server-call'
import { requestIdHeader, requestIdOf } from '@/lib/observability/request-id'
import { clearSessionCookie, createCookie, pendingSignOutCookie, readCookie } from '@/lib/session/cookie'
import { endSession, unsealCookieData, sealCookieData, sealSeconds } from '@/lib/session/seal'
import type { Session } from '@/lib/session/types'
import { toClientAddressHeader } from './forward-request'
import { json, createResponseHeaders, errorResponse } from './responses'

const PendingSignOut = z.object({ revoke: z.array(z.string()).max(3) })
const revokeTimeoutMs = 3_000
/** Delays before each retry in this process. These retries work even if the user has closed the browser. */
const retryDelaysMs = [2_000, 10_000, 60_000, 300_000, 1_800_000]

/**
 * Signs out. The session cookie is always cleared. If the API doesn't confirm that the token is revoked, responds
 * with SERVER_TIMEOUT_CONNECTION_ERROR and stores the token in a sealed cookie that grants no access, for
 * `finishSignOut`.
 */
export async function signOut(request: Request, session: Session | null): Promise<Response> {
  const headers = createResponseHeaders()
  clearSessionCookie(request, headers)
  // Not "storage": that would also delete the language, the theme and unsaved drafts.
  headers.set('clear-site-data', '"cache"')
  if (session === null || (await endAndRevoke(session, request, headers))) return json({}, 200, headers)
  return errorResponse(new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR'), headers)
}

/**
 * Retries a sign-out that `signOut` couldn't complete. Works on any instance, because the tokens are in the cookie.
 * Leaves a newer session signed in.
 */
export async function finishSignOut(request: Request): Promise<Response> {
  const tokens = await readPendingTokens(request)
  const unconfirmed = await revokeAll(tokens, request)
  const headers = createResponseHeaders()
  await writePendingTokens(headers, unconfirmed)
  if (unconfirmed.length === 0) return json({}, 200, headers)
  return errorResponse(new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR'), headers)
}

/** Ends a session locally and at the API. Returns false, and schedules a retry, if the API hasn't confirmed it. */
export async function endAndRevoke(session: Session, request: Request, headers: Headers): Promise<boolean> {
  endSession(session.sid)
  const unconfirmed = await revokeAll([session.token], request)
  if (unconfirmed.length === 0) return true
  await writePendingTokens(headers, [...unconfirmed, ...(await readPendingTokens(request))].slice(0, 3))
  void retryInBackground(session.token)
  return false
}

/** Returns the tokens whose revocation the API hasn't confirmed. */
async function revokeAll(tokens: string[], request: Request): Promise<string[]> {
  const headers = { ...toClientAddressHeader(request), [requestIdHeader]: requestIdOf(request) }
  const confirmations = await Promise.all(tokens.map((token) => revokeToken(token, headers)))
  return tokens.filter((_, index) => !confirmations[index])
}

/** Returns true if the token is revoked, or if the API has no endpoint for it. */
async function revokeToken(token: string, headers: Record<string, string> = {}): Promise<boolean> {
  const status = await requestStatus('session.logout', token, revokeTimeoutMs, headers)
  return [200, 401, 404, 405, 501].includes(status)
}

async function retryInBackground(token: string): Promise<void> {
  for (const delay of retryDelaysMs) {
    await new Promise((resolve) => setTimeout(resolve, delay).unref())
    if (await revokeToken(token)) return
  }
}

async function readPendingTokens(request: Request): Promise<string[]> {
  const sealed = readCookie(request, pendingSignOutCookie, { prefixed: true })
  const opened = PendingSignOut.safeParse(await unsealCookieData(sealed))
  return opened.success ? opened.data.revoke : []
}

/** Stores the tokens, newest first, in the cookie. Drops the oldest ones if they don't all fit into it. */
async function writePendingTokens(headers: Headers, tokens: string[]): Promise<void> {
  try {
    const sealed = tokens.length === 0 ? '' : await sealCookieData({ revoke: tokens })
    headers.append('set-cookie', createCookie(pendingSignOutCookie, sealed, sealed === '' ? 0 : sealSeconds))
  } catch (error) {
    if (tokens.length <= 1) throw error
    await writePendingTokens(headers, tokens.slice(0, -1))
  }
}
