import 'server-only'
import { processState, putBounded } from './process-state'
import { endSession } from './seal'
import type { Session } from './types'

/** Returns whether the API accepts a token: false only when it refuses it explicitly. */
export type TokenIsGood = (token: string) => Promise<boolean>

const maxConfirmations = 10_000

/**
 * Verifies a session with the API, because another dashboard may have ended it. Results are cached for `trustMs`.
 * Only needed for responses that involve no other API call with the session's token.
 */
export async function isAlive(session: Session, isGood: TokenIsGood, trustMs: number): Promise<boolean> {
  const { confirmed } = processState()
  if (Date.now() - (confirmed.get(session.sid) ?? 0) < trustMs) return true
  if (!(await isGood(session.token))) {
    endSession(session.sid)
    return false
  }
  putBounded(confirmed, session.sid, Date.now(), maxConfirmations)
  return true
}
