import 'server-only'
import { getProcessState, setBounded } from './process-state'
import { endSession } from './seal'
import type { Session } from './types'

/** Returns whether the API accepts a token: false only when it rejects it explicitly. */
export type VerifyToken = (token: string) => Promise<boolean>

const maxConfirmations = 10_000

/**
 * Verifies a session with the API, because another process of the dashboard may have ended it. A confirmation is
 * trusted for `trustMs`. Only needed for responses that involve no other API call with the session's token.
 */
export async function isSessionActive(
  session: Session,
  verifyToken: VerifyToken,
  { trustMs }: { trustMs: number },
) {
  const { verifiedAt } = getProcessState()
  if (Date.now() - (verifiedAt.get(session.sid) ?? 0) < trustMs) return true
  if (!(await verifyToken(session.token))) {
    endSession(session.sid)
    return false
  }
  setBounded(verifiedAt, session.sid, Date.now(), maxConfirmations)
  return true
}
