import type { Session } from './types'

export type RefreshedSession = { session: Session; seal: string }

/** Token refresh, retained while its result is useful. */
export type Refresh = { result: Promise<RefreshedSession | null>; latest: Session; until: number }

type ProcessState = {
  /** Unsealed sessions by cookie value: unsealing is expensive (docs/adr/0005-session-cookies.md). */
  unsealed: Map<string, Session>
  /** Ended sessions by id, each with the time (ms since 1970) at which its last seal expires. */
  ended: Map<string, number>
  /** Replaced cookies, each with the end of its grace period: a response to one must not clear its successor. */
  replaced: Map<string, number>
  /** Token refreshes by session, in flight and completed. */
  refreshes: Map<string, Refresh>
  /** Time of the API's last confirmation of the token, by session. */
  verifiedAt: Map<string, number>
  /** Number of cookies that could not be unsealed, by reason. */
  unsealFailures: Map<string, number>
}

// Global, because the framework bundles a module once per kind of entry; all must share one state.
const key = Symbol.for('soleira.session')
const globalState = globalThis as { [key]?: ProcessState }

export function getProcessState(): ProcessState {
  globalState[key] ??= {
    unsealed: new Map(),
    ended: new Map(),
    replaced: new Map(),
    refreshes: new Map(),
    verifiedAt: new Map(),
    unsealFailures: new Map(),
  }
  return globalState[key]
}

/** Adds an entry as the newest and evicts the oldest ones above the bound. */
export function setBounded<K, V>(map: Map<K, V>, key: K, value: V, maxSize: number): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= maxSize) return
    map.delete(oldest)
  }
}

/** Returns the numbers of cookies that could not be unsealed: `expired`, `invalid`, or `unknown-password`. */
export function readUnsealFailures(): ReadonlyMap<string, number> {
  return getProcessState().unsealFailures
}

export function countUnsealFailure(reason: string): void {
  const { unsealFailures: counts } = getProcessState()
  counts.set(reason, (counts.get(reason) ?? 0) + 1)
}
