import { type Context, Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { createFairQueue } from '#contract/fair-queue.ts'
import { endpoints } from '#contract/index.ts'
import { createMatcher } from '#contract/matching.ts'
import { type Actor, reloadActor, resolveActor } from './accounts/bearer.ts'
import { accountRoutes } from './accounts/routes.ts'
import { runWithActor } from './activity/actor-context.ts'
import { activityRoutes } from './activity/routes.ts'
import type { AppContext } from './app-context.ts'
import type { Bindings } from './bindings.ts'
import { bytesToReserve, createBodyBudget } from './body-budget.ts'
import { clientAddressOf } from './client-address.ts'
import { contactRoutes } from './contacts/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { DatabaseFull, DatabaseUnavailable } from './db/unavailable.ts'
import { isOutOfRange } from './db/violations.ts'
import { demoRoutes } from './demo/schedule.ts'
import { createDocumentationRoutes } from './documentation.ts'
import { createHealthRoutes, type Readiness } from './health.ts'
import { createKeyedRequest, withIdempotency } from './idempotency.ts'
import { logError } from './log.ts'
import { countFiles, limitUploads } from './media/quota.ts'
import { createMediaRoutes } from './media/serve.ts'
import { createMetrics, type Metrics, createMetricsRoutes } from './metrics.ts'
import { createFeedRoutes } from './portals/feeds.ts'
import { portalRoutes } from './portals/routes.ts'
import { readBody, readParams, readQuery } from './read-request.ts'
import { registry } from './registry.ts'
import { requestLifecycle, createErrorResponse } from './request-lifecycle.ts'
import type { RouteRequest, Route } from './route.ts'
import { searchRoutes } from './search/routes.ts'
import { Versioned } from './version.ts'
import { viewRoutes } from './views/routes.ts'

export const routes: Route[] = [
  ...accountRoutes,
  ...dashboardRoutes,
  ...activityRoutes,
  ...contactRoutes,
  ...registry.flatMap(({ routes }) => routes),
  ...demoRoutes,
  ...viewRoutes,
  ...searchRoutes,
  ...portalRoutes,
]

const matcher = createMatcher(endpoints, ({ method }) => method)

type Options = {
  readiness?: Readiness
  log?: (line: Record<string, unknown>) => void
  metrics?: Metrics
}

/** Calls of a user that run at once. A page makes about ten; on two cores they don't end sooner if more run at once. */
const callsPerUser = 4
/** Waiting calls per user. */
const maxWaiting = 200

/** Creates the API: the contract's calls under /api/v1, health, metrics, media, feeds and documentation. */
export function createApp(
  appContext: AppContext,
  {
    readiness = { state: 'ready' },
    log = () => undefined,
    metrics = createMetrics(appContext),
  }: Options = {},
): Hono<Bindings> {
  const handlers = new Map(routes.map(({ name, handle }) => [name, handle]))
  const runWithinBudget = createBodyBudget()
  const runInTurn = createFairQueue({ perUser: callsPerUser, maxWaiting })
  const app = new Hono<Bindings>()
  app.use(requestLifecycle(log, metrics.recordRequest))
  app.route('/', createHealthRoutes(appContext, readiness))
  app.route('/', createDocumentationRoutes())

  app.all('/api/v1/*', async (context) => {
    // A stopping process still handles requests until it closes its socket.
    if (readiness.state === 'starting') throw apiUnavailableError()
    const path = new URL(context.req.url).pathname.slice('/api/v1'.length)
    const match = matcher.match(context.req.method, path)
    if (match === null) {
      const methods = matcher.methods(path)
      if (methods.length === 0) throw new AgencyError('404')
      return createErrorResponse(new AgencyError('METHOD_NOT_ALLOWED'), { allow: methods.join(', ') })
    }
    context.set('endpointPath', match.endpoint.path)
    const handle = handlers.get(match.name)
    if (handle === undefined) throw new AgencyError('UNDER_CONSTRUCTION')
    const actor =
      match.endpoint.access === 'public'
        ? null
        : await resolveActor(appContext, context.req.header('authorization') ?? null)
    // Before the body is read (docs/security.md U-6).
    checkAccess(match.endpoint, actor, context, log)
    const client = clientAddressOf(context, appContext.environment)
    const user = actor === null ? client : `user ${actor.id}`
    return runWithinBudget(user, bytesToReserve(match.endpoint, context.req.raw), async () => {
      const request = await readRequest(appContext, match.endpoint, match.params, context, { actor, client })
      const keyedRequest = await createKeyedRequest(match.endpoint, request.httpRequest, request)
      const actorContext = {
        actor,
        client,
        requestId: context.get('requestId'),
        now: appContext.now,
      }
      const run = () => {
        const idempotency = keyedRequest === null ? undefined : { key: keyedRequest.key, isClaimed: false }
        return runWithActor({ ...actorContext, idempotency }, () => handle(request))
      }
      const respond = async () => {
        // Access may have ended while the body arrived, which can take a minute.
        if (actor !== null && match.endpoint.method !== 'GET') {
          const current = await reloadActor(appContext, actor)
          checkAccess(match.endpoint, current, context, log)
          actorContext.actor = request.actor = current
        }
        const response = await (keyedRequest === null
          ? run()
          : withIdempotency(appContext, keyedRequest, run))
        if (response instanceof Response) return response
        if (response instanceof Versioned) context.header('etag', response.version)
        const body = response instanceof Versioned ? response.body : response
        return context.json(match.endpoint.response.parse(body) ?? {}, match.endpoint.success)
      }
      // Calls with files take no turn here: they queue where the files are decoded and stored, which takes long.
      return actor === null || countFiles(request.body) > 0 ? respond() : runInTurn(actor.id, respond)
    })
  })

  app.route('/metrics', createMetricsRoutes(metrics, appContext))
  app.route('/media', createMediaRoutes(appContext))
  app.route('/feeds', createFeedRoutes(appContext))
  app.notFound(() => createErrorResponse(new AgencyError('404')))
  app.onError((error, context) => {
    if (error instanceof AgencyError) return createErrorResponse(error)
    const event = outageOf(error)
    if (event !== null) {
      log({ level: 'error', event, message: error.message, request: context.get('requestId') })
      return createErrorResponse(
        event === 'database unavailable' || event === 'system limit reached'
          ? apiUnavailableError()
          : new AgencyError('STORAGE_FULL', { status: 503, params: { seconds: 60 } }),
      )
    }
    // Ids beyond the range of the column can't exist.
    if (isOutOfRange(error)) return createErrorResponse(new AgencyError('NOT_FOUND'))
    logError(error, { request: context.get('requestId') })
    return createErrorResponse(new AgencyError('ERROR'))
  })
  return app
}

/** Returns the log event for an error caused by the machine or the database, such as a full disk; otherwise null. */
function outageOf(error: NodeJS.ErrnoException) {
  if (error instanceof DatabaseFull) return 'database disk full'
  if (error instanceof DatabaseUnavailable) return 'database unavailable'
  // No more files, sockets or processes can be opened.
  if (/^(EMFILE|ENFILE|EAGAIN)$/.test(error.code ?? '')) return 'system limit reached'
  return error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'disk full' : null
}

/** Creates a 503 with Retry-After, for use while the API starts or the database or a system resource is unavailable. */
function apiUnavailableError(): AgencyError {
  return new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 503, params: { seconds: 2 } })
}

