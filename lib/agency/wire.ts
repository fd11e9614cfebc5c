import type { z } from 'zod'
import { browserMethod } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { type CallName, endpointOf } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import { encodeForm } from '#contract/multipart.ts'
import { encodeQuery } from '#contract/query.ts'
import { isAway } from './presence'
import { keyFor } from './retry-key'
import { SessionAnswer, SessionView } from './session-view'
import type { AnyArgs, CallAnswer } from './types'

export { settled } from './retry-key'

/** A call as it goes out of the browser. */
export type Outgoing = {
  address: string
  method: string
  body: FormData | undefined
  success: number
  /** Whether a 401 means that the session is lost; at sign-in it means a wrong password. */
  signedIn: boolean
  /** Asked by a tab that nobody has touched for a while. */
  away?: boolean
  /** Under which the API does it once, however often it is sent (Idempotency-Key). */
  once?: string
}

const sessionAnswers = new Map<CallName, z.ZodType>(
  (['session.login', 'session.register', 'session.refresh'] as const).map((name) => [name, SessionView]),
)

/** Turns a call's name and arguments into address, method and body. Throws on a parameter that cannot stand in a path. */
export function outgoing(name: CallName, args: AnyArgs): Outgoing {
  const endpoint = endpointOf(name)
  const address = `/api/v1${fillPath(endpoint.path, { ...args.params })}${encodeQuery({ ...args.query })}`
  const body = args.body === undefined ? undefined : encodeForm({ ...args.body })
  const creates = endpoint.method === 'POST' && endpoint.success === 201 && endpoint.access !== 'public'
  return {
    address,
    method: browserMethod(endpoint),
    body,
    success: endpoint.success,
    signedIn: endpoint.access !== 'public',
    away: endpoint.method === 'GET' && isAway(),
    ...(creates && { once: keyFor(address, body) }),
  }
}

/** Reads a successful answer's text by the contract; what is not of the schema is ERROR. */
export function readAnswer<C extends CallName>(name: C, text: string): CallAnswer<C> {
  const schema = sessionAnswers.get(name) ?? endpointOf(name).answer
  return parsed(schema, text) as CallAnswer<C>
}

export function readSessionAnswer(text: string): SessionView | null {
  return parsed(SessionAnswer, text).session
}

/** Reads text as JSON of a schema; an empty text is no value at all. */
export function parsed<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  const result = schema.safeParse(text === '' ? undefined : jsonOf(text))
  if (!result.success) throw unreadable()
  return result.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

/** An answer that is not of the contract is the fault of whoever stands behind us. */
function unreadable(): AgencyError {
  return new AgencyError('ERROR', { status: 502 })
}
