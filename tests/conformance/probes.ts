import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import { type CallName, endpointOf } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import { decodeForm } from '#contract/multipart.ts'
import type { AnyCallOptions, CallResult } from './client.ts'
import { codeOf, messageOf } from './checks.ts'
import { at } from './reading.ts'
import type { Walk } from './walk.ts'

const nobodys = 987_654_321

/**
 * Repeats a successful call in ways that must be refused: for a missing record, without a session, with an invalid
 * id, and with an empty form. None can do harm: they name a missing record or a created one.
 */
export async function probe(
  walk: Walk,
  call: CallName,
  sent: AnyCallOptions,
  undo?: (result: CallResult) => Promise<void>,
): Promise<void> {
  const endpoint: Endpoint = endpointOf(call)
  const stray = unexpectedField(sent)
  if (stray !== null) await unknownRecord(walk, call, stray)
  if (endpoint.access !== 'public') await withoutSession(walk, call, endpoint, sent, stray)
  if (endpoint.method === 'GET' && at(sent.params, 'id') !== undefined) await malformedId(walk, call, sent)
  if (refusesEmpty(endpoint)) await emptyForm(walk, call, sent, undo)
}

/** Returns the same call for a missing record; null if it names none. */
function unexpectedField(sent: AnyCallOptions): AnyCallOptions | null {
  if (at(sent.params, 'id') !== undefined) return { ...sent, params: { ...sent.params, id: nobodys } }
  if (at(sent.body, 'id') !== undefined && at(sent.body, 'block') !== undefined)
    return { ...sent, body: { ...sent.body, id: nobodys } }
  return null
}

async function unknownRecord(walk: Walk, call: CallName, stray: AnyCallOptions) {
  const result = await walk.send(call, stray)
  if (result !== null) expectRefusal(walk, call, result, 'of a record that is not there', 404, ['NOT_FOUND'])
}

async function withoutSession(
  walk: Walk,
  call: CallName,
  endpoint: Endpoint,
  sent: AnyCallOptions,
  stray: AnyCallOptions | null,
) {
  const empty = { params: sent.params, query: sent.query, body: sent.body && {} }
  const result = await walk.send(call, { ...(stray ?? (endpoint.safe ? sent : empty)), token: null })
  if (result === null) return
  // The dashboard treats a 401 without a code as BAD_TOKEN.
  const bare = result.status === 401 && codeOf(result.body) === null
  if (bare) walk.findings.note(call, 'says 401 without a code to signed-out callers')
  else expectRefusal(walk, call, result, 'without a session', 401, ['BAD_TOKEN'])
}

async function malformedId(walk: Walk, call: CallName, sent: AnyCallOptions) {
  const endpoint: Endpoint = endpointOf(call)
  const path = fillPath(endpoint.path, { ...sent.params, id: 'no-such-id' })
  const result = await walk.client.requestPath(endpoint.method, path)
  if (result.status === 400 && codeOf(result.body) === 'ID_MALFORMED') return walk.check(call, true, '')
  const refused = result.status >= 400 && result.status < 500
  if (refused)
    walk.findings.note(call, `says ${messageOf(result)} to an id that is none, not 400 ID_MALFORMED`)
  else walk.check(call, false, `with an id that is none: ${messageOf(result)}, not 400 ID_MALFORMED`)
}

async function emptyForm(
  walk: Walk,
  call: CallName,
  sent: AnyCallOptions,
  undo?: (result: CallResult) => Promise<void>,
): Promise<void> {
  const result = await walk.send(call, { ...sent, body: {} })
  if (result === null) return
  if (result.status >= 200 && result.status < 300) await undo?.(result)
  const codes = Object.entries(errorStatus).flatMap(([code, status]) => (status === 422 ? [code] : []))
  if (!expectRefusal(walk, call, result, 'with an empty form', 422, codes)) return
  const fields = Object.keys(Object(at(result.body, 'errors.fields')))
  if (fields.length === 0) walk.findings.note(call, 'does not say which fields are wrong (errors.fields)')
}

function refusesEmpty(endpoint: Endpoint): boolean {
  const takesSome = !(endpoint.body instanceof z.ZodObject) || Object.keys(endpoint.body.shape).length > 0
  return takesSome && !endpoint.body.safeParse(decodeForm(endpoint.body, new FormData())).success
}

function expectRefusal(
  walk: Walk,
  call: CallName,
  result: CallResult,
  when: string,
  status: number,
  codes: string[],
): boolean {
  const code = codeOf(result.body)
  const fits = result.status === status && code !== null && codes.includes(code)
  const requests = codes.length === 1 ? ` ${codes[0]}` : ' with a code of the contract'
  walk.check(call, fits, `${when}: ${messageOf(result)}, not ${status}${requests}`)
  return fits
}
