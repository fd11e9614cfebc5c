import { createHash, timingSafeEqual } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import { getObservabilityState } from '@/lib/observability/state'
import { createResponseHeaders, errorResponse } from '../_bff/responses'

export const dynamic = 'force-dynamic'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Serves Prometheus metrics of this process. Requires METRICS_TOKEN as the bearer token; otherwise, or if it isn't set,
 * returns 404. Local clients need it, too: behind a proxy on the same machine, every client has a local address.
 */
export async function GET(request: Request): Promise<Response> {
  const token = process.env.METRICS_TOKEN ?? ''
  const credentials = request.headers.get('authorization') ?? ''
  const { registry } = getObservabilityState()
  if (token === '' || registry === null || !timingSafeEqual(digest(credentials), digest(`Bearer ${token}`)))
    return errorResponse(new AgencyError('404'))
  const headers = createResponseHeaders()
  headers.set('content-type', registry.contentType)
  return new Response(await registry.metrics(), { headers })
}
