import { logError } from './log.ts'

const running = new Set<Promise<void>>()

/** Runs work after the response was sent. A failure is logged under `name`; a graceful stop waits for it. */
export function inBackground(name: string, work: Promise<unknown>): void {
  const watched: Promise<void> = work
    .then(
      () => undefined,
      (error: unknown) => logError(error, { background: name }),
    )
    .finally(() => running.delete(watched))
  running.add(watched)
}

/** Resolves when no background work is left. */
export async function backgroundDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
