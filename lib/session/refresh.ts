import 'server-only'
import { type Refresh, getProcessState, setBounded, type RefreshedSession } from './process-state'
import { endSession, markReplaced, refreshAfterMs, seal } from './seal'
import type { Session } from './types'

const maxRefreshes = 10_000

/** Returns a new token for the given one: null when the API rejects it, throws when the API doesn't respond. */
type RefreshToken = (token: string) => Promise<string | null>

/** Creates a session with a new id, regardless of the previous cookie (docs/security.md 7.2.4). */
export function createSession(token: string, user: Session['user']): Session {
  return { sid: crypto.randomUUID(), token, expiresAt: nextRefreshTime(), user }
}

/**
 * Returns the session for a request, refreshing its token when due (`expiresAt`), and a `seal` if the browser needs a
 * new cookie. Returns null if the session has ended. Concurrent requests share one refresh, whichever of the session's
 * cookies they send. While the API doesn't respond, the old token stays in use; the same applies to polls of an
 * inactive tab (`isTabInactive`), which must not extend a session.
 */
export async function refreshIfDue(
  session: Session,
  refreshToken: RefreshToken,
  isTabInactive = false,
): Promise<{ session: Session; seal?: string } | null> {
  if (session.expiresAt > Date.now()) return { session }
  const refresh = getProcessState().refreshes.get(session.sid)
  const isShared = refresh !== undefined && refresh.until > Date.now()
  if (isTabInactive && !isShared) return { session }
  // In a cookie from before the last refresh, only the token is outdated: `user` may have changed since the refresh.
  const isTokenReplaced = refresh !== undefined && refresh.until > session.expiresAt
  const latest = isTokenReplaced ? { ...session, token: refresh.latestToken } : session
  try {
    return await (isShared ? refresh : startRefresh(latest, refreshToken)).result
  } catch {
    return { session }
  }
}

/** Starts a refresh. Stores it synchronously, so that concurrent requests find this refresh and don't start another. */
function startRefresh(session: Session, refreshToken: RefreshToken): Refresh {
  const { refreshes } = getProcessState()
  const result = refreshSession(session, refreshToken)
  const refresh: Refresh = { result, latestToken: session.token, until: Infinity }
  setBounded(refreshes, session.sid, refresh, maxRefreshes)
  result.then(
    (refreshed) => {
      const { token, expiresAt } = refreshed?.session ?? session
      refresh.latestToken = token
      refresh.until = expiresAt
    },
    () => {
      if (refreshes.get(session.sid) === refresh) refreshes.delete(session.sid)
    },
  )
  return refresh
}

async function refreshSession(session: Session, refreshToken: RefreshToken) {
  const token = await refreshToken(session.token)
  if (token === null) {
    endSession(session.sid)
    return null
  }
  const refreshed = { ...session, token, expiresAt: nextRefreshTime() }
  return { session: refreshed, seal: await seal(refreshed) }
}

/** Ends a session and returns a new one for the same user with another token. `previousSeal` is the replaced cookie. */
export async function renewSession(session: Session, token: string, previousSeal: string | undefined) {
  endSession(session.sid)
  if (previousSeal !== undefined) markReplaced(previousSeal)
  const renewed = createSession(token, session.user)
  return { session: renewed, seal: await seal(renewed) }
}

/** Returns the session with changed fields of its user, and a seal for its cookie. */
export async function withUser(
  session: Session,
  change: Partial<Session['user']>,
): Promise<RefreshedSession> {
  const refresh = getProcessState().refreshes.get(session.sid)
  const refreshed = (await refresh?.result.catch(() => null))?.session
  // The token may have been refreshed during the call that changed the user.
  const latest = refreshed !== undefined && refreshed.expiresAt > session.expiresAt ? refreshed : session
  const changed = { ...latest, user: { ...session.user, ...change } }
  const updated = { session: changed, seal: await seal(changed) }
  // Otherwise, responses to requests from before the refresh would set a cookie with the user's previous data.
  if (refresh !== undefined) refresh.result = Promise.resolve(updated)
  return updated
}

/** Returns the latest seal of a session that this process has refreshed; undefined once the session has ended. */
export async function readLatestSeal(sid: string): Promise<string | undefined> {
  return (await getProcessState().refreshes.get(sid)?.result)?.seal
}

function nextRefreshTime(): number {
  return Date.now() + refreshAfterMs
}
