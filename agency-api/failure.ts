import type { AgencyError } from '#contract/errors.ts'
import { Changed } from './version.ts'

/** The answer that carries an error; `Retry-After` when it says how many `seconds` to wait, the ETag that is stored now when the caller's was old. */
export function failure(error: AgencyError, headers: Record<string, string> = {}): Response {
  const { seconds } = error.params
  return Response.json(error.toJSON(), {
    status: error.status,
    headers: {
      ...headers,
      ...(typeof seconds === 'number' && { 'retry-after': String(seconds) }),
      ...(error instanceof Changed && { etag: error.version }),
    },
  })
}
