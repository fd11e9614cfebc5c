import type { ServerResponse } from 'node:http'

/** Maximum time in ms for which a request holds its slot, because clients may read slowly. Most end long before. */
const maxHoldMs = 10_000
const maxWaiting = 1_024

type WaitingRequest = { response: ServerResponse; handle: () => void }

/**
 * Limits the number of requests handled at once: each costs up to half a megabyte of heap, and 1,000 at once crash
 * the process. One client has at most half of the slots and of the queue; waiting clients take turns. Returns a
 * function that runs `handle` now or in turn, or returns false when too many are waiting.
 */
export function createRequestLimit(maxRunning: number) {
  const running = new Map<string, number>()
  const waiting = new Map<string, WaitingRequest[]>()
  let runningTotal = 0
  let waitingTotal = 0

  const hasSlot = (client: string) => runningTotal < maxRunning && (running.get(client) ?? 0) < maxRunning / 2

  function adjustRunning(client: string, change: 1 | -1) {
    const clientTotal = (running.get(client) ?? 0) + change
    runningTotal += change
    if (clientTotal === 0) running.delete(client)
    else running.set(client, clientTotal)
  }

  function run(client: string, { response, handle }: WaitingRequest) {
    adjustRunning(client, 1)
    let isReleased = false
    const release = () => {
      if (isReleased) return
      isReleased = true
      clearTimeout(timer)
      adjustRunning(client, -1)
      startNext()
    }
    const timer = setTimeout(release, maxHoldMs)
    response.once('finish', release).once('close', release)
    handle()
  }

  function startNext() {
    for (const [client, queue] of waiting) {
      if (!hasSlot(client)) continue
      const nextRequest = queue.find(({ response }) => !response.closed)
      const laterRequests = nextRequest === undefined ? [] : queue.slice(queue.indexOf(nextRequest) + 1)
      waitingTotal -= queue.length - laterRequests.length
      // Moves the client to the end.
      waiting.delete(client)
      if (laterRequests.length > 0) waiting.set(client, laterRequests)
      if (nextRequest !== undefined) return run(client, nextRequest)
    }
  }

  return (client: string, response: ServerResponse, handle: () => void): boolean => {
    if (hasSlot(client)) {
      run(client, { response, handle })
      return true
    }
    const queue = waiting.get(client) ?? []
    if (waitingTotal >= maxWaiting || queue.length >= maxWaiting / 2) return false
    waiting.set(client, [...queue, { response, handle }])
    waitingTotal += 1
    return true
  }
}