/** Throws BAD_TOKEN if the call requires a caller and there is none, and UNAUTHORIZED if it requires another role. */
function checkAccess(
  endpoint: Endpoint,
  actor: Actor | null,
  context: Context<Bindings>,
  log: (line: Record<string, unknown>) => void,
): void {
  if (endpoint.access !== 'public' && actor === null) throw new AgencyError('BAD_TOKEN')
  if (endpoint.access === 'administrator' && actor?.role !== 'Administrator') {
    // Logs the rejected caller, whom the request's log line doesn't name (ASVS 16.3.2).
    log({ event: 'unauthorized', person: actor?.id, call: endpoint.path, request: context.get('requestId') })
    throw new AgencyError('UNAUTHORIZED')
  }
}

async function readRequest(
  appContext: AppContext,
  endpoint: Endpoint,
  params: Record<string, string>,
  context: Context<Bindings>,
  { actor, client }: { actor: Actor | null; client: string },
): Promise<RouteRequest<Endpoint>> {
  const request = context.req.raw
  const input = {
    params: readParams(endpoint, params),
    query: readQuery(endpoint, new URL(request.url).searchParams),
    body: endpoint.method === 'GET' ? {} : await readBody(endpoint, request),
  }
  const media = actor === null ? appContext.media : await limitUploads(appContext, actor.id, input.body)
  return {
    ...appContext,
    media,
    ...input,
    language: /^pt\b/i.test(request.headers.get('accept-language') ?? '') ? 'pt' : 'en',
    client,
    httpRequest: request,
    ifMatch: request.headers.get('if-match'),
    // Safe cast: `checkAccess` has checked the contract's access, and handlers of public calls accept null.
    actor: actor as RouteRequest<Endpoint>['actor'],
  }
}
