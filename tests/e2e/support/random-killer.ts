import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { LaunchedProcess } from '../../../lib/launch/start-process.ts'

type KillTarget = {
  name: string
  processes: (LaunchedProcess | null)[]
  restart: (n: number) => Promise<void>
}

const minPauseSeconds = 5
const maxPauseSeconds = 15

/**
 * Kills random processes with SIGKILL and restarts them: one at a time, and none while a test stops or starts
 * processes.
 */
export class RandomKiller {
  #targets: KillTarget[]
  #lastTask: Promise<unknown> = Promise.resolve()
  #ended = new AbortController()
  #loop: Promise<void>

  constructor(targets: KillTarget[]) {
    this.#targets = targets
    this.#loop = this.#run()
  }

  /** Runs work without kills; concurrent callers are queued. */
  whilePaused<T>(work: () => Promise<T>): Promise<T> {
    const current = this.#lastTask.then(work)
    this.#lastTask = current.catch(() => undefined)
    return current
  }

  async end(): Promise<void> {
    this.#ended.abort()
    await this.#loop
  }

  async #run(): Promise<void> {
    const { signal } = this.#ended
    for (;;) {
      const seconds = minPauseSeconds + Math.random() * (maxPauseSeconds - minPauseSeconds)
      await pause(seconds * 1000, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      await this.whilePaused(() => this.#killOne())
    }
  }

  async #killOne(): Promise<void> {
    const allRunning = this.#targets.every(({ processes }) => processes.every((child) => child !== null))
    const target = this.#targets[Math.floor(Math.random() * this.#targets.length)]
    if (!allRunning || target === undefined) return
    const n = Math.floor(Math.random() * target.processes.length)
    const child = target.processes[n]
    if (!child) return
    process.kill(child.pid, 'SIGKILL')
    await child.ended
    await target.restart(n)
    appendFileSync(killLogPath(), `${target.name}\n`)
  }
}

/** Returns the path of the log of kills. All workers share this file, and it outlives a failed worker. */
const killLogPath = () => path.join(process.env.E2E_TEMPLATE ?? '', 'killed')

export function formatKillSummary(): string {
  const killed = existsSync(killLogPath()) ? readFileSync(killLogPath(), 'utf8').trim().split('\n') : []
  const count = (name: string) => killed.filter((candidate) => candidate === name).length
  return `Killed at random with SIGKILL and restarted: ${count('dashboard')} dashboards, ${count('API')} APIs`
}
