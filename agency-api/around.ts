import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { AgencyError } from '#contract/errors.ts'
import { failure } from './failure.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])

/** Asked every few seconds by whoever watches the process; what fails in them is logged there. */
const probes = new Set(['/livez', '/readyz'])

/** On every answer that does not say otherwise; there is no CORS, so no other site's script reads any (security.md X-5, H-3). */
const headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/**
 * What happens around every request: a request id (the caller's when it is a plain one) in the answer and the log,
 * methods outside the API refused, security headers, one log line. Queries stay out of the log: they hold what people
 * search for.
 */
export function around(log: (line: Record<string, unknown>) => void): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    const asked = context.req.header('x-request-id') ?? ''
    const id = /^[\w-]{1,64}$/.test(asked) ? asked : randomUUID()
    context.set('requestId', id)
    const { method, path } = context.req
    if (methods.has(method)) await next()
    else context.res = failure(new AgencyError('METHOD_NOT_ALLOWED'), { allow: [...methods].join(', ') })
    context.res.headers.set('x-request-id', id)
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    const ms = Math.round((performance.now() - started) * 10) / 10
    if (!probes.has(path)) log({ method, path, status: context.res.status, ms, request: id })
  }
}
