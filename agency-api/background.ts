import { logError } from './log.ts'

const running = new Set<Promise<void>>()

/** Lets work go on behind the answer; a failure is logged under that name. A clean stop waits for it. */
export function inBackground(name: string, work: Promise<unknown>): void {
  const watched: Promise<void> = work
    .then(
      () => undefined,
      (error: unknown) => logError(error, { background: name }),
    )
    .finally(() => running.delete(watched))
  running.add(watched)
}

/** Resolves when nothing goes on behind answers any more. */
export async function backgroundDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
