import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import {
  clientAddressHeader,
  toRateLimitKey,
  resolveClientAddress,
  type TrustedProxies,
} from '../contract/client-address.ts'
import { createPipeliningLimit, limitConnections, serverTimeouts } from '../contract/connection-limits.ts'
import { parseErrorStatusOf, respondToParseErrors } from '../contract/parse-errors.ts'
import { createRenderTurns } from './render-turns.ts'
import { createRequestLimit } from './request-limit.ts'
import { maxTargetLength, overflowOf, rejectOversizedCookies } from './cookie-overflow.ts'

/** Treats upgrade requests as plain ones: the framework would leave their sockets open forever. */
const serverOptions = { ...serverTimeouts, shouldUpgradeCallback: () => false }

const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Methods of pages and files. Handlers below /api check their methods themselves. */
const pageMethods = ['GET', 'HEAD']

type ServerOptions = {
  origin: string
  /** Paths of the build's files, such as `/_next/static/chunks/a.js`. */
  files: ReadonlySet<string>
  isTrustedProxy: TrustedProxies
}

/**
 * Creates the dashboard's HTTP server around a request handler. Limits sockets, adds default security headers, and
 * rejects requests that the handler must not see or that would fail with a 500.
 */
export function createDashboardServer(
  handle: RequestListener,
  { origin, files, isTrustedProxy }: ServerOptions,
): Server {
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...(origin.startsWith('https://') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
  const acceptsRequest = createPipeliningLimit()
  // Pages have the lower limit, because they render on the thread that serves all users.
  const limitRenders = createRequestLimit(16)
  const limitCalls = createRequestLimit(128)
  const server = createServer(serverOptions, (request, response) => {
    if (!acceptsRequest(request, response)) return
    addHeaders(response, headers)
    // Handlers of the framework have no access to the socket, and see X-Forwarded-For as received.
    const client = resolveClientAddress(
      request.socket.remoteAddress ?? '',
      String(request.headers['x-forwarded-for'] ?? ''),
      isTrustedProxy,
    )
    request.headers[clientAddressHeader] = client
    request.url = pathOnOwnHost(request.url, origin) ?? ''
    if (respondIfRefused(request, response, files)) return
    if (isMonitoring(request.url)) return handle(request, response)
    const start = () => handle(request, response)
    const handled = isRouteOrFile(request.url)
      ? limitCalls(toRateLimitKey(client), response, start)
      : limitRenders(toRateLimitKey(client), response, () => startInTurn(start))
    handled.catch(() => respond(response, 503, 'SERVER_TIMEOUT_CONNECTION_ERROR', { 'retry-after': '2' }))
  })
  const startInTurn = createRenderTurns(server)
  limitConnections(server, isTrustedProxy)
  respondToParseErrors(server, headers, {
    statusOf: (error) => (overflowOf(error) === 'url' ? 414 : parseErrorStatusOf(error)),
    refuse: (error, socket) => {
      if (overflowOf(error) !== 'cookies') return false
      rejectOversizedCookies(error, socket, headers)
      return true
    },
  })
  return server
}

/** Wraps `writeHead`, which Node also calls implicitly. Keeps headers that the response has set. */
function addHeaders(response: ServerResponse, headers: Record<string, string>): void {
  const { writeHead } = response
  response.writeHead = function (...head: unknown[]) {
    for (const [name, value] of Object.entries(headers))
      if (!this.hasHeader(name)) this.setHeader(name, value)
    return Reflect.apply(writeHead, this, head)
  }
}

/** Returns path and query of a request target; null for another host's and for invalid ones such as `*`. */
function pathOnOwnHost(target = '', origin: string): string | null {
  if (target.startsWith('/')) return target
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const url = new URL(target)
  return url.host === new URL(origin).host ? url.pathname + url.search : null
}

/** Responds to requests that the handler must not see, and then returns true. */
function respondIfRefused(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlySet<string>,
): boolean {
  const { url = '', method = '' } = request
  const methods = url.startsWith('/api/') ? apiMethods : pageMethods
  if (url.length > maxTargetLength) respond(response, 414, 'ERROR', { connection: 'close' })
  else if (url === '') respond(response, 400, 'ERROR', { connection: 'close' })
  else if (isSubmitBeforeHydration(request))
    response.writeHead(303, { location: url, 'cache-control': 'no-store', connection: 'close' }).end()
  else if (!methods.includes(method))
    respond(response, 405, 'METHOD_NOT_ALLOWED', { allow: methods.join(', '), connection: 'close' })
  else if (isMissing(url, files)) respond(response, 404, '404')
  else return false
  return true
}

function respond(
  response: ServerResponse,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  })
  response.end(JSON.stringify({ errors: { msg: code } }))
}

/** Returns true for endpoints that must respond even while all other requests wait. */
const isMonitoring = (url: string) => /^\/api\/(?:health|metrics)(?:\?|$)/.test(url)

/** Returns true for route handlers, media and files of the build. All other requests count as pages. */
const isRouteOrFile = (url: string) =>
  /^\/(?:api\/v1|media|_next\/static)\/|^\/api\/(?:csp-reports|health|metrics)(?:\?|$)/.test(url)

/** Detects a form submitted before hydration, which is redirected back to its page. */
function isSubmitBeforeHydration({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'POST' && headers['sec-fetch-mode'] === 'navigate' && /^\/(?!api\/|[/\\])/.test(url)
}

/**
 * Returns true for paths that get a 404 here:
 * - files of another build, so that proxies try another dashboard process and pages reload
 * - other paths below /_next and /api, such as the public image optimizer, which takes gigabytes of memory
 * - paths with malformed escapes
 * - paths with dot segments: if `isRouteOrFile` mistook a page for a file, the request would skip the render limit
 */
function isMissing(url: string, files: ReadonlySet<string>): boolean {
  const path = decode(url.split(/[?#]/, 1)[0] ?? '')
  if (path === null || /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(path)) return true
  return (
    (path.startsWith('/_next/') && !files.has(path)) || (path.startsWith('/api/') && !isRouteOrFile(path))
  )
}

/** Returns null for malformed escapes such as `%zz`, for which the framework would return 500. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
