import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import { type CallName, endpointOf } from '#contract/index.ts'
import type { CallResult } from './client.ts'
import { at, printable } from './reading.ts'
import type { Findings } from './report.ts'
import { leftOut, undeclaredIn, unknownIn, wrongIn } from './shape.ts'

export type Verdict = 'honoured' | 'not offered' | 'refused' | 'differs' | 'no response'

/** Returns the first code of an error response, or null. */
export function codeOf(body: unknown): string | null {
  const msg = at(body, 'errors.msg')
  const first: unknown = Array.isArray(msg) ? msg[0] : msg
  return typeof first === 'string' ? first : null
}

export const messageOf = ({ status, body, trouble }: CallResult): string =>
  trouble ?? `${status}${codeOf(body) === null ? '' : ` ${printable(codeOf(body))}`}`

/** Codes that refuse the caller, not the call, and so say nothing about conformance. */
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
])

/** The API's response to an unknown path. A call with the same response is considered missing. */
export type Unknown = { status: number; code: string | null }

export function isMissing({ status, body }: CallResult, unknown: Unknown): boolean {
  const code = codeOf(body)
  if (status === 405 || status === 501 || code === 'UNDER_CONSTRUCTION') return true
  if (status !== 404) return false
  // A code of the contract means that the endpoint exists and the record does not, unless unknown paths return it too.
  return code === unknown.code || code === null || code === '404' || !Object.hasOwn(errorStatus, code)
}

export function classify(findings: Findings, call: CallName, result: CallResult, unknown: Unknown): Verdict {
  const endpoint: Endpoint = endpointOf(call)
  if (result.trouble !== null) {
    findings.differs(call, result.trouble)
    return 'no response'
  }
  if (isMissing(result, unknown)) {
    findings.notOffered(call)
    return 'not offered'
  }
  const code = codeOf(result.body)
  if (result.status !== endpoint.success) {
    if (result.status === 429 || (code !== null && refusalCodes.has(code))) {
      findings.notTried(call, `the API turned it away: ${messageOf(result)}`)
      return 'refused'
    }
    findings.differs(call, `returns ${messageOf(result)}, not ${endpoint.success}`)
    // Another 2xx is still a success whose body later steps may use.
    if (result.status < 200 || result.status > 299) return 'differs'
  }
  if (endpoint.download) findings.honoured(call)
  else if (result.json) judgeShape(findings, call, endpoint, result)
  else {
    findings.differs(call, 'the response is not JSON')
    return 'differs'
  }
  return result.status === endpoint.success ? 'honoured' : 'differs'
}

function judgeShape(findings: Findings, call: CallName, { response }: Endpoint, result: CallResult) {
  const wrong = wrongIn(response, result.body)
  for (const each of wrong) findings.differs(call, each)
  if (wrong.length === 0) findings.honoured(call)
  for (const each of leftOut(response, result.body)) findings.note(call, `leaves out ${each}`)
  for (const each of undeclaredIn(response, result.body))
    findings.note(call, `has an unknown value at ${each}`)
  for (const each of unknownIn(response, result.body)) findings.note(call, `also sends ${each}`)
}
