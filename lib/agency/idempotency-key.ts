import { AgencyError } from '#contract/errors.ts'
import { createRandomId } from './random-id'

/** Writes that are in flight or ended without a response, by their keys. */
const pendingWrites = new Map<string, { content: string; isInFlight: boolean }>()

/**
 * Returns the Idempotency-Key of a write. The same content gets the same key until the API has responded, so that a
 * second press of Save creates no second record. Concurrent uploads of the same file get different keys, because they
 * are assumed to be intentional.
 */
export function idempotencyKeyFor(url: string, body: FormData | undefined): string {
  const entries = [...(body ?? [])]
  const content = JSON.stringify([url, ...entries.map(([name, value]) => [name, toComparable(value)])])
  const hasFile = entries.some(([, value]) => typeof value !== 'string')
  for (const [key, write] of pendingWrites) {
    if (write.content !== content || (hasFile && write.isInFlight)) continue
    write.isInFlight = true
    return key
  }
  const key = createRandomId()
  pendingWrites.set(key, { content, isInFlight: true })
  return key
}

/** Retains the key if the request ends without a response, and removes it otherwise. */
export async function releaseKeyAfterResponse<T>(key: string | undefined, pendingResponse: Promise<T>) {
  let isOutcomeUnknown = false
  try {
    return await pendingResponse
  } catch (error) {
    isOutcomeUnknown = error instanceof AgencyError && error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR'
    throw error
  } finally {
    const write = key === undefined ? undefined : pendingWrites.get(key)
    if (write !== undefined && isOutcomeUnknown) write.isInFlight = false
    else if (key !== undefined) pendingWrites.delete(key)
  }
}

const toComparable = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified]
