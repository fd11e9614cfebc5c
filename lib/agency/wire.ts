import type { z } from 'zod'
import { browserMethodOf } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { type CallName, endpointOf } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import { encodeForm } from '#contract/multipart.ts'
import { encodeQuery } from '#contract/query.ts'
import { createRandomId } from './random-id'
import { SessionResponse, SessionView } from './session-view'
import type { AnyArgs, CallResponse } from './types'

/** Request as the browser sends it. */
export type OutgoingRequest = {
  url: string
  method: string
  body: FormData | undefined
  expectedStatus: number
  /** True if a 401 means that the session is lost; at sign-in it means a wrong password. */
  requiresSession: boolean
  /** Sent by a tab without recent interaction. */
  isFromInactiveTab?: boolean
  idempotencyKey?: string
}

const sessionResponses = new Map<CallName, z.ZodType>(
  (['session.login', 'session.register', 'session.refresh'] as const).map((name) => [name, SessionView]),
)

/** Converts a call's name and arguments to URL, method and body. Throws on a parameter that isn't valid in a path. */
export function createRequest(name: CallName, args: AnyArgs): OutgoingRequest {
  const endpoint = endpointOf(name)
  const url = `/api/v1${fillPath(endpoint.path, { ...args.params })}${encodeQuery({ ...args.query })}`
  const body = args.body === undefined ? undefined : encodeForm({ ...args.body })
  const isCreation = endpoint.method === 'POST' && endpoint.success === 201 && endpoint.access !== 'public'
  return {
    url,
    method: browserMethodOf(endpoint),
    body,
    expectedStatus: endpoint.success,
    requiresSession: endpoint.access !== 'public',
    isFromInactiveTab: endpoint.method === 'GET' && isTabInactive(),
    ...(isCreation && { idempotencyKey: idempotencyKeyFor(url, body) }),
  }
}

/** Parses a successful response by the contract; throws ERROR if it doesn't match. */
export function parseResponse<C extends CallName>(name: C, text: string): CallResponse<C> {
  const schema = sessionResponses.get(name) ?? endpointOf(name).response
  return parseJson(schema, text) as CallResponse<C>
}

export function parseSessionResponse(text: string): SessionView | null {
  return parseJson(SessionResponse, text).session
}

/** Parses JSON by a schema; an empty text becomes undefined. */
export function parseJson<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  const result = schema.safeParse(text === '' ? undefined : decodeJson(text))
  if (!result.success) throw createUpstreamError()
  return result.data
}

function decodeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw createUpstreamError()
  }
}

/** Creates the error for a response that doesn't match the contract: 502, because the upstream is at fault. */
function createUpstreamError(): AgencyError {
  return new AgencyError('ERROR', { status: 502 })
}

/** Writes that are in flight or ended without a response, by their keys. */
const pendingWrites = new Map<string, { content: string; isInFlight: boolean }>()

/**
 * Returns the Idempotency-Key of a write. The same content gets the same key until the API has responded, so that a
 * second press of Save creates no second record. Concurrent uploads of the same file get different keys, because they
 * are assumed to be intentional.
 */
export function idempotencyKeyFor(url: string, body: FormData | undefined): string {
  const entries = [...(body ?? [])]
  const content = JSON.stringify([url, ...entries.map(([name, value]) => [name, toComparable(value)])])
  const hasFile = entries.some(([, value]) => typeof value !== 'string')
  for (const [key, write] of pendingWrites) {
    if (write.content !== content || (hasFile && write.isInFlight)) continue
    write.isInFlight = true
    return key
  }
  const key = createRandomId()
  pendingWrites.set(key, { content, isInFlight: true })
  return key
}

/** Retains the key if the request ends without a response, and removes it otherwise. */
export async function releaseKeyAfterResponse<T>(key: string | undefined, pendingResponse: Promise<T>) {
  let isOutcomeUnknown = false
  try {
    return await pendingResponse
  } catch (error) {
    isOutcomeUnknown = error instanceof AgencyError && error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR'
    throw error
  } finally {
    const write = key === undefined ? undefined : pendingWrites.get(key)
    if (write !== undefined && isOutcomeUnknown) write.isInFlight = false
    else if (key !== undefined) pendingWrites.delete(key)
  }
}

const toComparable = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified]

/** Time without interaction after which a tab's polls no longer count as activity. */
const inactiveAfterMs = 5 * 60_000

let lastInteractionAt = Date.now()

if (typeof window !== 'undefined') {
  const recordInteraction = () => {
    lastInteractionAt = Date.now()
  }
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'])
    window.addEventListener(name, recordInteraction, { capture: true, passive: true })
}

/** Returns true if this tab has had no interaction for a while: its polls must not extend the session. */
export function isTabInactive(now = Date.now()): boolean {
  return now - lastInteractionAt > inactiveAfterMs
}
