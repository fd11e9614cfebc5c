import 'server-only'
import { type Flight, processState, putBounded, type Refreshed } from './process-state'
import { endSession, noteReplaced, seal } from './seal'
import type { Session, SessionPerson } from './types'

/** Minutes after which a token is exchanged. */
const sessionMinutes = 1440
const keptRefreshes = 10_000

/** Exchanges a token for a new one: null when the API no longer takes it, a throw when the API does not answer. */
export type ExchangeToken = (token: string) => Promise<string | null>

/** A session that begins now, with an id of its own whatever cookie came before it (docs/security.md C-4). */
export function newSession(token: string, user: SessionPerson): Session {
  return { sid: crypto.randomUUID(), token, expiresAt: expiry(), user }
}

/**
 * The session to use for a request, its token exchanged when past its time. However many requests ask at once, and
 * with whichever of its cookies, a session is exchanged once. `seal` is there when the browser needs a new cookie;
 * null means that the session is over. While the API does not answer, the old token goes on serving; so it does for what
 * a tab asks by itself while nobody is there (`away`): that must not make a session last.
 */
export async function current(
  session: Session,
  exchange: ExchangeToken,
  away = false,
): Promise<{ session: Session; seal?: string } | null> {
  if (session.expiresAt > Date.now()) return { session }
  const flight = processState().refreshes.get(session.sid)
  const running = flight !== undefined && flight.until > Date.now()
  if (away && !running) return { session }
  try {
    return await (running ? flight : depart(flight?.latest ?? session, exchange)).result
  } catch {
    return { session }
  }
}

/** Starts an exchange. Nothing waits between looking for a flight and putting this one in its place. */
function depart(session: Session, exchange: ExchangeToken): Flight {
  const { refreshes } = processState()
  const flight: Flight = { result: exchanged(session, exchange), latest: session, until: Infinity }
  putBounded(refreshes, session.sid, flight, keptRefreshes)
  flight.result.then(
    (refreshed) => {
      flight.latest = refreshed?.session ?? session
      flight.until = flight.latest.expiresAt
    },
    () => {
      if (refreshes.get(session.sid) === flight) refreshes.delete(session.sid)
    },
  )
  return flight
}

async function exchanged(session: Session, exchange: ExchangeToken): Promise<Refreshed | null> {
  const token = await exchange(session.token)
  if (token === null) {
    endSession(session.sid)
    return null
  }
  const next = { ...session, token, expiresAt: expiry() }
  return { session: next, seal: await seal(next) }
}

/** A session under a new id for the token that replaces the former one's, whose cookie `former` opens no more. */
export async function renewed(
  session: Session,
  token: string,
  former: string | undefined,
): Promise<Refreshed> {
  endSession(session.sid)
  if (former !== undefined) noteReplaced(former)
  const next = newSession(token, session.user)
  return { session: next, seal: await seal(next) }
}

/** The same session with its person's name, picture or verification changed. */
export async function withPerson(session: Session, change: Partial<SessionPerson>): Promise<Refreshed> {
  const next = { ...session, user: { ...session.user, ...change } }
  return { session: next, seal: await seal(next) }
}

function expiry(): number {
  return Date.now() + sessionMinutes * 60_000
}
