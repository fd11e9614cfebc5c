import 'server-only'
import { type Refresh, processState, putBounded, type Refreshed } from './process-state'
import { endSession, noteReplaced, seal } from './seal'
import type { Session, SessionPerson } from './types'

/** Minutes after which a token is exchanged. */
const sessionMinutes = 1440
const maxRefreshes = 10_000

/** Exchanges a token for a new one: null when the API refuses it, throws when the API doesn't respond. */
export type ExchangeToken = (token: string) => Promise<string | null>

/** Creates a session with a new id, whatever the previous cookie (docs/security.md C-4). */
export function newSession(token: string, user: SessionPerson): Session {
  return { sid: crypto.randomUUID(), token, expiresAt: expiry(), user }
}

/**
 * Returns the session for a request, exchanging an expired token. Concurrent requests share one exchange, whichever
 * of the session's cookies they send. `seal` is set when the browser needs a new cookie; null means that the session
 * has ended. While the API doesn't respond, the old token stays in use; the same applies to polls of an unattended
 * tab (`away`), which must not extend a session.
 */
export async function current(
  session: Session,
  exchange: ExchangeToken,
  away = false,
): Promise<{ session: Session; seal?: string } | null> {
  if (session.expiresAt > Date.now()) return { session }
  const refresh = processState().refreshes.get(session.sid)
  const running = refresh !== undefined && refresh.until > Date.now()
  if (away && !running) return { session }
  try {
    return await (running ? refresh : startRefresh(refresh?.latest ?? session, exchange)).result
  } catch {
    return { session }
  }
}

/** Starts an exchange. Synchronous between the lookup and storing the flight, so only one starts. */
function startRefresh(session: Session, exchange: ExchangeToken): Refresh {
  const { refreshes } = processState()
  const refresh: Refresh = { result: exchangeSession(session, exchange), latest: session, until: Infinity }
  putBounded(refreshes, session.sid, refresh, maxRefreshes)
  refresh.result.then(
    (refreshed) => {
      refresh.latest = refreshed?.session ?? session
      refresh.until = refresh.latest.expiresAt
    },
    () => {
      if (refreshes.get(session.sid) === refresh) refreshes.delete(session.sid)
    },
  )
  return refresh
}

async function exchangeSession(session: Session, exchange: ExchangeToken): Promise<Refreshed | null> {
  const token = await exchange(session.token)
  if (token === null) {
    endSession(session.sid)
    return null
  }
  const next = { ...session, token, expiresAt: expiry() }
  return { session: next, seal: await seal(next) }
}

/** Creates a session with a new id for a token that replaces the previous one, and ends the `former` cookie's session. */
export async function renewSession(
  session: Session,
  token: string,
  former: string | undefined,
): Promise<Refreshed> {
  endSession(session.sid)
  if (former !== undefined) noteReplaced(former)
  const next = newSession(token, session.user)
  return { session: next, seal: await seal(next) }
}

/** Returns the session with changed name, picture or verification of its user. */
export async function withPerson(session: Session, change: Partial<SessionPerson>): Promise<Refreshed> {
  const next = { ...session, user: { ...session.user, ...change } }
  return { session: next, seal: await seal(next) }
}

function expiry(): number {
  return Date.now() + sessionMinutes * 60_000
}
