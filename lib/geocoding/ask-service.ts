const answerMs = 4_000
const longest = 1_000_000

/** The geocoder did not answer, or not as its kind does. */
export class GeocoderFailed extends Error {}

/**
 * Asks a geocoder for JSON. `base` may end in a path; nothing of the person who searches is sent. Throws GeocoderFailed
 * after four seconds, on every status but 200, and on what is no JSON or too long.
 */
export async function askService(
  base: string,
  path: string,
  query: Record<string, string>,
): Promise<unknown> {
  const address = `${base.replace(/\/+$/, '')}${path}?${new URLSearchParams(query)}`
  try {
    const response = await fetch(address, {
      // Names go into the agency's records, so they are Portuguese whoever asks. Services want to know whom they serve.
      headers: { accept: 'application/json', 'accept-language': 'pt', 'user-agent': 'Soleira' },
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerMs),
    })
    const text = await response.text()
    if (response.status !== 200 || text.length > longest)
      throw new GeocoderFailed(`status ${response.status}`)
    return JSON.parse(text)
  } catch (error) {
    throw error instanceof GeocoderFailed ? error : new GeocoderFailed(String(error))
  }
}
