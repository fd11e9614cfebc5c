import { AgencyError } from '#contract/errors.ts'

const retrySeconds = 5

type UserId = string | number | undefined
type Task = { isLarge: boolean; start: () => void }

/**
 * Runs up to `width` tasks at a time, one per user and one large, with users in turn: however many tasks one user
 * queues, the next user's first task starts before their second. A user's tasks run in order. Throws
 * TOO_MANY_REQUESTS above `maxWaiting` tasks per user.
 */
export function createFairQueue(width: number, maxWaiting = 60) {
  const waiting = new Map<UserId, Task[]>()
  const running = new Map<UserId, Task>()

  const canStart = (user: UserId, { isLarge }: Task) =>
    !running.has(user) && !(isLarge && [...running.values()].some((task) => task.isLarge))

  function startNext(): void {
    for (const [user, [next, ...rest]] of waiting) {
      if (running.size >= width) return
      if (next === undefined || !canStart(user, next)) continue
      running.set(user, next)
      if (rest.length > 0) waiting.set(user, rest)
      else waiting.delete(user)
      next.start()
    }
  }

  function moveToEnd(user: UserId): void {
    const tasks = waiting.get(user)
    if (tasks === undefined) return
    waiting.delete(user)
    waiting.set(user, tasks)
  }

  return async <T>(user: UserId, task: () => Promise<T>, { isLarge = false } = {}): Promise<T> => {
    const tasks = waiting.get(user) ?? []
    if (tasks.length >= maxWaiting)
      throw new AgencyError('TOO_MANY_REQUESTS', { params: { seconds: retrySeconds } })
    await new Promise<void>((start) => {
      waiting.set(user, [...tasks, { isLarge, start }])
      startNext()
    })
    try {
      return await task()
    } finally {
      running.delete(user)
      moveToEnd(user)
      startNext()
    }
  }
}
