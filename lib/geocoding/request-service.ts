import type { z } from 'zod'

const responseTimeoutMs = 4_000
const maxResponseLength = 1_000_000

/**
 * Fetches JSON from a geocoder. `base` may end in a path. Sends nothing about the user except what `query` contains.
 * Throws an Error on network errors, after four seconds, on any status but 200, and on a response that is too long or
 * doesn't match the schema.
 */
export async function requestService<S extends z.ZodType>(
  base: string,
  path: string,
  query: Record<string, string>,
  schema: S,
): Promise<z.output<S>> {
  const response = await fetch(`${base.replace(/\/+$/, '')}${path}?${new URLSearchParams(query)}`, {
    // Place names are stored in records, so they are always requested in Portuguese. Services require an identifying
    // User-Agent.
    headers: { accept: 'application/json', 'accept-language': 'pt', 'user-agent': 'Soleira' },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(responseTimeoutMs),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`status ${response.status}`)
  if (text.length > maxResponseLength) throw new Error('response too long')
  const result = schema.safeParse(JSON.parse(text))
  if (!result.success) throw new Error('response in another format')
  return result.data
}
