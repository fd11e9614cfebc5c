import type { TestDatabase } from '../contract/databases.ts'

/** What a fault found: how often it was tried, how often everything held, and what did not. */
export type Outcome = { tried: number; losses: string[]; note?: string }

export type Fault = {
  /** Row of the checklist of faults, or a word of its own. */
  id: string
  name: string
  /** `share` of the full number of tries, 1 for the whole. A text instead of an outcome says why it cannot be tried here. */
  run: (share: number) => Promise<Outcome | string>
}

/** So many of the full number of tries, but one at least. */
export const some = (full: number, share: number) => Math.max(1, Math.round(full * share))

/** Counts tries; each is lost with the text that it answers, or with what it throws. */
export class Tally implements Outcome {
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

  /** One try whose result is there already. */
  hold(what: string, holds: boolean): void {
    this.tried += 1
    if (!holds) this.losses.push(what)
  }
}

/** The same on both databases, as one. */
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
