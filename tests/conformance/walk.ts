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
    { probed = true, undo }: { probed?: boolean; undo?: (came: CallResult) => Promise<void> } = {},
  ): Promise<CallResult | null> {
    const came = await this.send(call, sent as AnyCallOptions)
    if (came === null) return null
    const judgement = classify(this.findings, call, came, this.unknown)
    if (judgement === 'honoured' && probed && !this.#probed.has(call)) {
      this.#probed.add(call)
      // A call may replace the token that it was made with.
      const token = at(came.body, 'token')
      const next = sent.token !== undefined && typeof token === 'string' ? { ...sent, token } : sent
      await probe(this, call, next as AnyCallOptions, undo)
    }
    const readable = came.json || endpointOf(call).download
    return came.status >= 200 && came.status < 300 && readable ? came : null
  }

  /** Makes a call that must be refused with a status and code, and records a deviation otherwise. */
  async refused<C extends CallName>(
    call: C,
    sent: CallOptionsOf<C>,
    { status, code, when }: { status: number; code: string; when: string },
  ): Promise<CallResult | null> {
    const came = await this.send(call, sent as AnyCallOptions)
    if (came === null) return null
    this.check(
      call,
      came.status === status && codeOf(came.body) === code,
      `${when}: ${messageOf(came)}, not ${status} ${code}`,
    )
    return came
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
    const came = await this.client.request(call, sent)
    this.#silent = came.status === 0 ? this.#silent + 1 : 0
    if (this.#silent === 4) {
      classify(this.findings, call, came, this.unknown)
      throw new Stopped('the API has stopped responding')
    }
    return came
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
    const came = await this.send(call, sent as AnyCallOptions)
    if (came === null) return
    if (came.trouble !== null) return this.findings.differs(call, came.trouble)
    const message = codeOf(came.body)
    const fits =
      status === null ? came.status >= 400 && came.status < 500 : came.status === status && message === code
    if (!fits && isMissing(came, this.unknown)) return this.findings.notOffered(call)
    if (fits) this.findings.notTried(call, why)
    else
      this.findings.differs(
        call,
        `made up: ${messageOf(came)}, not ${status ?? 'a refusal'} ${code ?? ''}`.trim(),
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
      const came = await undo.run()
      const gone = (came.status >= 200 && came.status < 300) || codeOf(came.body) === 'NOT_FOUND'
      if (!gone) this.findings.leftBehind.push(`${undo.label} (${messageOf(came)})`)
    }
  }
}
