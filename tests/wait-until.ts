import { setTimeout as pause } from 'node:timers/promises'

/** Polls until the condition is met; throws after `timeoutMs`. */
export async function waitUntil(isMet: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await isMet())) {
    if (performance.now() > end) throw new Error('The condition was never met')
    await pause(25)
  }
}
