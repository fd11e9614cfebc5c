import 'server-only'
import { processState, putBounded } from './process-state'
import { endSession } from './seal'
import type { Session } from './types'

/** Whether the API still takes a token: false only when it says that it does not. */
export type TokenIsGood = (token: string) => Promise<boolean>

const keptConfirmations = 10_000

/**
 * Whether a session goes on, by the one who knows: it may have been ended at another dashboard. What the API said within
 * `trustMs` counts. Only for what is answered without asking the API anything else with the session's token.
 */
export async function isAlive(session: Session, isGood: TokenIsGood, trustMs: number): Promise<boolean> {
  const { confirmed } = processState()
  if (Date.now() - (confirmed.get(session.sid) ?? 0) < trustMs) return true
  if (!(await isGood(session.token))) {
    endSession(session.sid)
    return false
  }
  putBounded(confirmed, session.sid, Date.now(), keptConfirmations)
  return true
}
