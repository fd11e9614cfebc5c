import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import { type CallName, endpointOf } from '#contract/index.ts'
import type { CallResult } from './client.ts'
import { valueAt, toPrintable } from './body-values.ts'
import type { Findings } from './report.ts'
import { compareShape, findDeviations } from './shape.ts'

export type Outcome = 'passed' | 'not implemented' | 'refused' | 'differs' | 'no response'

/** Returns the first code of an error response, or null. */
export function codeOf(body: unknown): string | null {
  const msg = valueAt(body, 'errors.msg')
  const first: unknown = Array.isArray(msg) ? msg[0] : msg
  return typeof first === 'string' ? first : null
}

export const messageOf = ({ status, body, failure }: CallResult): string =>
  failure ?? `${status}${codeOf(body) === null ? '' : ` ${toPrintable(codeOf(body))}`}`

/** Codes that reject the caller or depend on the agency's settings or records, and so say nothing about conformance. */
const refusalCodes = new Set([
  'UNAUTHORIZED',
  'DEMO',
  'TOO_MANY_REQUESTS',
  'BLOCKED_USER',
  'PORTAL_NOT_CONFIGURED',
  'PORTAL_NOT_CONNECTED',
  'PORTAL_ERROR',
  'MAIL_NOT_SENT',
  'REGISTRATION_CLOSED',
  'HIGHLIGHT_LIMIT',
  'SAVED_VIEW_LIMIT',
])

/** The API's response to an unknown path. A call with the same response is considered missing. */
export type UnknownPathResponse = { status: number; code: string | null }

export function isMissing({ status, body }: CallResult, unknown: UnknownPathResponse): boolean {
  const code = codeOf(body)
  if (status === 405 || status === 501 || code === 'UNDER_CONSTRUCTION') return true
  if (status !== 404) return false
  // A code of the contract means that the endpoint exists and the record does not, unless unknown paths return it too.
  return code === unknown.code || code === null || code === '404' || !Object.hasOwn(errorStatus, code)
}

/** Records the findings of a call that should succeed, and returns its outcome. */
export function recordResult(
  findings: Findings,
  call: CallName,
  result: CallResult,
  unknown: UnknownPathResponse,
): Outcome {
  const endpoint: Endpoint = endpointOf(call)
  if (result.failure !== null) {
    findings.recordDifference(call, result.failure)
    return 'no response'
  }
  if (isMissing(result, unknown)) {
    findings.recordMissing(call)
    return 'not implemented'
  }
  const code = codeOf(result.body)
  if (result.status !== endpoint.success) {
    if (result.status === 429 || (code !== null && refusalCodes.has(code))) {
      findings.recordUntested(call, `the API refused it: ${messageOf(result)}`)
      return 'refused'
    }
    findings.recordDifference(call, `returns ${messageOf(result)}, not ${endpoint.success}`)
    // Another 2xx is still a success whose body later steps may use.
    if (result.status < 200 || result.status > 299) return 'differs'
  }
  if (endpoint.download) findings.recordPass(call)
  else if (result.isJson) checkShape(findings, call, endpoint, result)
  else {
    findings.recordDifference(call, 'the response is not JSON')
    return 'differs'
  }
  return result.status === endpoint.success ? 'passed' : 'differs'
}

function checkShape(findings: Findings, call: CallName, { response }: Endpoint, result: CallResult) {
  const deviations = findDeviations(response, result.body)
  for (const deviation of deviations) findings.recordDifference(call, deviation)
  if (deviations.length === 0) findings.recordPass(call)
  const { omitted, unknownMembers, unknownValues } = compareShape(response, result.body)
  for (const path of omitted) findings.recordNote(call, `leaves out ${path}`)
  for (const path of unknownValues) findings.recordNote(call, `has an unknown value at ${path}`)
  for (const path of unknownMembers) findings.recordNote(call, `also sends ${path}`)
}
