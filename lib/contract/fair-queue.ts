import { AgencyError } from './errors.ts'

const retrySeconds = 5

/** Undefined for tasks without a user; together they count as the tasks of one user. */
type UserId = string | number | undefined
type Task = { isLarge: boolean; start: () => void }

/**
 * Runs up to `concurrency` tasks at a time, at most `perUser` per user and at most one large one. Users take turns, so
 * that a user with many queued tasks doesn't delay the others. A user's tasks start in order. Throws TOO_MANY_REQUESTS
 * if `maxWaiting` tasks of the user, or `maxWaitingTotal` of all users, are already waiting.
 */
export function createFairQueue({
  concurrency = Infinity,
  perUser = 1,
  maxWaiting = 60,
  maxWaitingTotal = Infinity,
}) {
  const waiting = new Map<UserId, Task[]>()
  const running = new Map<UserId, Task[]>()

  const runningTasks = () => [...running.values()].flat()

  const canStart = (user: UserId, { isLarge }: Task) =>
    (running.get(user)?.length ?? 0) < perUser && !(isLarge && runningTasks().some((task) => task.isLarge))

  function startNext(): void {
    for (const [user, [next, ...rest]] of waiting) {
      if (runningTasks().length >= concurrency) return
      if (next === undefined || !canStart(user, next)) continue
      running.set(user, [...(running.get(user) ?? []), next])
      if (rest.length > 0) waiting.set(user, rest)
      else waiting.delete(user)
      next.start()
    }
  }

  function end(user: UserId, task: Task): void {
    const others = running.get(user)?.filter((other) => other !== task) ?? []
    if (others.length > 0) running.set(user, others)
    else running.delete(user)
    // Moves the user to the end of the queue.
    const tasks = waiting.get(user)
    waiting.delete(user)
    if (tasks !== undefined) waiting.set(user, tasks)
    startNext()
  }

  return async <T>(user: UserId, run: () => Promise<T>, { isLarge = false } = {}): Promise<T> => {
    const tasks = waiting.get(user) ?? []
    if (tasks.length >= maxWaiting || [...waiting.values()].flat().length >= maxWaitingTotal)
      throw new AgencyError('TOO_MANY_REQUESTS', { params: { seconds: retrySeconds } })
    const { promise: started, resolve: start } = Promise.withResolvers<void>()
    const task = { isLarge, start }
    waiting.set(user, [...tasks, task])
    startNext()
    await started
    try {
      return await run()
    } finally {
      end(user, task)
    }
  }
}
