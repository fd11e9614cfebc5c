import type { Endpoint } from '#contract/endpoint.ts'
import { type CallName, endpointOf, endpoints } from '#contract/index.ts'
import type { AnySent, Asking, Came, SentTo } from './asking.ts'
import { codeOf, isMissing, judge, saidOf, type Unknown } from './judging.ts'
import { probe } from './probes.ts'
import { at } from './reading.ts'
import type { Findings } from './report.ts'

export type Options = { readOnly: boolean; all: boolean }

/** Thrown to end a walk early: the API is gone, or whoever runs it wants to stop. */
export class Stopped extends Error {}

type Undo = { label: string; run: () => Promise<Came>; done: boolean }

/** Goes from call to call, writes down what each answers, and takes away again what it has made. */
export class Walk {
  readonly mark: string
  readonly asking: Asking
  readonly findings: Findings
  readonly options: Options
  unknown: Unknown = { status: 404, code: '404' }
  stopped = false
  readonly #undo: Undo[] = []
  readonly #probed = new Set<CallName>()
  #silent = 0

  constructor(asking: Asking, findings: Findings, options: Options) {
    this.asking = asking
    this.findings = findings
    this.options = options
    this.mark = `CONF-${Math.random().toString(36).slice(2, 8).toUpperCase()}`
  }

  /**
   * Makes a call that should succeed and writes down what it answers; the first that does is also made as it should be
   * refused (probes.ts). Answers what came, null where it was not tried or did not succeed.
   */
  async try<C extends CallName>(
    call: C,
    sent: SentTo<C> = {},
    { probed = true, undo }: { probed?: boolean; undo?: (came: Came) => Promise<void> } = {},
  ): Promise<Came | null> {
    const came = await this.send(call, sent as AnySent)
    if (came === null) return null
    const judgement = judge(this.findings, call, came, this.unknown)
    if (judgement === 'honoured' && probed && !this.#probed.has(call)) {
      this.#probed.add(call)
      // A call may replace the token that it was made with.
      const token = at(came.body, 'token')
      const next = sent.token !== undefined && typeof token === 'string' ? { ...sent, token } : sent
      await probe(this, call, next as AnySent, undo)
    }
    const readable = came.json || endpointOf(call).download
    return came.status >= 200 && came.status < 300 && readable ? came : null
  }

  /** Makes a call that is to be refused with a status and code, and writes down when it is not. */
  async refused<C extends CallName>(
    call: C,
    sent: SentTo<C>,
    { status, code, when }: { status: number; code: string; when: string },
  ): Promise<Came | null> {
    const came = await this.send(call, sent as AnySent)
    if (came === null) return null
    this.check(
      call,
      came.status === status && codeOf(came.body) === code,
      `${when}: ${saidOf(came)}, not ${status} ${code}`,
    )
    return came
  }

  /** Null where the call is not made: reading only, or the API has not got it. Throws Stopped. */
  async send(call: CallName, sent: AnySent): Promise<Came | null> {
    const endpoint: Endpoint = endpointOf(call)
    if (this.stopped) throw new Stopped('it was stopped')
    if (this.options.readOnly && !endpoint.safe) {
      this.findings.notTried(call, 'it writes, and only reads were asked for')
      return null
    }
    if (this.findings.isMissing(call)) return null
    if (endpoint.access !== 'public' && sent.token === undefined && this.asking.token === null) {
      this.findings.notTried(call, 'nobody is signed in')
      return null
    }
    const came = await this.asking.ask(call, sent)
    this.#silent = came.status === 0 ? this.#silent + 1 : 0
    if (this.#silent === 4) {
      judge(this.findings, call, came, this.unknown)
      throw new Stopped('the API has stopped answering')
    }
    return came
  }

  /**
   * Makes a call whose success takes what only others have, such as the link of a mail: that it is refused as it should
   * be is all that can be learnt. A null status is any refusal.
   */
  async onlyRefused<C extends CallName>(
    call: C,
    sent: SentTo<C>,
    { status, code, why }: { status: number | null; code: string | null; why: string },
  ): Promise<void> {
    const came = await this.send(call, sent as AnySent)
    if (came === null) return
    if (came.trouble !== null) return this.findings.differs(call, came.trouble)
    const said = codeOf(came.body)
    const fits =
      status === null ? came.status >= 400 && came.status < 500 : came.status === status && said === code
    if (!fits && isMissing(came, this.unknown)) return this.findings.notOffered(call)
    if (fits) this.findings.notTried(call, why)
    else
      this.findings.differs(
        call,
        `made up: ${saidOf(came)}, not ${status ?? 'a refusal'} ${code ?? ''}`.trim(),
      )
  }

  /** A rule of the call: true is honoured, else `what` says how it differs. */
  check(call: CallName, holds: boolean, what: string): void {
    if (this.findings.isMissing(call)) return
    if (holds) this.findings.honoured(call)
    else this.findings.differs(call, what)
  }

  skip(calls: readonly CallName[], why: string): void {
    for (const call of calls) this.findings.notTried(call, why)
  }

  /** Every call of a noun that has not been tried so far. */
  skipRest(noun: string, why: string): void {
    this.skip(
      endpoints.flatMap(({ name }) => (name.startsWith(`${noun}.`) ? [name] : [])),
      why,
    )
  }

  /** What takes something of ours away again at the end, whatever happens; to call off when the walk has done it. */
  after(label: string, run: () => Promise<Came>): () => void {
    const undo = { label, run, done: false }
    this.#undo.push(undo)
    return () => {
      undo.done = true
    }
  }

  /** The last made goes first. */
  async cleanUp(): Promise<void> {
    for (const undo of this.#undo.toReversed()) {
      if (undo.done) continue
      const came = await undo.run()
      const gone = (came.status >= 200 && came.status < 300) || codeOf(came.body) === 'NOT_FOUND'
      if (!gone) this.findings.leftBehind.push(`${undo.label} (${saidOf(came)})`)
    }
  }
}
