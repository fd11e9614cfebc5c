import { type CallName, endpointOf, endpoints } from '#contract/index.ts'

/**
 * `passed`: conforms to the contract. `not implemented`: the API lacks the call. `differs`: deviates from the contract.
 * `skipped`: untested, with the reason in `why`.
 */
export type Verdict = 'passed' | 'not implemented' | 'differs' | 'skipped'

export type CallReport = {
  call: CallName
  method: string
  path: string
  verdict: Verdict
  differs: string[]
  /** Permitted deviations that the dashboard handles: omitted members, no versions. */
  notes: string[]
  why: string | null
  checks: number
}

export type Totals = Record<Verdict, number> & { calls: number }

export type ConformanceReport = {
  api: string
  mode: 'read only' | 'own records' | 'all'
  calls: CallReport[]
  totals: Totals
  /** Records that the run couldn't delete, and changes that it couldn't undo, each with the reason. */
  leftBehind: string[]
}

type Entry = Omit<CallReport, 'call' | 'method' | 'path' | 'verdict'> & {
  hasPassed: boolean
  isMissing: boolean
}

export class Findings {
  readonly leftBehind: string[] = []
  readonly #entries = new Map<CallName, Entry>(
    endpoints.map(({ name }) => [
      name,
      { differs: [], notes: [], why: null, checks: 0, hasPassed: false, isMissing: false },
    ]),
  )

  recordPass(call: CallName): void {
    this.#entryOf(call).hasPassed = true
    this.#entryOf(call).checks += 1
  }

  recordDifference(call: CallName, text: string): void {
    const { differs } = this.#entryOf(call)
    this.#entryOf(call).checks += 1
    if (!differs.includes(text)) differs.push(text)
  }

  recordNote(call: CallName, text: string): void {
    const { notes } = this.#entryOf(call)
    if (!notes.includes(text)) notes.push(text)
  }

  recordMissing(call: CallName): void {
    this.#entryOf(call).isMissing = true
  }

  isMissing(call: CallName): boolean {
    return this.#entryOf(call).isMissing
  }

  recordUntested(call: CallName, why: string): void {
    this.#entryOf(call).why ??= why
  }

  toReports(): CallReport[] {
    return endpoints.map(({ name }) => {
      const { hasPassed, isMissing, ...entry } = this.#entryOf(name)
      const { method, path } = endpointOf(name)
      const verdict = verdictOf({ hasPassed, isMissing, ...entry })
      return { call: name, method, path, verdict, ...entry, why: verdict === 'skipped' ? entry.why : null }
    })
  }

  #entryOf(call: CallName): Entry {
    const entry = this.#entries.get(call)
    if (entry === undefined) throw new TypeError(`No call ${call}`)
    return entry
  }
}

function verdictOf({ differs, hasPassed, isMissing }: Entry): Verdict {
  if (differs.length > 0) return 'differs'
  if (hasPassed) return 'passed'
  return isMissing ? 'not implemented' : 'skipped'
}

export function totalsOf(calls: CallReport[]): Totals {
  const count = (verdict: Verdict) => calls.filter((call) => call.verdict === verdict).length
  return {
    calls: calls.length,
    passed: count('passed'),
    'not implemented': count('not implemented'),
    differs: count('differs'),
    skipped: count('skipped'),
  }
}
