import type { Environment } from '../environment.ts'
import { RetryLaterError } from './adapter.ts'
import { isLoopback } from './configuration.ts'

const timeoutMs = 10_000
const maxBytes = 1_000_000

/**
 * Sends a request to Imovirtual: only to the configured host, over https (plain http to this machine only), without
 * redirects, limited to ten seconds and a megabyte. Throws RetryLaterError for 429, 5xx and a missing or unreadable
 * response. With `createsAdvert`, the error's `mayBeAccepted` says whether the portal may have created the advert.
 */
export async function requestPortal(
  environment: Environment,
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
  { createsAdvert = false } = {},
): Promise<Response> {
  const { protocol, host } = new URL(url)
  if (host !== new URL(environment.IMOVIRTUAL_API_URL).host)
    throw new Error(`${host} is not the host of a portal`)
  if (protocol !== 'https:' && !isLoopback(url)) throw new Error('Portals must be requested over HTTPS')
  const signal = AbortSignal.timeout(timeoutMs)
  const { status, headers, text } = await fetch(url, { ...init, redirect: 'error', signal })
    .then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await readText(response),
    }))
    .catch((cause: unknown) => {
      throw new RetryLaterError({ mayBeAccepted: createsAdvert, cause })
    })
  if (status === 429 || status >= 500)
    // After 429 or 503 the advert wasn't accepted; after another 5xx it may have been.
    throw new RetryLaterError({
      seconds: parseSeconds(headers.get('retry-after')),
      mayBeAccepted: createsAdvert && status !== 429 && status !== 503,
    })
  return new Response([204, 304].includes(status) ? null : text, { status, headers })
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error('The response is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Parses a Retry-After in seconds; null without one, or if it is a date. */
function parseSeconds(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter ?? NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}
