import type { TestDatabase } from '../contract/databases.ts'

export type Outcome = { tried: number; losses: string[]; note?: string }

export type Fault = {
  id: string
  name: string
  /** `share` scales the number of tries; 1 runs all. Returns a text if the fault cannot run here. */
  run: (share: number) => Promise<Outcome | string>
}

export const scaled = (full: number, share: number) => Math.max(1, Math.round(full * share))

export class FaultCounter implements Outcome {
  tried = 0
  losses: string[] = []
  note?: string

  async try(what: string, attempt: () => Promise<string | null | undefined | void>): Promise<void> {
    this.tried += 1
    try {
      const loss = await attempt()
      if (typeof loss === 'string') this.losses.push(`${what}: ${loss}`)
    } catch (error) {
      this.losses.push(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    }
  }

  check(what: string, passed: boolean): void {
    this.tried += 1
    if (!passed) this.losses.push(what)
  }
}

export function onBoth(run: (kind: TestDatabase['name'], share: number) => Promise<Outcome>): Fault['run'] {
  return async (share) => {
    const sqlite = await run('SQLite', share)
    const postgres = await run('PostgreSQL', share)
    const notes = [sqlite, postgres].map(({ note }) => note ?? '')
    return {
      tried: sqlite.tried + postgres.tried,
      losses: [...sqlite.losses, ...postgres.losses],
      note: notes.every((note) => note === '') ? undefined : `SQLite: ${notes[0]}; PostgreSQL: ${notes[1]}`,
    }
  }
}
