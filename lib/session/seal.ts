import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { getProcessState, setBounded } from './process-state'
import { readPasswords } from './secret'
import type { Session } from './types'

/** Lifetime of a seal in seconds, equal to the API token's. The session cookie expires a minute earlier. */
export const sealSeconds = 7 * 24 * 60 * 60

/** Age at which a token is refreshed. */
export const refreshAfterMs = 24 * 60 * 60_000

/** Browsers silently drop cookies above 4,096 bytes; name and attributes fit into the rest. */
const maxSealLength = 3_900
const maxUnsealed = 5_000
const maxEnded = 50_000

/** Seals a session into a cookie value, and caches it. Throws if it doesn't fit into a cookie. */
export async function seal(session: Session): Promise<string> {
  const sealed = await sealCookieData(session)
  setBounded(getProcessState().unsealed, sealed, session, maxUnsealed)
  return sealed
}

/** Seals an object into a cookie value, without caching it. Throws if it doesn't fit into a cookie. */
export async function sealCookieData(data: object): Promise<string> {
  const sealed = await sealData(data, { password: readPasswords(), ttl: sealSeconds })
  if (sealed.length <= maxSealLength) return sealed
  throw new Error(
    `The session takes ${sealed.length} bytes, but a cookie holds only 4,096; the API's token is too long`,
  )
}

/** Unseals a cookie value; null if it is invalid or the session has ended. */
export async function unseal(sealed: string | undefined): Promise<Session | null> {
  if (sealed === undefined || sealed === '' || sealed.length > maxSealLength) return null
  const { unsealed, ended } = getProcessState()
  const session = unsealed.get(sealed) ?? (await unsealCookieData(sealed))
  if (!isSession(session) || (ended.get(session.sid) ?? 0) > Date.now()) return null
  if (hasExceededLifetime(session)) return null
  setBounded(unsealed, sealed, session, maxUnsealed)
  return session
}

/** Ends a session in this process: copies of its cookie become invalid (docs/security.md 7.4.1). */
export function endSession(sid: string): void {
  const { unsealed, ended, refreshes, verifiedAt } = getProcessState()
  setBounded(ended, sid, Date.now() + sealSeconds * 1000, maxEnded)
  refreshes.delete(sid)
  verifiedAt.delete(sid)
  for (const [sealed, session] of unsealed) if (session.sid === sid) unsealed.delete(sealed)
}

/** Time in ms for requests in progress that sent the previous cookie. */
const replacedGraceMs = 10_000

export function markReplaced(sealed: string): void {
  setBounded(getProcessState().replaced, sealed, Date.now() + replacedGraceMs, maxEnded)
}

/** Returns true for a cookie replaced within the grace period: the browser may have the newer one, which is valid. */
export function hasNewerCookie(sealed: string | undefined): boolean {
  return sealed !== undefined && (getProcessState().replaced.get(sealed) ?? 0) > Date.now()
}

/** Returns true if the seal's lifetime is over. Needed for cached sessions, which aren't unsealed again. */
function hasExceededLifetime({ expiresAt: refreshDueAt }: Session): boolean {
  const tokenReceivedAt = refreshDueAt - refreshAfterMs
  return tokenReceivedAt + sealSeconds * 1000 < Date.now()
}

/** Unseals data from `sealCookieData`; null if the seal is invalid or expired. */
export async function unsealCookieData(sealed: string | undefined): Promise<unknown> {
  if (sealed === undefined || sealed === '' || sealed.length > maxSealLength) return null
  const { unsealFailures } = getProcessState()
  try {
    return await unsealData<unknown>(sealed, {
      password: readPasswords(),
      ttl: sealSeconds,
      onUnsealError: (reason) => unsealFailures.set(reason, (unsealFailures.get(reason) ?? 0) + 1),
    })
  } catch (error) {
    // Ignores invalid seals, but throws for a missing secret, which the operator must fix.
    readPasswords()
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
