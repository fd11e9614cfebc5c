import { AgencyError } from '#contract/errors.ts'

const retrySeconds = 5

/**
 * Lets `width` tasks run at a time, one for each key, and takes turns among the keys: however much one person queues, the
 * next person's first task starts before their second. More than `mostWaiting` of one key throw TOO_MANY_REQUESTS.
 */
export function createFairQueue(width: number, mostWaiting = 60) {
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

  /** Whoever has had a turn comes last. */
  function moveToEnd(key: string): void {
    const starts = waiting.get(key)
    if (starts === undefined) return
    waiting.delete(key)
    waiting.set(key, starts)
  }

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const starts = waiting.get(key) ?? []
    if (starts.length >= mostWaiting)
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
