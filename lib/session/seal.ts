import 'server-only'
import { sealData as sealWith, unsealData } from 'iron-session'
import { countUnsealFailure, processState, putBounded } from './process-state'
import { passwords } from './secret'
import type { Session } from './types'

/** Seconds that a seal and its cookie live: as long as the API's token. */
export const sealSeconds = 7 * 24 * 60 * 60

/** A browser drops a cookie above 4,096 bytes without a word; name and attributes take less than the rest. */
const longestSeal = 3_900
const openedBound = 5_000
const endedBound = 50_000

/** Seals a session into a cookie value. Throws when it would not fit into a cookie. */
export async function seal(session: Session): Promise<string> {
  const sealed = await sealData(session)
  putBounded(processState().opened, sealed, session, openedBound)
  return sealed
}

/** Seals any other data as the session is. Throws when it would not fit into a cookie. */
export async function sealData(data: object): Promise<string> {
  const sealed = await sealWith(data, { password: passwords(), ttl: sealSeconds })
  if (sealed.length <= longestSeal) return sealed
  throw new Error(
    `The session takes ${sealed.length} bytes of a cookie that ends at 4,096; the API's token is too long`,
  )
}

/** Opens a cookie value; null for what is no session, whatever is wrong with it, or one that is over. */
export async function open(sealed: string | undefined): Promise<Session | null> {
  if (sealed === undefined || sealed === '' || sealed.length > longestSeal) return null
  const { opened } = processState()
  const session = opened.get(sealed) ?? (await openSession(sealed))
  if (session === null || isEnded(session.sid) || isOutlived(session)) return null
  putBounded(opened, sealed, session, openedBound)
  return session
}

/** Ends a session here and now: a copy of its cookie opens no more (docs/security.md C-5). */
export function endSession(sid: string): void {
  const { opened, ended, refreshes, confirmed } = processState()
  putBounded(ended, sid, Date.now() + sealSeconds * 1000, endedBound)
  refreshes.delete(sid)
  confirmed.delete(sid)
  for (const [sealed, session] of opened) if (session.sid === sid) opened.delete(sealed)
}

/** Requests that were under way with the former cookie are answered within this time. */
const replacedMs = 10_000

export function noteReplaced(sealed: string): void {
  putBounded(processState().replaced, sealed, Date.now() + replacedMs, endedBound)
}

/** True for the cookie of a session that was renewed a moment ago: the browser holds, or is about to get, the next one. */
export function isReplaced(sealed: string | undefined): boolean {
  return sealed !== undefined && (processState().replaced.get(sealed) ?? 0) > Date.now()
}

/** What is kept open has no seal to look at any more; a token is due a day after its seal was made, which lasts a week. */
function isOutlived({ expiresAt }: Session): boolean {
  return expiresAt + sealSeconds * 1000 - 24 * 3_600_000 < Date.now()
}

export function isEnded(sid: string): boolean {
  return (processState().ended.get(sid) ?? 0) > Date.now()
}

async function openSession(sealed: string): Promise<Session | null> {
  const data = await openData(sealed)
  return isSession(data) ? data : null
}

/** Opens what `sealData` has sealed; null for a seal that is no longer, or never was, one of ours. */
export async function openData(sealed: string | undefined): Promise<unknown> {
  if (sealed === undefined || sealed === '' || sealed.length > longestSeal) return null
  try {
    return await unsealData<unknown>(sealed, {
      password: passwords(),
      ttl: sealSeconds,
      onUnsealError: countUnsealFailure,
    })
  } catch (error) {
    // A seal that is garbage is nobody's; a secret that is not set is the operator's to mend.
    passwords()
    if (error instanceof Error) return null
    throw error
  }
}

function isSession(data: unknown): data is Session {
  if (typeof data !== 'object' || data === null) return false
  const { sid, token, expiresAt, user } = data as Partial<Session>
  return (
    typeof sid === 'string' &&
    typeof token === 'string' &&
    typeof expiresAt === 'number' &&
    typeof user === 'object' &&
    user !== null
  )
}
