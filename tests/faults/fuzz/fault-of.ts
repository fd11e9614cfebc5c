import { errorStatus } from '#contract/errors.ts'
import type { FuzzedCall } from './calls.ts'
import type { BufferedResponse } from './send.ts'

/**
 * Returns the fault of a response to an arbitrary request: an unexpected status, or an error that does not match the
 * contract.
 */
export function faultOf(call: FuzzedCall, { status, type, body }: BufferedResponse): string | null {
  const text = body.toString('utf8')
  const message = `${status} ${text.slice(0, 200)}`
  if (status >= 500) return message
  // Node.js itself rejects some requests, without a body.
  if ([400, 417, 431].includes(status) && body.length === 0) return null
  if (call.method === 'HEAD') return body.length === 0 ? null : message
  if (status >= 400) return isContractError(text, type) ? null : message
  if (status >= 300) return message
  if (call.method === call.endpoint.method && status !== call.endpoint.success)
    return `success is ${call.endpoint.success}, not ${message}`
  return null
}

function isContractError(text: string, type: string): boolean {
  try {
    const { errors } = JSON.parse(text) as { errors: { msg: string; fields?: Record<string, unknown> } }
    return (
      type.startsWith('application/json') &&
      Object.hasOwn(errorStatus, errors.msg) &&
      Object.values(errors.fields ?? {}).every((rule) => typeof rule === 'string') &&
      !/node_modules|\bat .+\.ts:\d|SQLITE|syntax error at/.test(text)
    )
  } catch {
    return false
  }
}
