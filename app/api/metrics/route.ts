import { createHash, timingSafeEqual } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import { observed } from '@/lib/observing/state'
import { privateHeaders, refusal } from '../_bff/answers'

export const dynamic = 'force-dynamic'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * What this process measures, for Prometheus, to who sends METRICS_TOKEN as a bearer; 404 for everyone else, and for
 * everyone where it is not set: behind a proxy of the same machine, all the world has a local address (docs/security.md O-4).
 */
export async function GET(request: Request): Promise<Response> {
  const token = process.env.METRICS_TOKEN ?? ''
  const given = request.headers.get('authorization') ?? ''
  const { registry } = observed()
  if (token === '' || registry === null || !timingSafeEqual(digest(given), digest(`Bearer ${token}`)))
    return refusal(new AgencyError('404'))
  const headers = privateHeaders()
  headers.set('content-type', registry.contentType)
  return new Response(await registry.metrics(), { headers })
}
