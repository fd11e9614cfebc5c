import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { getProcessState } from '@/lib/session/process-state'
import { logRequest, writeLogLine } from './log'
import { getObservabilityState } from './state'

/** Time in ms for requests in progress to finish on shutdown, after load balancers have drained. */
const graceMs = 5_000

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server }

/**
 * Starts measuring requests and, with NEXT_MANUAL_SIG_HANDLE, handling SIGTERM and SIGINT. Called once, when the server
 * starts.
 */
export function startObservability(): void {
  const requests = createHistogram()
  let server: Server | null = null
  subscribe('http.server.request.start', (message) => {
    const { request, response, server: startedServer } = message as RequestStart
    server = startedServer
    if (getObservabilityState().isDraining) response.shouldKeepAlive = false
    const start = performance.now()
    response.once('close', () => {
      const kind = kindOf(request.url ?? '/')
      const { statusCode: status } = response
      const ms = performance.now() - start
      requests.observe({ kind, status }, ms / 1000)
      // The proxy (app/api/v1) logs its requests in more detail; other API routes and static files aren't logged.
      if (kind === 'page' || kind === 'media')
        logRequest({
          request: response.getHeader('x-request-id'),
          method: request.method,
          path: kind === 'media' ? '/media' : toLoggedPath(request.url ?? '/'),
          status,
          ms: Math.round(ms * 10) / 10,
        })
    })
  })
  if (!process.env.NEXT_MANUAL_SIG_HANDLE) return
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown(() => server))
}

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Registers the dashboard's metrics and returns the histogram of requests. docs/operating.md lists the metrics to alert
 * on.
 */
function createHistogram(): Histogram {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'soleira_dashboard_call_seconds',
    help: 'Duration of API calls through the BFF in seconds, up to the start of the response, by method, call and status',
    labelNames: ['method', 'call', 'status'],
    buckets: durationBuckets,
    registers,
  })
  new Gauge({
    name: 'soleira_dashboard_unseal_failures',
    help: 'Session cookies that could not be unsealed since the process started, by reason',
    labelNames: ['reason'],
    registers,
    collect() {
      for (const [reason, count] of getProcessState().unsealFailures) this.set({ reason }, count)
    },
  })
  new Gauge({
    name: 'soleira_dashboard_api_failures',
    help: 'Attempts to call the API that got no response since the process started, including retries',
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
    help: 'Duration of requests in seconds, by kind (page, call, media, file) and status',
    labelNames: ['kind', 'status'],
    buckets: durationBuckets,
    registers,
  })
}

/** Fails readiness, waits DRAIN_SECONDS for load balancers to notice, then finishes requests in progress and exits. */
async function shutDown(getServer: () => Server | null): Promise<void> {
  getObservabilityState().isDraining = true
  const drainMs = Number(process.env.DRAIN_SECONDS ?? 0) * 1_000
  await new Promise((resolve) => setTimeout(resolve, drainMs))
  const server = getServer()
  if (server === null) process.exit(0)
  setTimeout(() => {
    writeLogLine({ level: 'warn', event: 'requests aborted on shutdown' })
    process.exit(0)
  }, graceMs)
  server.close(() => process.exit(0))
  // `close` closes only connections that are idle at that moment, not those that become idle later.
  setInterval(() => server.closeIdleConnections(), 50)
}

function kindOf(url: string): 'page' | 'call' | 'media' | 'file' {
  if (url.startsWith('/api/')) return 'call'
  if (url.startsWith('/media/')) return 'media'
  return url.startsWith('/_next/') || /^[^?]*\.\w{2,11}(\?|$)/.test(url) ? 'file' : 'page'
}

/** Returns a page's path for the log, without its query; `…` replaces ids and one-time tokens. */
function toLoggedPath(url: string): string {
  const [path = '/'] = url.split('?')
  return path
    .replace(/^\/(reset|verify)\/.*/, '/$1/…')
    .split('/')
    .map((part) => (/^[a-z][A-Za-z-]{0,24}$/.test(part) || part === '' ? part : '…'))
    .join('/')
    .slice(0, 120)
}
