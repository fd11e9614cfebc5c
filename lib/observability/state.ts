import type { Registry } from 'prom-client'

type ObservedCall = { method: string; path: string; status: number; ms: number }

const createState = () => ({
  /** Stopping, but still handling requests while load balancers drain. */
  isDraining: false,
  upstreamFailures: 0,
  /** Adds a call to the metrics; does nothing until the server has started, and in tests. */
  recordCall: (_call: ObservedCall): void => undefined,
  /** The metrics; null until the server has started, and in tests. */
  registry: null as Registry | null,
})

// Global, because Next.js bundles this module more than once (route handlers, instrumentation), and all copies must
// share one state.
const key = Symbol.for('soleira.observed')
const globalState = globalThis as { [key]?: ReturnType<typeof createState> }

export const getObservabilityState = () => (globalState[key] ??= createState())
