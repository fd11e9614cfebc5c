import type { Registry } from 'prom-client'

type ObservedCall = { method: string; path: string; status: number; ms: number }

/** Process state for metrics. The registry is null until the server has started, and in tests. */
type ObservabilityState = {
  /** Stopping, but still handling requests while load balancers drain. */
  isDraining: boolean
  upstreamFailures: number
  recordCall: (call: ObservedCall) => void
  registry: Registry | null
}

// Global, because the framework bundles a module once per kind of entry; all must share one state.
const key = Symbol.for('soleira.observed')
const globalState = globalThis as { [key]?: ObservabilityState }

export function getObservabilityState(): ObservabilityState {
  return (globalState[key] ??= {
    isDraining: false,
    upstreamFailures: 0,
    recordCall: () => undefined,
    registry: null,
  })
}
