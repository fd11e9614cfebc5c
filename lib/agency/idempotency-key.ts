import { AgencyError } from '#contract/errors.ts'

/** Keys of writes that are in flight or ended without a response, by the content of the write. */
const pendingKeys = new Map<string, { key: string; isOutcomeUnknown: boolean }>()

/**
 * Returns the Idempotency-Key of a write. The same content gets the same key until the API has responded, so that a
 * second press of Save creates no second record. Concurrent uploads of the same file get different keys, because they
 * are assumed to be intentional.
 */
export function idempotencyKeyFor(url: string, body: FormData | undefined): string {
  const entries = [...(body ?? [])]
  const content = JSON.stringify([url, ...entries.map(([name, value]) => [name, toComparable(value)])])
  const pending = pendingKeys.get(content)
  if (
    pending !== undefined &&
    (pending.isOutcomeUnknown || entries.every(([, value]) => typeof value === 'string'))
  )
    return pending.key
  const hexPairs = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  pendingKeys.set(content, { key: hexPairs.join(''), isOutcomeUnknown: false })
  return hexPairs.join('')
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
    for (const [content, entry] of pendingKeys) {
      if (entry.key !== key) continue
      if (isOutcomeUnknown) entry.isOutcomeUnknown = true
      else pendingKeys.delete(content)
    }
  }
}

const toComparable = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified]
