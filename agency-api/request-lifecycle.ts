import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { AgencyError } from '#contract/errors.ts'
import type { Bindings } from './bindings.ts'
import type { Metrics } from './metrics.ts'
import { PreconditionFailed } from './version.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])

/** Probes run every few seconds and log their own failures, so they are neither measured nor logged here. */
const probes = new Set(['/livez', '/readyz', '/metrics'])

/** Default headers of responses. No CORS: other sites' scripts can't read responses (docs/security.md 3.4.2, H-3). */
export const defaultHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/**
 * Middleware around every request: adds a request id (the caller's if it is well-formed) to response and log, rejects
 * unsupported methods, sets default headers, and measures and logs the request. Metrics and log name the contract's
 * path rather than the URL, which may contain searches and feed secrets.
 */
export function requestLifecycle(
  log: (line: Record<string, unknown>) => void,
  recordRequest: Metrics['recordRequest'],
): MiddlewareHandler<Bindings> {
  return async (context, next) => {
    const started = performance.now()
    const receivedId = context.req.header('x-request-id') ?? ''
    const id = /^[\w-]{1,64}$/.test(receivedId) ? receivedId : randomUUID()
    context.set('requestId', id)
    const { method, path } = context.req
    if (methods.has(method)) await next()
    else
      context.res = createErrorResponse(new AgencyError('METHOD_NOT_ALLOWED'), {
        allow: [...methods].join(', '),
      })
    context.res.headers.set('x-request-id', id)
    for (const [name, value] of Object.entries(defaultHeaders)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    const ms = Math.round((performance.now() - started) * 10) / 10
    if (probes.has(path)) return
    const { status } = context.res
    const call = context.get('endpointPath') ?? labelOf(path)
    recordRequest({ method, call, status, ms })
    log({ level: status >= 500 ? 'error' : 'info', method, path: call, status, ms, request: id })
  }
}

const labelledFolders = ['media', 'feeds', 'docs']

/** Labels paths outside the contract. */
function labelOf(path: string): string {
  const [, first = ''] = path.split('/')
  return labelledFolders.includes(first) ? `/${first}` : 'other'
}

/** Creates the response for an error, with `Retry-After` for its `seconds`, and the stored ETag for a 412. */
export function createErrorResponse(error: AgencyError, headers: Record<string, string> = {}): Response {
  const { seconds } = error.params
  return Response.json(error.toJSON(), {
    status: error.status,
    headers: {
      ...headers,
      ...(typeof seconds === 'number' && { 'retry-after': String(seconds) }),
      ...(error instanceof PreconditionFailed && { etag: error.version }),
    },
  })
}
