import { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import { session as sessionCalls } from '#contract/session.ts'
import { apiAddress, askUpstream } from '@/lib/agency/upstream'
import { requestIdHeader, requestIdOf } from '@/lib/observing/request-id'
import { clearCookie, passingCookie, readPlainCookie } from '@/lib/session/cookie'
import { pendingSignOutCookie } from '@/lib/session/pending-sign-out'
import { endSession, openData, sealData, sealSeconds } from '@/lib/session/seal'
import type { Session } from '@/lib/session/types'
import { json, privateHeaders, refusal } from './answers'
import { clientAddressHeaders } from './going-up'

const Pending = z.object({ revoke: z.array(z.string()).max(3) })
const revokeMs = 3_000
/** Delays before this process tries again by itself: the browser may be closed by then. */
const retryMs = [2_000, 10_000, 60_000, 300_000, 1_800_000]

/**
 * Signs out. The session's cookie goes in any case. If the API does not confirm that the token is revoked, the response is
 * SERVER_TIMEOUT_CONNECTION_ERROR and the token stays in a sealed cookie that opens nothing, for `finishSignOut`.
 */
export async function signOut(request: Request, session: Session | null): Promise<Response> {
  const headers = privateHeaders()
  clearCookie(request, headers)
  // Not "storage": that would forget language, theme and unsaved drafts, none of which tells who was here.
  headers.set('clear-site-data', '"cache"')
  if (session === null || (await endAndRevoke(session, request, headers))) return json({}, 200, headers)
  return refusal(new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR'), headers)
}

/** Repeats what `signOut` could not complete, at whichever dashboard. Leaves alone who is signed in meanwhile. */
export async function finishSignOut(request: Request): Promise<Response> {
  const tokens = await pendingTokens(request)
  const unconfirmed = await revokeAll(tokens, request)
  const headers = privateHeaders()
  await writePending(headers, unconfirmed)
  if (unconfirmed.length === 0) return json({}, 200, headers)
  return refusal(new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR'), headers)
}

/** Ends a session here and at the API; false if the API has not confirmed it, which is tried again later. */
export async function endAndRevoke(session: Session, request: Request, headers: Headers): Promise<boolean> {
  endSession(session.sid)
  const unconfirmed = await revokeAll([session.token], request)
  if (unconfirmed.length === 0) return true
  await writePending(headers, [...unconfirmed, ...(await pendingTokens(request))].slice(0, 3))
  void retryInBackground(session.token)
  return false
}

/** Returns the tokens whose end the API has not confirmed. */
async function revokeAll(tokens: string[], request: Request): Promise<string[]> {
  const headers = { ...clientAddressHeaders(request), [requestIdHeader]: requestIdOf(request) }
  const revoked = await Promise.all(tokens.map((token) => revokeToken(token, headers)))
  return tokens.filter((_, index) => !revoked[index])
}

/** True if the token is worth nothing from now on, or the API has no call that ends one. */
async function revokeToken(token: string, headers: Record<string, string> = {}): Promise<boolean> {
  const { method, path } = sessionCalls.logout
  try {
    const answer = await askUpstream({
      method,
      url: `${apiAddress()}/api/v1${path}`,
      headers: { ...headers, accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(revokeMs),
    })
    answer.resume()
    return [sessionCalls.logout.success, 401, 404, 405, 501].includes(answer.statusCode ?? 0)
  } catch {
    return false
  }
}

async function retryInBackground(token: string): Promise<void> {
  for (const delay of retryMs) {
    await new Promise((resolve) => setTimeout(resolve, delay).unref())
    if (await revokeToken(token)) return
  }
}

async function pendingTokens(request: Request): Promise<string[]> {
  const sealed = readPlainCookie(request, pendingSignOutCookie, { prefixed: true })
  const opened = Pending.safeParse(await openData(sealed))
  return opened.success ? opened.data.revoke : []
}

async function writePending(headers: Headers, tokens: string[]): Promise<void> {
  const sealed = tokens.length === 0 ? '' : await sealData({ revoke: tokens })
  headers.append('set-cookie', passingCookie(pendingSignOutCookie, sealed, sealed === '' ? 0 : sealSeconds))
}
