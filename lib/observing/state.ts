import type { Registry } from 'prom-client'

/** One call that went through the BFF. `path` is the contract's. */
export type Called = { method: string; path: string; status: number; ms: number }

/** What this process knows of itself. The registry is there once the server has begun, and not in tests. */
type Observed = {
  /** It was told to stop, and goes on answering while proxies notice. */
  draining: boolean
  /** Times that the API gave no answer. */
  upstreamFailures: number
  called: (call: Called) => void
  registry: Registry | null
}

// The framework bundles a module once for each kind of entry; all of them must count in one place.
const key = Symbol.for('soleira.observed')
const holder = globalThis as { [key]?: Observed }

export function observed(): Observed {
  return (holder[key] ??= { draining: false, upstreamFailures: 0, called: () => undefined, registry: null })
}
