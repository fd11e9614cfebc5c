import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import { type CallName, endpointOf } from '#contract/index.ts'
import { fillPath } from '#contract/matching.ts'
import { decodeForm } from '#contract/multipart.ts'
import type { AnyCallOptions, CallResult } from './client.ts'
import { codeOf, messageOf } from './checks.ts'
import { valueAt } from './body-values.ts'
import type { ConformanceRun } from './conformance-run.ts'

/** Id of a record that doesn't exist. */
const missingId = 987_654_321

/**
 * Repeats a successful call in ways that must be rejected: for a missing record, without a session, with an invalid id,
 * and with an empty form. None does harm: they name a missing record or one that the run created, and `undoEmptyForm`
 * undoes an empty form that the API accepts.
 */
export async function testInvalidRequests(
  run: ConformanceRun,
  call: CallName,
  options: AnyCallOptions,
  undoEmptyForm?: (result: CallResult) => Promise<void>,
): Promise<void> {
  const endpoint: Endpoint = endpointOf(call)
  const missingRecordOptions = withMissingId(options)
  if (missingRecordOptions !== null) await testMissingRecord(run, call, missingRecordOptions)
  if (endpoint.access !== 'public')
    await testWithoutSession(run, call, endpoint, options, missingRecordOptions)
  if (endpoint.method === 'GET' && valueAt(options.params, 'id') !== undefined)
    await testMalformedId(run, call, options)
  if (requiresFields(endpoint)) await testEmptyForm(run, call, options, undoEmptyForm)
}

/** Returns the options with which the call names a missing record; null if it names no record. */
function withMissingId(options: AnyCallOptions): AnyCallOptions | null {
  if (valueAt(options.params, 'id') !== undefined)
    return { ...options, params: { ...options.params, id: missingId } }
  if (valueAt(options.body, 'id') !== undefined && valueAt(options.body, 'block') !== undefined)
    return { ...options, body: { ...options.body, id: missingId } }
  return null
}

async function testMissingRecord(run: ConformanceRun, call: CallName, missingRecordOptions: AnyCallOptions) {
  const result = await run.send(call, missingRecordOptions)
  if (result !== null) checkRejection(run, call, result, 'for a missing record', 404, ['NOT_FOUND'])
}

async function testWithoutSession(
  run: ConformanceRun,
  call: CallName,
  endpoint: Endpoint,
  options: AnyCallOptions,
  missingRecordOptions: AnyCallOptions | null,
) {
  const empty = { params: options.params, query: options.query, body: options.body && {} }
  const result = await run.send(call, {
    ...(missingRecordOptions ?? (endpoint.safe ? options : empty)),
    token: null,
  })
  if (result === null) return
  // The dashboard treats a 401 without a code as BAD_TOKEN.
  const hasNoCode = result.status === 401 && codeOf(result.body) === null
  if (hasNoCode) run.findings.recordNote(call, 'returns 401 without a code to signed-out callers')
  else checkRejection(run, call, result, 'without a session', 401, ['BAD_TOKEN'])
}

async function testMalformedId(run: ConformanceRun, call: CallName, options: AnyCallOptions) {
  const endpoint: Endpoint = endpointOf(call)
  const path = fillPath(endpoint.path, { ...options.params, id: 'no-such-id' })
  const result = await run.client.requestPath(endpoint.method, path)
  if (result.status === 400 && codeOf(result.body) === 'ID_MALFORMED') return run.check(call, true, '')
  const isRejected = result.status >= 400 && result.status < 500
  if (isRejected)
    run.findings.recordNote(call, `returns ${messageOf(result)} for a malformed id, not 400 ID_MALFORMED`)
  else run.check(call, false, `with a malformed id: ${messageOf(result)}, not 400 ID_MALFORMED`)
}

async function testEmptyForm(
  run: ConformanceRun,
  call: CallName,
  options: AnyCallOptions,
  undoEmptyForm?: (result: CallResult) => Promise<void>,
): Promise<void> {
  const result = await run.send(call, { ...options, body: {} })
  if (result === null) return
  if (result.status >= 200 && result.status < 300) await undoEmptyForm?.(result)
  const codes = Object.entries(errorStatus).flatMap(([code, status]) => (status === 422 ? [code] : []))
  if (!checkRejection(run, call, result, 'with an empty form', 422, codes)) return
  const fields = Object.keys(Object(valueAt(result.body, 'errors.fields')))
  if (fields.length === 0)
    run.findings.recordNote(call, 'does not say which fields are wrong (errors.fields)')
}

function requiresFields(endpoint: Endpoint): boolean {
  const hasFields = !(endpoint.body instanceof z.ZodObject) || Object.keys(endpoint.body.shape).length > 0
  return hasFields && !endpoint.body.safeParse(decodeForm(endpoint.body, new FormData())).success
}

function checkRejection(
  run: ConformanceRun,
  call: CallName,
  result: CallResult,
  when: string,
  status: number,
  codes: string[],
): boolean {
  const code = codeOf(result.body)
  const isMet = result.status === status && code !== null && codes.includes(code)
  const expectedCode = codes.length === 1 ? ` ${codes[0]}` : ' with a code of the contract'
  run.check(call, isMet, `${when}: ${messageOf(result)}, not ${status}${expectedCode}`)
  return isMet
}
