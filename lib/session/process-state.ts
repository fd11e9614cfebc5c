import type { Session } from './types'

export type RefreshedSession = { session: Session; seal: string }

/**
 * Token refresh, shared by the session's requests until `until` (ms since 1970). `result` is replaced when the user's
 * data changes. `latestToken` replaces the token of cookies from before the refresh.
 */
export type Refresh = { result: Promise<RefreshedSession | null>; latestToken: string; until: number }

const createState = () => ({
  /** Unsealed sessions by cookie value: unsealing is expensive (docs/adr/0005-session-cookies.md). */
  unsealed: new Map<string, Session>(),
  /** Ended sessions by id, each with the time (ms since 1970) at which its last seal expires. */
  ended: new Map<string, number>(),
  /**
   * Replaced cookies, each with the end of its grace period. Until then, requests may still send the old cookie; their
   * responses must not clear the new one.
   */
  replaced: new Map<string, number>(),
  /** Token refreshes by session, in flight and completed. */
  refreshes: new Map<string, Refresh>(),
  /** Time of the API's last confirmation of the token, by session. */
  verifiedAt: new Map<string, number>(),
  /** Number of cookies that could not be unsealed, by reason: `expired`, `invalid`, or `unknown-password`. */
  unsealFailures: new Map<string, number>(),
})

// Global, because Next bundles this module separately for pages, route handlers and others; all share one state.
const key = Symbol.for('soleira.session')
const globalState = globalThis as { [key]?: ReturnType<typeof createState> }

export const getProcessState = () => (globalState[key] ??= createState())

/** Adds an entry as the newest and evicts the oldest ones above the bound. */
export function setBounded<K, V>(map: Map<K, V>, key: K, value: V, maxSize: number): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= maxSize) return
    map.delete(oldest)
  }
}
