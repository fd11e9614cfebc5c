/** Runs up to `width` tasks at a time; others wait in line. */
export function createSemaphore(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // Passes the slot directly to the longest waiting task, so that newcomers can't overtake.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
