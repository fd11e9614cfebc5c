import 'server-only'
import { AgencyError } from '#contract/errors.ts'
import { getProcessState, setBounded } from '@/lib/session/process-state'
import { refreshIfDue } from '@/lib/session/refresh'
import { endSession, unseal } from '@/lib/session/seal'
import type { Session } from '@/lib/session/types'
import { callApi, requestStatus } from './server-call'

/** Without a response within this time, the session continues. */
const verifyTimeoutMs = 2_000
const maxConfirmations = 10_000

type Options = {
  /**
   * Time in ms for which the API's confirmation of the token is trusted; Infinity if the caller sends the token to the
   * API next, which verifies it anyway.
   */
  trustMs: number
  isTabInactive?: boolean
}

/**
 * Returns the session of a cookie, refreshing its token when due: `seal` is set when the browser needs a new cookie.
 * Null if there is no session, if it has ended, or if the API rejects its token.
 */
export async function resolveSession(sealed: string | undefined, { trustMs, isTabInactive }: Options) {
  const session = await unseal(sealed)
  const refreshed = session === null ? null : await refreshIfDue(session, refreshToken, isTabInactive)
  return refreshed !== null && (await isActive(refreshed.session, trustMs)) ? refreshed : null
}

/** Verifies a session with the API, because another process of the dashboard may have ended it. */
async function isActive({ sid, token }: Session, trustMs: number): Promise<boolean> {
  const { verifiedAt } = getProcessState()
  if (Date.now() - (verifiedAt.get(sid) ?? 0) < trustMs) return true
  // Every agency API has this call.
  if ((await requestStatus('profile.get', token, verifyTimeoutMs)) === 401) {
    endSession(sid)
    return false
  }
  setBounded(verifiedAt, sid, Date.now(), maxConfirmations)
  return true
}

/** Returns a new token for the given one: null when the API rejects it, throws when the API doesn't respond. */
async function refreshToken(token: string): Promise<string | null> {
  try {
    return (await callApi('session.refresh', {}, { token })).token
  } catch (error) {
    if (error instanceof AgencyError && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}
