import { AgencyError } from '#contract/errors.ts'

const retrySeconds = 5

/**
 * Runs up to `width` tasks at a time, one per key, with keys in turn: however many tasks one user queues, the next
 * user's first task starts before their second. Throws TOO_MANY_REQUESTS above `maxWaiting` tasks per key.
 */
export function createFairQueue(width: number, maxWaiting = 60) {
  const waiting = new Map<string, (() => void)[]>()
  const running = new Set<string>()

  function startNext(): void {
    for (const [key, starts] of waiting) {
      if (running.size >= width) return
      if (running.has(key)) continue
      running.add(key)
      starts.shift()?.()
      if (starts.length === 0) waiting.delete(key)
    }
  }

  function moveToEnd(key: string): void {
    const starts = waiting.get(key)
    if (starts === undefined) return
    waiting.delete(key)
    waiting.set(key, starts)
  }

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const starts = waiting.get(key) ?? []
    if (starts.length >= maxWaiting)
      throw new AgencyError('TOO_MANY_REQUESTS', { params: { seconds: retrySeconds } })
    await new Promise<void>((resolve) => {
      waiting.set(key, [...starts, resolve])
      startNext()
    })
    try {
      return await task()
    } finally {
      running.delete(key)
      moveToEnd(key)
      startNext()
    }
  }
}
