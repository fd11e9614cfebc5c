import { AgencyError } from '#contract/errors.ts'
import { logFailure } from '@/lib/observability/log'

/**
 * Creates the headers of every BFF response (docs/security.md H-3, 14.3.2). Those for all URLs are in next.config.mjs
 * and lib/launch/dashboard-server.ts.
 */
export const createResponseHeaders = (): Headers =>
  new Headers({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })

export function json(data: unknown, status: number, headers = createResponseHeaders()): Response {
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(data), { status, headers })
}

export function errorResponse(error: AgencyError, headers = createResponseHeaders()): Response {
  const { seconds } = error.params
  if (typeof seconds === 'number') headers.set('retry-after', String(seconds))
  return json(error, error.status, headers)
}

/** Returns a route's exports: the handler for every method, so that Next doesn't handle any itself. */
export function allMethods<Handler>(handle: Handler) {
  const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const
  return Object.fromEntries(methods.map((method) => [method, handle])) as Record<
    (typeof methods)[number],
    Handler
  >
}

/** Runs a handler and converts any exception into an error response. Details only go to the server's log. */
export async function catchErrors(
  handle: () => Promise<Response>,
  logContext: Record<string, unknown> = {},
): Promise<Response> {
  try {
    return await handle()
  } catch (error) {
    if (error instanceof AgencyError) return errorResponse(error)
    if (isClientGone(error)) return new Response(null, { status: 499 })
    logFailure(error, logContext)
    return errorResponse(new AgencyError('ERROR'))
  }
}

/** When the client disconnects, Next.js aborts the request with an error named ResponseAborted. */
function isClientGone(error: unknown): boolean {
  return (
    (error instanceof DOMException && error.name === 'AbortError') ||
    (error instanceof Error && error.name === 'ResponseAborted')
  )
}
