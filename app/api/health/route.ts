import { apiAddress, askUpstream } from '@/lib/agency/upstream'
import { observed } from '@/lib/observing/state'
import { json } from '../_bff/answers'

export const dynamic = 'force-dynamic'

const freshMs = 1_000
let last = { at: 0, api: 'away' }

/**
 * Whether this process serves, and whether the API answers it at all; asked upstream once a second at most. 503 once it was
 * told to stop: proxies leave it out then, while it still answers.
 */
export async function GET(): Promise<Response> {
  if (observed().draining) return json({ status: 'stopping' }, 503)
  if (Date.now() - last.at > freshMs) last = { at: Date.now(), api: await stateOfApi() }
  return json({ status: 'ok', api: last.api }, 200)
}

async function stateOfApi(): Promise<string> {
  try {
    const answer = await askUpstream({ method: 'GET', url: `${apiAddress()}/livez`, headers: {} })
    answer.resume()
    return 'ok'
  } catch {
    return 'away'
  }
}
