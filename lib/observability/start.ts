import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { unsealFailures } from '@/lib/session/process-state'
import { logRequest, write } from './log'
import { getObservabilityState } from './state'

/** Time in ms that requests in progress have at a stop, after load balancers have drained. */
const graceMs = 5_000

type Started = { request: IncomingMessage; response: ServerResponse; server: Server }

/** Starts measuring requests and handling signals in this process. Called once, when the server starts. */
export function startObservability(): void {
  const requests = createHistogram()
  let server: Server | null = null
  subscribe('http.server.request.start', (message) => {
    const { request, response, server: startedServer } = message as Started
    server = startedServer
    if (getObservabilityState().isDraining) response.shouldKeepAlive = false
    const start = performance.now()
    response.once('close', () => {
      const kind = kindOf(request.url ?? '/')
      const { statusCode: status } = response
      const ms = performance.now() - start
      requests.observe({ kind, status }, ms / 1000)
      // Calls log more details in the proxy, and files of the build aren't worth a line.
      if (kind === 'page' || kind === 'media')
        logRequest({
          request: response.getHeader('x-request-id'),
          method: request.method,
          path: kind === 'media' ? '/media' : pageOf(request.url ?? '/'),
          status,
          ms: Math.round(ms * 10) / 10,
        })
    })
  })
  if (!process.env.NEXT_MANUAL_SIG_HANDLE) return
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown(() => server))
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Creates the registry; docs/operating.md lists the metrics worth an alert. */
function createHistogram(): Histogram {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'soleira_dashboard_call_seconds',
    help: "Calls of the agency's contract through the BFF, by status, until the response began",
    labelNames: ['method', 'call', 'status'],
    buckets: seconds,
    registers,
  })
  new Gauge({
    name: 'soleira_dashboard_unseal_failures',
    help: 'Session cookies that could not be opened since the start, by reason',
    labelNames: ['reason'],
    registers,
    collect() {
      for (const [reason, count] of unsealFailures()) this.set({ reason }, count)
    },
  })
  new Gauge({
    name: 'soleira_dashboard_api_failures',
    help: 'API calls without a response since the start',
    registers,
    collect() {
      this.set(getObservabilityState().upstreamFailures)
    },
  })
  getObservabilityState().recordCall = ({ method, path, status, ms }) =>
    calls.observe({ method, call: path, status }, ms / 1000)
  getObservabilityState().registry = registry
  return new Histogram({
    name: 'soleira_dashboard_request_seconds',
    help: 'Requests handled: pages, calls, photos and files of the build, by status',
    labelNames: ['kind', 'status'],
    buckets: seconds,
    registers,
  })
}

/** Fails readiness, waits for load balancers to notice, then finishes requests in flight and exits. */
async function shutDown(serverOf: () => Server | null): Promise<void> {
  getObservabilityState().isDraining = true
  const drainMs = Number(process.env.DRAIN_SECONDS ?? 0) * 1_000
  await new Promise((resolve) => setTimeout(resolve, drainMs))
  const server = serverOf()
  if (server === null) process.exit(0)
  setTimeout(() => {
    write({ level: 'warn', event: 'requests were cut off at the stop' })
    process.exit(0)
  }, graceMs)
  server.close(() => process.exit(0))
  // Node doesn't close connections that become idle after their last response.
  setInterval(() => server.closeIdleConnections(), 50)
}

function kindOf(url: string): 'page' | 'call' | 'media' | 'file' {
  if (url.startsWith('/api/')) return 'call'
  if (url.startsWith('/media/')) return 'media'
  return url.startsWith('/_next/') || /^[^?]*\.\w{2,11}(\?|$)/.test(url) ? 'file' : 'page'
}

/** Returns the page's route without ids, one-time links and queries. */
function pageOf(url: string): string {
  const [path = '/'] = url.split('?')
  return path
    .replace(/^\/(reset|verify)\/.*/, '/$1/…')
    .split('/')
    .map((part) => (/^[a-z][A-Za-z-]{0,24}$/.test(part) || part === '' ? part : '…'))
    .join('/')
    .slice(0, 120)
}
