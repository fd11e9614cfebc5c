import { readApiUrl, requestUpstream } from '@/lib/agency/upstream'
import { getObservabilityState } from '@/lib/observability/state'
import { json } from '../_bff/responses'

export const dynamic = 'force-dynamic'

const cacheMs = 1_000
let lastCheck = { at: 0, api: Promise.resolve('away') }

/**
 * Reports whether this process serves requests and the API responds; checks the API at most once a second. Returns 503
 * during shutdown so that load balancers drain while requests still succeed.
 */
export async function GET(): Promise<Response> {
  if (getObservabilityState().isDraining) return json({ status: 'stopping' }, 503)
  if (Date.now() - lastCheck.at > cacheMs) lastCheck = { at: Date.now(), api: checkApi() }
  return json({ status: 'ok', api: await lastCheck.api }, 200)
}

async function checkApi(): Promise<string> {
  try {
    const response = await requestUpstream({ method: 'GET', url: `${readApiUrl()}/livez`, headers: {} })
    response.resume()
    return 'ok'
  } catch {
    return 'away'
  }
}
