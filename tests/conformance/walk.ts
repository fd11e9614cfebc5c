import type { Endpoint } from '#contract/endpoint.ts'
import { type CallName, endpointOf, endpoints } from '#contract/index.ts'
import type { AnyCallOptions, Client, CallResult, CallOptionsOf } from './client.ts'
import { codeOf, isMissing, classify, messageOf, type Unknown } from './checks.ts'
import { probe } from './probes.ts'
import { at } from './reading.ts'
import type { Findings } from './report.ts'

export type Options = { readOnly: boolean; all: boolean }

export class Stopped extends Error {}

type Undo = { label: string; run: () => Promise<CallResult>; done: boolean }

export class Walk {
  readonly mark: string
  readonly client: Client
  readonly findings: Findings
  readonly options: Options
  unknown: Unknown = { status: 404, code: '404' }
  stopped = false
  readonly #undo: Undo[] = []
  readonly #probed = new Set<CallName>()
  #silent = 0

  constructor(confirming: Client, findings: Findings, options: Options) {
    this.client = confirming
    this.findings = findings
    this.options = options
    this.mark = `CONF-${Math.random().toString(36).slice(2, 8).toUpperCase()}`
  }

  /**
   * Makes a call that should succeed and records the findings. The first success is also repeated in ways that must be
   * refused (probes.ts). Returns the response; null if it was not tried or failed.
   */
  async try<C extends CallName>(
    call: C,
    sent: CallOptionsOf<C> = {},
    { probed = true, undo }: { probed?: boolean; undo?: (result: CallResult) => Promise<void> } = {},
  ): Promise<CallResult | null> {
    const result = await this.send(call, sent as AnyCallOptions)
    if (result === null) return null
    const judgement = classify(this.findings, call, result, this.unknown)
    if (judgement === 'honoured' && probed && !this.#probed.has(call)) {
      this.#probed.add(call)
      // A call may replace the token that it was made with.
      const token = at(result.body, 'token')
      const next = sent.token !== undefined && typeof token === 'string' ? { ...sent, token } : sent
      await probe(this, call, next as AnyCallOptions, undo)
    }
    const readable = result.json || endpointOf(call).download
    return result.status >= 200 && result.status < 300 && readable ? result : null
  }

  /** Makes a call that must be refused with a status and code, and records a deviation otherwise. */
  async refused<C extends CallName>(
    call: C,
    sent: CallOptionsOf<C>,
    { status, code, when }: { status: number; code: string; when: string },
  ): Promise<CallResult | null> {
    const result = await this.send(call, sent as AnyCallOptions)
    if (result === null) return null
    this.check(
      call,
      result.status === status && codeOf(result.body) === code,
      `${when}: ${messageOf(result)}, not ${status} ${code}`,
    )
    return result
  }

  /** Returns null if the call is skipped: in a read-only run, or when the API lacks it. Throws `Stopped`. */
  async send(call: CallName, sent: AnyCallOptions): Promise<CallResult | null> {
    const endpoint: Endpoint = endpointOf(call)
    if (this.stopped) throw new Stopped('it was stopped')
    if (this.options.readOnly && !endpoint.safe) {
      this.findings.notTried(call, 'it writes, and the run is read-only')
      return null
    }
    if (this.findings.isMissing(call)) return null
    if (endpoint.access !== 'public' && sent.token === undefined && this.client.token === null) {
      this.findings.notTried(call, 'nobody is signed in')
      return null
    }
    const result = await this.client.request(call, sent)
    this.#silent = result.status === 0 ? this.#silent + 1 : 0
    if (this.#silent === 4) {
      classify(this.findings, call, result, this.unknown)
      throw new Stopped('the API has stopped responding')
    }
    return result
  }

  /**
   * Makes a call that can only be checked for its refusal, because a success needs data such as a mailed link. A null
   * status accepts any refusal.
   */
  async onlyRefused<C extends CallName>(
    call: C,
    sent: CallOptionsOf<C>,
    { status, code, why }: { status: number | null; code: string | null; why: string },
  ): Promise<void> {
    const result = await this.send(call, sent as AnyCallOptions)
    if (result === null) return
    if (result.trouble !== null) return this.findings.differs(call, result.trouble)
    const message = codeOf(result.body)
    const fits =
      status === null
        ? result.status >= 400 && result.status < 500
        : result.status === status && message === code
    if (!fits && isMissing(result, this.unknown)) return this.findings.notOffered(call)
    if (fits) this.findings.notTried(call, why)
    else
      this.findings.differs(
        call,
        `made up: ${messageOf(result)}, not ${status ?? 'a refusal'} ${code ?? ''}`.trim(),
      )
  }

  check(call: CallName, contains: boolean, what: string): void {
    if (this.findings.isMissing(call)) return
    if (contains) this.findings.honoured(call)
    else this.findings.differs(call, what)
  }

  skip(calls: readonly CallName[], why: string): void {
    for (const call of calls) this.findings.notTried(call, why)
  }

  skipRest(resource: string, why: string): void {
    this.skip(
      endpoints.flatMap(({ name }) => (name.startsWith(`${resource}.`) ? [name] : [])),
      why,
    )
  }

  after(label: string, run: () => Promise<CallResult>): () => void {
    const undo = { label, run, done: false }
    this.#undo.push(undo)
    return () => {
      undo.done = true
    }
  }

  async cleanUp(): Promise<void> {
    for (const undo of this.#undo.toReversed()) {
      if (undo.done) continue
      const result = await undo.run()
      const gone = (result.status >= 200 && result.status < 300) || codeOf(result.body) === 'NOT_FOUND'
      if (!gone) this.findings.leftBehind.push(`${undo.label} (${messageOf(result)})`)
    }
  }
}
