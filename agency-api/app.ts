import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { AgencyError } from '#contract/errors.ts'
import { endpointOf, endpoints } from '#contract/index.ts'
import { createMatcher } from '#contract/matching.ts'
import { acting } from './activity/acting.ts'
import { activityRoutes } from './activity/routes.ts'
import { agentRoutes } from './agents/routes.ts'
import { condominiumRoutes } from './condominiums/routes.ts'
import { contactRoutes } from './contacts/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { demoRoutes } from './demo/routes.ts'
import { unbroken } from './demo/unbroken.ts'
import { districtRoutes } from './districts/routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { keyItemRoutes } from './key-items/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { actorOf } from './accounts/bearer.ts'
import type { Asked, Route } from './answer.ts'
import { around } from './around.ts'
import { clientAddress } from './client-address.ts'
import { DatabaseUnavailable } from './db/unavailable.ts'
import { documents } from './documents.ts'
import { failure } from './failure.ts'
import { health, type Readiness } from './health.ts'
import type { House } from './house.ts'
import { logError } from './log.ts'
import { keyOf, onlyOnce } from './once.ts'
import { createMetrics, type Metrics, servedMetrics } from './metrics.ts'
import { searchRoutes } from './search/routes.ts'
import { serviceRoutes } from './services/routes.ts'
import { whoWeAreRoutes } from './who-we-are/routes.ts'
import { limitUploads } from './media/quota.ts'
import { servedMedia } from './media/serve.ts'
import { propertyRoutes } from './properties/routes.ts'
import { servedFeeds } from './portals/feeds.ts'
import { portalRoutes } from './portals/routes.ts'
import { frontPageRoutes } from './front-page/routes.ts'
import { userRoutes } from './users/routes.ts'
import { viewRoutes } from './views/routes.ts'
import { readBody, readParams, readQuery } from './reading.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Versioned } from './version.ts'

export const routes: Route[] = [
  ...accountRoutes,
  ...dashboardRoutes,
  ...activityRoutes,
  ...inboxRoutes,
  ...contactRoutes,
  ...propertyRoutes,
  ...condominiumRoutes,
  ...agentRoutes,
  ...districtRoutes,
  ...keyItemRoutes,
  ...userRoutes,
  ...frontPageRoutes,
  ...serviceRoutes,
  ...whoWeAreRoutes,
  ...demoRoutes,
  ...viewRoutes,
  ...searchRoutes,
  ...portalRoutes,
]

const matcher = createMatcher(
  endpoints.map(({ endpoint }) => endpoint),
  (endpoint) => endpoint.method,
)

export type Bindings = { Bindings: HttpBindings; Variables: { requestId: string; call?: string } }

type Options = {
  readiness?: Readiness
  log?: (line: Record<string, unknown>) => void
  metrics?: Metrics
}

/** The agency's API as a Hono application: the contract's calls under /api/v1, health, and its own description. */
export function createApp(
  house: House,
  { readiness = { state: 'ready' }, log = () => undefined, metrics = createMetrics(house) }: Options = {},
): Hono<Bindings> {
  const handlers = new Map<Endpoint, Route['handle']>(
    routes.map(({ name, handle }) => [endpointOf(name) as Endpoint, handle]),
  )
  const app = new Hono<Bindings>()
  app.use(around(log, metrics.answered))
  app.route('/', health(house, readiness))
  app.route('/', documents())

  app.all('/api/v1/*', async (context) => {
    // A process that is stopping goes on answering until it closes its door: nobody is turned away for want of time.
    if (readiness.state === 'starting') throw unavailable()
    const path = new URL(context.req.url).pathname.slice('/api/v1'.length)
    const match = matcher.match(context.req.method, path)
    if (match === null) {
      const methods = matcher.methods(path)
      if (methods.length === 0) throw new AgencyError('404')
      return failure(new AgencyError('METHOD_NOT_ALLOWED'), { allow: methods.join(', ') })
    }
    context.set('call', match.endpoint.path)
    const handle = handlers.get(match.endpoint)
    if (handle === undefined) throw new AgencyError('UNDER_CONSTRUCTION')
    const asked = await ask(house, match.endpoint, match.params, context, log)
    const key = keyOf(match.endpoint, asked.request, asked.actor)
    const whose = {
      actor: asked.actor,
      client: asked.client,
      request: context.get('requestId'),
      now: house.now,
      ...(key !== null && { once: { key, taken: false } }),
    }
    const handled = () => acting(whose, () => handle(asked))
    const act = () => (key === null ? handled() : onlyOnce(house, key, handled))
    const read = match.endpoint.method === 'GET' && match.endpoint.safe
    const answer = await (house.environment.AGENCY_DEMO && read ? unbroken(house, act) : act())
    if (answer instanceof Response) return answer
    if (answer instanceof Versioned) context.header('etag', answer.version)
    const body = answer instanceof Versioned ? answer.body : answer
    return context.json(match.endpoint.answer.parse(body) ?? {}, match.endpoint.success)
  })

  app.route('/metrics', servedMetrics(metrics, house))
  app.route('/media', servedMedia(house))
  app.route('/feeds', servedFeeds(house))
  app.notFound(() => failure(new AgencyError('404')))
  app.onError((error, context) => {
    if (error instanceof AgencyError) return failure(error)
    if (error instanceof DatabaseUnavailable) {
      const { message } = error
      log({ level: 'error', event: 'database unavailable', message, request: context.get('requestId') })
      return failure(unavailable())
    }
    logError(error, { request: context.get('requestId') })
    return failure(new AgencyError('ERROR'))
  })
  return app
}

/** Asks the caller to retry in a moment: while the sample agency is being created, and while the database is unavailable. */
function unavailable(): AgencyError {
  return new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 503, params: { seconds: 2 } })
}

/** Who may, before what was sent is read (docs/security.md U-6). */
async function ask(
  house: House,
  endpoint: Endpoint,
  params: Record<string, string>,
  context: Context<Bindings>,
  log: (line: Record<string, unknown>) => void,
): Promise<Asked<Endpoint>> {
  const request = context.req.raw
  const actor = await actorOf(
    house,
    endpoint.access === 'public' ? null : request.headers.get('authorization'),
  )
  if (endpoint.access !== 'public' && actor === null) throw new AgencyError('BAD_TOKEN')
  if (endpoint.access === 'administrator' && actor?.role !== 'Administrator') {
    // Who tried, beside the line that every request has (ASVS 16.3.2).
    log({ event: 'unauthorized', person: actor?.id, call: endpoint.path, request: context.get('requestId') })
    throw new AgencyError('UNAUTHORIZED')
  }
  const read = {
    params: readParams(endpoint, params),
    query: readQuery(endpoint, new URL(request.url).searchParams),
    body: endpoint.method === 'GET' ? {} : await readBody(endpoint, request),
  }
  const media = actor === null ? house.media : await limitUploads(house, actor.id, read.body)
  return {
    ...house,
    media,
    ...read,
    language: /^pt\b/i.test(request.headers.get('accept-language') ?? '') ? 'pt' : 'en',
    client: clientAddress(context, house.environment),
    request,
    ifMatch: request.headers.get('if-match'),
    // The contract's access is checked above; a public call's handler is typed to expect nobody.
    actor: actor as Asked<Endpoint>['actor'],
  }
}
