import type { Session } from './types'

export type Refreshed = { session: Session; seal: string }

/** One exchange of a token, kept as long as its result serves. */
export type Flight = { result: Promise<Refreshed | null>; latest: Session; until: number }

/** What this process knows of sessions beyond their cookies. */
type ProcessState = {
  /** Opened seals by cookie value: opening one costs more than the rest of a forwarded call (docs/decisions/sessions-in-one-process.md). */
  opened: Map<string, Session>
  /** Sessions that are over, until when their cookies could still be opened. */
  ended: Map<string, number>
  /** Cookies whose session was renewed, until when: a response to one of them must not clear its successor. */
  replaced: Map<string, number>
  /** Token exchanges by session, under way and done. */
  refreshes: Map<string, Flight>
  /** When the API last took a session's token, by session. */
  confirmed: Map<string, number>
  /** Cookies that could not be opened, by reason. */
  unsealFailures: Map<string, number>
}

// The framework bundles a module once for each kind of entry; all of them must see one state.
const key = Symbol.for('soleira.session')
const holder = globalThis as { [key]?: ProcessState }

export function processState(): ProcessState {
  holder[key] ??= {
    opened: new Map(),
    ended: new Map(),
    replaced: new Map(),
    refreshes: new Map(),
    confirmed: new Map(),
    unsealFailures: new Map(),
  }
  return holder[key]
}

/** Puts an entry in as the newest and drops the oldest ones above the bound. */
export function putBounded<K, V>(map: Map<K, V>, key: K, value: V, bound: number): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= bound) return
    map.delete(oldest)
  }
}

/** Cookies that could not be opened since the start: how many `expired`, were `invalid`, or of an `unknown-password`. */
export function unsealFailures(): ReadonlyMap<string, number> {
  return processState().unsealFailures
}

export function countUnsealFailure(reason: string): void {
  const { unsealFailures: counts } = processState()
  counts.set(reason, (counts.get(reason) ?? 0) + 1)
}
