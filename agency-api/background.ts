import { logError } from './log.ts'

const running = new Set<Promise<void>>()

/** Runs work without delaying the response. A failure is logged under `name`; a graceful stop waits for the work. */
export function runInBackground(name: string, work: Promise<unknown>): void {
  const tracked: Promise<void> = work
    .then(
      () => undefined,
      (error: unknown) => logError(error, { background: name }),
    )
    .finally(() => running.delete(tracked))
  running.add(tracked)
}

/** Resolves when no background work is left. */
export async function waitForBackgroundWork(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}

/**
 * Repeats a job every `intervalMs`, one run at a time. A failure is logged under `name`. Returns a function that stops
 * it and waits for the current run; meanwhile `shouldContinue` returns false.
 */
export function repeat(
  name: string,
  intervalMs: number,
  job: (shouldContinue: () => boolean) => Promise<unknown>,
): () => Promise<void> {
  let run: Promise<unknown> = Promise.resolve()
  let isBusy = false
  let isStopped = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    run = job(() => !isStopped)
      .catch((error: unknown) => logError(error, { background: name }))
      .finally(() => (isBusy = false))
  }, intervalMs)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await run
  }
}
