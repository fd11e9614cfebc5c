import type { TestDatabase } from '../contract/databases.ts'

export type Outcome = { attempts: number; failures: string[]; note?: string }

export type Fault = {
  id: string
  name: string
  /** `share` scales the number of tries; 1 runs all. Returns the reason if the fault cannot run here. */
  run: (share: number) => Promise<Outcome | string>
}

/** Returns a number of tries scaled by `share`, at least one. */
export const scale = (full: number, share: number) => Math.max(1, Math.round(full * share))

/** Counts attempts. An attempt fails if it returns a message or throws. */
export class FaultCounter implements Outcome {
  attempts = 0
  failures: string[] = []
  note?: string

  async try(name: string, attempt: () => Promise<string | null | undefined | void>): Promise<void> {
    this.attempts += 1
    try {
      const failure = await attempt()
      if (typeof failure === 'string') this.failures.push(`${name}: ${failure}`)
    } catch (error) {
      this.failures.push(
        `${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
    }
  }

  assert(condition: boolean, failure: string): void {
    this.attempts += 1
    if (!condition) this.failures.push(failure)
  }
}

export function runOnBothDatabases(
  run: (kind: TestDatabase['name'], share: number) => Promise<Outcome>,
): Fault['run'] {
  return async (share) => {
    const sqlite = await run('SQLite', share)
    const postgres = await run('PostgreSQL', share)
    const notes = [sqlite, postgres].map(({ note }) => note ?? '')
    return {
      attempts: sqlite.attempts + postgres.attempts,
      failures: [...sqlite.failures, ...postgres.failures],
      note: notes.every((note) => note === '') ? undefined : `SQLite: ${notes[0]}; PostgreSQL: ${notes[1]}`,
    }
  }
}
