import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import { type CallName, endpointOf } from '#contract/index.ts'
import type { Came } from './asking.ts'
import { at, printable } from './reading.ts'
import type { Findings } from './report.ts'
import { leftOut, strangeIn, unknownIn, wrongIn } from './shape.ts'

export type Judgement = 'honoured' | 'not offered' | 'refused' | 'differs' | 'no answer'

/** The code of a failed answer as it was sent, a list's first; null for none. */
export function codeOf(body: unknown): string | null {
  const msg = at(body, 'errors.msg')
  const first: unknown = Array.isArray(msg) ? msg[0] : msg
  return typeof first === 'string' ? first : null
}

export const saidOf = ({ status, body, trouble }: Came): string =>
  trouble ?? `${status}${codeOf(body) === null ? '' : ` ${printable(codeOf(body))}`}`

/** Codes that say: not now, not you, not here. They teach nothing about the call. */
const turnedAway = new Set([
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

/** How this API answers a path that nobody has: what looks the same means that it does not have the call. */
export type Unknown = { status: number; code: string | null }

export function isMissing({ status, body }: Came, unknown: Unknown): boolean {
  const code = codeOf(body)
  if (status === 405 || status === 501 || code === 'UNDER_CONSTRUCTION') return true
  if (status !== 404) return false
  // A code of the contract says that the call is there and the record is not, unless every unknown path gets it.
  return code === unknown.code || code === null || code === '404' || !Object.hasOwn(errorStatus, code)
}

/** Writes down what an answer teaches of a call that was asked rightly. */
export function judge(findings: Findings, call: CallName, came: Came, unknown: Unknown): Judgement {
  const endpoint: Endpoint = endpointOf(call)
  if (came.trouble !== null) {
    findings.differs(call, came.trouble)
    return 'no answer'
  }
  if (isMissing(came, unknown)) {
    findings.notOffered(call)
    return 'not offered'
  }
  const code = codeOf(came.body)
  if (came.status !== endpoint.success) {
    if (came.status === 429 || (code !== null && turnedAway.has(code))) {
      findings.notTried(call, `the API turned it away: ${saidOf(came)}`)
      return 'refused'
    }
    findings.differs(call, `answers ${saidOf(came)}, not ${endpoint.success}`)
    // Another 2xx has done it all the same, and its answer may be of use for what follows.
    if (came.status < 200 || came.status > 299) return 'differs'
  }
  if (endpoint.download) findings.honoured(call)
  else if (came.json) judgeShape(findings, call, endpoint, came)
  else {
    findings.differs(call, 'the answer is no JSON')
    return 'differs'
  }
  return came.status === endpoint.success ? 'honoured' : 'differs'
}

function judgeShape(findings: Findings, call: CallName, { answer }: Endpoint, came: Came) {
  const wrong = wrongIn(answer, came.body)
  for (const each of wrong) findings.differs(call, each)
  if (wrong.length === 0) findings.honoured(call)
  for (const each of leftOut(answer, came.body)) findings.note(call, `leaves out ${each}`)
  for (const each of strangeIn(answer, came.body)) findings.note(call, `has a word of its own at ${each}`)
  for (const each of unknownIn(answer, came.body)) findings.note(call, `also sends ${each}`)
}
