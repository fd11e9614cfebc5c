import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Sets the clock of a process that runs with E2E_CLOCK and `clockEnv` (agency-api.ts). Waits until it is set. */
export async function setClock(file: string, pid: number, minutes: number): Promise<void> {
  const offsetMs = String(minutes * 60_000)
  writeFileSync(file, offsetMs)
  await signalClock(file, pid, offsetMs)
}

/** Makes the process read the offset from `file`, and resolves when the process has acknowledged it. */
export async function signalClock(file: string, pid: number, offsetMs: string): Promise<void> {
  const acknowledgement = `${file}.${pid}`
  rmSync(acknowledgement, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (let n = 0; n < 1000; n += 1) {
    if (existsSync(acknowledgement) && readFileSync(acknowledgement, 'utf8') === offsetMs) return
    await pause(10)
  }
  throw new Error(`Process ${pid} did not set its clock`)
}
