import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { AgencyError } from '#contract/errors.ts'
import type { Bindings } from './app.ts'
import { failure } from './failure.ts'
import type { Metrics } from './metrics.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])

/** Asked every few seconds by whoever watches the process; what fails in them is logged there. */
const probes = new Set(['/livez', '/readyz', '/metrics'])

/** On every answer that does not say otherwise; there is no CORS, so no other site's script reads any (docs/security.md X-5, H-3). */
const headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/**
 * What happens around every request: a request id (the caller's when it is a plain one) in the answer and the log,
 * methods outside the API refused, security headers, one log line. It names the call by the contract's path, not by what was
 * asked: addresses hold what people search for and, of feeds, a secret.
 */
export function around(
  log: (line: Record<string, unknown>) => void,
  answered: Metrics['answered'],
): MiddlewareHandler<Bindings> {
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
    if (probes.has(path)) return
    const { status } = context.res
    const call = context.get('call') ?? kindOf(path)
    answered({ method, call, status, ms })
    log({ level: status >= 500 ? 'error' : 'info', method, path: call, status, ms, request: id })
  }
}

const kinds = ['media', 'feeds', 'docs']

/** What no call of the contract answers, in a few words. */
function kindOf(path: string): string {
  const [, first = ''] = path.split('/')
  return kinds.includes(first) ? `/${first}` : 'other'
}
