import type { Environment } from '../environment.ts'
import { isLoopback } from './configuration.ts'

const timeoutMs = 10_000
const maxBytes = 1_000_000

/** The response is missing or unreadable. */
export class NoResponseError extends Error {}

/**
 * Sends a request to Imovirtual: only to the configured host, over https (plain http to this machine only), without
 * redirects, limited to ten seconds and a megabyte. Throws NoResponseError; the portal may have acted nevertheless.
 */
export async function requestPortal(
  environment: Environment,
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
): Promise<Response> {
  const { protocol, host } = new URL(url)
  if (host !== new URL(environment.IMOVIRTUAL_API_URL).host)
    throw new Error(`${host} is not the host of a portal`)
  if (protocol !== 'https:' && !isLoopback(url)) throw new Error('Portals must be requested over HTTPS')
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status, headers } = response
    const text = await readText(response)
    return new Response([204, 304].includes(status) ? null : text, { status, headers })
  } catch (error) {
    throw new NoResponseError('The portal did not respond', { cause: error })
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new NoResponseError('The response is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Returns a Retry-After in seconds; null without one, or if it is a date. */
export function retryAfterSecondsOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}
