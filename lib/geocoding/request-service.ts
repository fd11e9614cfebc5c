const responseTimeoutMs = 4_000
const maxResponseLength = 1_000_000

/** The geocoder didn't respond in time, or not with status 200 and the expected format. */
export class GeocoderError extends Error {}

/**
 * Fetches JSON from a geocoder. `base` may end in a path. Sends nothing about the user except what `query` contains.
 * Throws GeocoderError on network errors, after four seconds, on any status but 200, and on invalid or too long JSON.
 */
export async function requestService(
  base: string,
  path: string,
  query: Record<string, string>,
): Promise<unknown> {
  const url = `${base.replace(/\/+$/, '')}${path}?${new URLSearchParams(query)}`
  try {
    const response = await fetch(url, {
      // Place names are stored in records, so they are always requested in Portuguese. Services require an identifying
      // User-Agent.
      headers: { accept: 'application/json', 'accept-language': 'pt', 'user-agent': 'Soleira' },
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(responseTimeoutMs),
    })
    const text = await response.text()
    if (response.status !== 200) throw new GeocoderError(`status ${response.status}`)
    if (text.length > maxResponseLength) throw new GeocoderError('response too long')
    return JSON.parse(text)
  } catch (error) {
    throw error instanceof GeocoderError ? error : new GeocoderError(String(error))
  }
}
