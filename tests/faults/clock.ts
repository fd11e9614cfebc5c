import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Sets the clock of a process started with `clockEnv` and E2E_CLOCK, and waits for its acknowledgement. */
export async function setClock(file: string, pid: number, minutes: number): Promise<void> {
  const offsetMs = String(minutes * 60_000)
  const acknowledgement = `${file}.${pid}`
  rmSync(acknowledgement, { force: true })
  writeFileSync(file, offsetMs)
  process.kill(pid, 'SIGUSR2')
  for (let n = 0; n < 500; n += 1) {
    if (existsSync(acknowledgement) && readFileSync(acknowledgement, 'utf8') === offsetMs) return
    await pause(10)
  }
  throw new Error('The process did not acknowledge its new clock')
}
