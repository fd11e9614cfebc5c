import type { Endpoint } from '#contract/endpoint.ts'
import { type CallName, endpointOf, endpoints } from '#contract/index.ts'
import type { AnyCallOptions, Client, CallResult, CallOptionsOf } from './client.ts'
import { codeOf, isMissing, recordResult, messageOf, type UnknownPathResponse } from './checks.ts'
import { testInvalidRequests } from './invalid-requests.ts'
import { valueAt } from './body-values.ts'
import type { Findings } from './report.ts'

/** Flags of the command; `all` also runs calls that affect the whole agency. */
export type Options = { readOnly: boolean; all: boolean }

export class RunStoppedError extends Error {}

type Cleanup = { label: string; run: () => Promise<CallResult> }

const maxConsecutiveFailures = 4

export class ConformanceRun {
  /** Text in the names of all created records, so that searches find them and only them. */
  readonly mark: string
  readonly client: Client
  readonly findings: Findings
  readonly options: Options
  unknownPathResponse: UnknownPathResponse = { status: 404, code: '404' }
  isStopped = false
  #cleanups: Cleanup[] = []
  readonly #callsWithInvalidRequests = new Set<CallName>()
  #consecutiveFailures = 0

  constructor(client: Client, findings: Findings, options: Options) {
    this.client = client
    this.findings = findings
    this.options = options
    this.mark = `CONF-${Math.random().toString(36).slice(2, 8).toUpperCase()}`
  }

  /**
   * Makes a call that should succeed and records the findings. Unless `sendsInvalidVariants` is false, repeats it after
   * its first success in ways that must be rejected (invalid-requests.ts), for example with an empty form. If the API
   * accepts the empty form, calls `undoEmptyForm`. Returns the response; null if the call was skipped or failed.
   */
  async expectSuccess<C extends CallName>(
    call: C,
    options: CallOptionsOf<C> = {},
    {
      sendsInvalidVariants = true,
      undoEmptyForm,
    }: { sendsInvalidVariants?: boolean; undoEmptyForm?: (result: CallResult) => Promise<void> } = {},
  ): Promise<CallResult | null> {
    const result = await this.send(call, options as AnyCallOptions)
    if (result === null) return null
    const outcome = recordResult(this.findings, call, result, this.unknownPathResponse)
    if (outcome === 'passed' && sendsInvalidVariants && !this.#callsWithInvalidRequests.has(call)) {
      this.#callsWithInvalidRequests.add(call)
      // A call may replace the token that it was made with.
      const token = valueAt(result.body, 'token')
      const currentOptions =
        options.token !== undefined && typeof token === 'string' ? { ...options, token } : options
      await testInvalidRequests(this, call, currentOptions as AnyCallOptions, undoEmptyForm)
    }
    const isReadable = result.isJson || endpointOf(call).download
    return result.status >= 200 && result.status < 300 && isReadable ? result : null
  }

  /** Makes a call that must fail with a status and code, and records a deviation otherwise. */
  async expectError<C extends CallName>(
    call: C,
    options: CallOptionsOf<C>,
    { status, code, when }: { status: number; code: string; when: string },
  ): Promise<CallResult | null> {
    const result = await this.send(call, options as AnyCallOptions)
    if (result === null) return null
    this.check(
      call,
      result.status === status && codeOf(result.body) === code,
      `${when}: ${messageOf(result)}, not ${status} ${code}`,
    )
    return result
  }

  /**
   * Returns null if the call is skipped: it writes in a read-only run, needs a session when nobody is signed in, or the
   * API lacks it. Throws `RunStoppedError` when the run is stopped, or after several calls in a row without a response.
   */
  async send(call: CallName, options: AnyCallOptions): Promise<CallResult | null> {
    const endpoint: Endpoint = endpointOf(call)
    if (this.isStopped) throw new RunStoppedError('the run was stopped')
    if (this.options.readOnly && !endpoint.safe) {
      this.findings.recordUntested(call, 'it writes, and the run is read-only')
      return null
    }
    if (this.findings.isMissing(call)) return null
    if (endpoint.access !== 'public' && options.token === undefined && this.client.token === null) {
      this.findings.recordUntested(call, 'nobody is signed in')
      return null
    }
    const result = await this.client.request(call, options)
    this.#consecutiveFailures = result.status === 0 ? this.#consecutiveFailures + 1 : 0
    if (this.#consecutiveFailures === maxConsecutiveFailures) {
      recordResult(this.findings, call, result, this.unknownPathResponse)
      throw new RunStoppedError('the API has stopped responding')
    }
    return result
  }

  /**
   * Makes a call that can only be tested for rejection, because success needs data such as a mailed link. A null
   * status accepts any 4xx.
   */
  async expectErrorOnly<C extends CallName>(
    call: C,
    options: CallOptionsOf<C>,
    { status, code, why }: { status: number | null; code: string | null; why: string },
  ): Promise<void> {
    const result = await this.send(call, options as AnyCallOptions)
    if (result === null) return
    if (result.failure !== null) return this.findings.recordDifference(call, result.failure)
    const actualCode = codeOf(result.body)
    const isMet =
      status === null
        ? result.status >= 400 && result.status < 500
        : result.status === status && actualCode === code
    if (!isMet && isMissing(result, this.unknownPathResponse)) return this.findings.recordMissing(call)
    if (isMet) this.findings.recordUntested(call, why)
    else
      this.findings.recordDifference(
        call,
        `with invalid data: ${messageOf(result)}, not ${status ?? '4xx'} ${code ?? ''}`.trim(),
      )
  }

  check(call: CallName, isMet: boolean, failure: string): void {
    if (this.findings.isMissing(call)) return
    if (isMet) this.findings.recordPass(call)
    else this.findings.recordDifference(call, failure)
  }

  skip(calls: readonly CallName[], why: string): void {
    for (const call of calls) this.findings.recordUntested(call, why)
  }

  /** Skips the calls of a resource. Calls already tested keep their result. */
  skipRest(resource: string, why: string): void {
    this.skip(
      endpoints.flatMap(({ name }) => (name.startsWith(`${resource}.`) ? [name] : [])),
      why,
    )
  }

  /** Registers a function that undoes a change when the run ends. */
  onCleanup(label: string, run: () => Promise<CallResult>): void {
    this.#cleanups.push({ label, run })
  }

  cancelCleanup(label: string): void {
    this.#cleanups = this.#cleanups.filter((cleanup) => cleanup.label !== label)
  }

  async cleanUp(): Promise<void> {
    for (const cleanup of this.#cleanups.toReversed()) {
      const result = await cleanup.run()
      const isClean = (result.status >= 200 && result.status < 300) || codeOf(result.body) === 'NOT_FOUND'
      if (!isClean) this.findings.leftBehind.push(`${cleanup.label} (${messageOf(result)})`)
    }
  }
}
