import type { ServerResponse } from 'node:http'
import { createFairQueue } from '../contract/fair-queue.ts'

/** Maximum time in ms for which a request holds its slot, because clients may read slowly. Most end long before. */
const maxHoldMs = 10_000
const maxWaiting = 1_024

/**
 * Limits the number of requests handled at once: each costs up to half a megabyte of heap, and 1,000 at once crash
 * the process. One client has at most half of the slots and of the queue; waiting clients take turns. Returns a
 * function that runs `handle` now or in turn, and throws TOO_MANY_REQUESTS when too many are waiting.
 */
export function createRequestLimit(concurrency: number) {
  const runInTurn = createFairQueue({
    concurrency,
    perUser: concurrency / 2,
    maxWaiting: maxWaiting / 2,
    maxWaitingTotal: maxWaiting,
  })
  return (client: string, response: ServerResponse, handle: () => void): Promise<void> =>
    runInTurn(client, async () => {
      if (response.closed) return
      const { promise: end, resolve: release } = Promise.withResolvers<void>()
      const timer = setTimeout(release, maxHoldMs)
      response.once('finish', release).once('close', release)
      handle()
      await end
      clearTimeout(timer)
    })
}
