import { bodyLimitOf, type Endpoint } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'

const maxTotalBytes = 256_000_000
const retrySeconds = 5

/**
 * Limits the bytes of request bodies in memory. A body counts from before it is read until its request ends. A user may
 * reserve at most half of the bytes that other users leave, so that some bytes are always left for further users. Above
 * that, throws TOO_MANY_REQUESTS, or SERVER_TIMEOUT_CONNECTION_ERROR (503) for a user who has no other body in memory.
 */
export function createBodyBudget() {
  const bytesByUser = new Map<string, number>()
  let totalBytes = 0
  return async <T>(user: string, bytes: number, task: () => Promise<T>): Promise<T> => {
    const params = { seconds: retrySeconds }
    const ownBytes = bytesByUser.get(user) ?? 0
    const leftByOthers = maxTotalBytes - (totalBytes - ownBytes)
    if (bytes > 0 && ownBytes + bytes > leftByOthers / 2)
      throw ownBytes > 0
        ? new AgencyError('TOO_MANY_REQUESTS', { params })
        : new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 503, params })
    bytesByUser.set(user, ownBytes + bytes)
    totalBytes += bytes
    try {
      return await task()
    } finally {
      totalBytes -= bytes
      const remainingBytes = (bytesByUser.get(user) ?? 0) - bytes
      if (remainingBytes > 0) bytesByUser.set(user, remainingBytes)
      else bytesByUser.delete(user)
    }
  }
}

/** Returns the bytes to reserve for a request's body: 0 for a short one, the endpoint's limit for an unknown length. */
export function bytesToReserve(endpoint: Endpoint, { headers }: Request): number {
  if (endpoint.method === 'GET') return 0
  const limit = bodyLimitOf(endpoint, headers.get('content-type') ?? '')
  const bytes = Math.min(Number(headers.get('content-length') ?? limit), limit)
  return bytes > limits.multipartOverheadBytes ? bytes : 0
}
