import { setTimeout as pause } from 'node:timers/promises'
import type { LaunchedProcess } from './start-process.ts'

/** Consecutive restarts before giving up. A process that ran for `recoveredMs` resets the count. */
const maxRestarts = 5
const recoveredMs = 60_000
const defaultFirstDelayMs = 500

/** A Ctrl-C reaches the whole process group at once: a process may end before this process handles the signal. */
const signalDelayMs = 300

type Options = {
  start: () => LaunchedProcess
  isStopping: () => boolean
  onLine: (line: string) => void
  firstDelayMs?: number
}

/**
 * Restarts a process whenever it ends, after a delay that doubles each time. Resolves when the product stops, or
 * with a message when the process has failed too often. `start` must also update the caller's list of processes.
 */
export async function keepRunning(
  child: LaunchedProcess,
  { start, isStopping, onLine, firstDelayMs = defaultFirstDelayMs }: Options,
): Promise<string | null> {
  let current = child
  for (let failures = 0; ;) {
    const startedAt = Date.now()
    const reason = await current.ended
    await pause(signalDelayMs)
    if (isStopping()) return null
    failures = Date.now() - startedAt > recoveredMs ? 1 : failures + 1
    if (failures > maxRestarts)
      return `${current.name} ended ${failures} times in a row (${reason}).\n${current.output()}`
    const delayMs = firstDelayMs * 2 ** (failures - 1)
    onLine(`${current.name} ended (${reason}); restarting it in ${delayMs / 1000} s.`)
    await pause(delayMs)
    if (isStopping()) return null
    current = start()
  }
}
