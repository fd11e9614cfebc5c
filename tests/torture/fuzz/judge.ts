import { errorStatus } from '#contract/errors.ts'
import type { FuzzedCall } from './calls.ts'
import type { Answered } from './send.ts'

/** What is wrong with an answer to whatever was asked: a status that no caller can have earned, or an error of another shape than the contract's. */
export function faultOf(call: FuzzedCall, { status, type, body }: Answered): string | null {
  const text = body.toString('utf8')
  const said = `${status} ${text.slice(0, 200)}`
  if (status >= 500) return said
  // A server that cannot read the request at all answers by itself, without a body.
  if ([400, 417, 431].includes(status) && body.length === 0) return null
  if (call.method === 'HEAD') return body.length === 0 ? null : said
  if (status >= 400) return isRefusal(text, type) ? null : said
  if (status >= 300) return said
  if (call.method === call.endpoint.method && status !== call.endpoint.success && !call.path.includes('?'))
    return `success is ${call.endpoint.success}, not ${said}`
  return null
}

/** `{ errors: { msg, fields?, params? } }` with a code of the catalogue, and nothing that only a log should know. */
function isRefusal(text: string, type: string): boolean {
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
