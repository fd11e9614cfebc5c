import { type Context, Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { AgencyError } from '#contract/errors.ts'
import type { Bindings } from './bindings.ts'
import { countRows } from './db/count-rows.ts'
import { pools } from './db/postgres.ts'
import type { AppContext, DbContext } from './app-context.ts'

/** Handled request. `call` is the contract's path or a fixed label, never the requested URL. */
type HandledRequest = { method: string; call: string; status: number; ms: number }

export type Metrics = {
  registry: Registry
  recordRequest: (request: HandledRequest) => void
}

const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Creates the process's Prometheus metrics; docs/operating.md lists those to alert on. */
export function createMetrics({ db, now }: DbContext): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'soleira_api_request_seconds',
    help: 'Duration of requests in seconds, by method, call and status',
    labelNames: ['method', 'call', 'status'],
    buckets: bucketSeconds,
    registers,
  })
  const failures = new Counter({
    name: 'soleira_api_sign_in_failures_total',
    help: 'Rejected sign-ins, by reason: wrong credentials, or blocked after too many attempts',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of ['wrong', 'blocked']) failures.inc({ reason }, 0)
  new Gauge({
    name: 'soleira_api_database_connections',
    help: 'Connections of the PostgreSQL pool: open, idle, and calls waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      const pool = pools.get(db)
      if (pool === undefined) return
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'soleira_api_queue_due',
    help: 'Items due now by queue, shared by all processes on this database',
    labelNames: ['queue'],
    registers,
    async collect() {
      const dueExports = db.selectFrom('portal_exports').where('due_at', '<=', now().toISOString())
      // Must not fail the other metrics, which matter most while the database is unavailable.
      this.set({ queue: 'portals' }, await countRows(dueExports).catch(() => NaN))
    },
  })
  return {
    registry,
    recordRequest({ method, call, status, ms }) {
      requests.observe({ method, call, status }, ms / 1000)
      if (call === '/auth/login' && status === 401) failures.inc({ reason: 'wrong' })
      if (call === '/auth/login' && status === blockedStatus) failures.inc({ reason: 'blocked' })
    },
  }
}

const blockedStatus = new AgencyError('BLOCKED_USER').status

/** Adds metrics of the process: memory, CPU, event loop delay. One set per process. */
export function measureProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry })
}

/**
 * Serves GET /metrics to callers with METRICS_TOKEN as bearer token; without that setting to this machine only,
 * excluding requests through a proxy. 404 for everyone else.
 */
export function createMetricsRoutes(
  { registry }: Metrics,
  { environment }: Pick<AppContext, 'environment'>,
): Hono<Bindings> {
  return new Hono<Bindings>().get('/', async (context) => {
    if (!(await canReadMetrics(context, environment.METRICS_TOKEN))) throw new AgencyError('404')
    return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}

async function canReadMetrics(context: Context<Bindings>, token: string | undefined): Promise<boolean> {
  if (token === undefined) {
    const peer = context.env?.incoming?.socket.remoteAddress ?? ''
    const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some(
      (name) => context.req.header(name) !== undefined,
    )
    return /^(::ffff:)?127\.|^::1$/.test(peer) && !isForwarded
  }
  return timingSafeEqual(context.req.header('authorization') ?? '', `Bearer ${token}`)
}
