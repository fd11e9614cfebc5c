import type { Registry } from 'prom-client'

type ObservedCall = { method: string; path: string; status: number; ms: number }

const createState = () => ({
  /** Stopping, but still handling requests while load balancers drain. */
  isDraining: false,
  upstreamFailures: 0,
  recordCall: (_call: ObservedCall): void => undefined,
  /** The metrics; null until the server has started, and in tests. */
  registry: null as Registry | null,
})

// Global, because the framework bundles a module once per kind of entry; all must share one state.
const key = Symbol.for('soleira.observed')
const globalState = globalThis as { [key]?: ReturnType<typeof createState> }

export const getObservabilityState = () => (globalState[key] ??= createState())
