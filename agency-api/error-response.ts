import type { AgencyError } from '#contract/errors.ts'
import { PreconditionFailed } from './version.ts'

/** Creates the response for an error, with `Retry-After` for its `seconds`, and the stored ETag for a 412. */
export function createErrorResponse(error: AgencyError, headers: Record<string, string> = {}): Response {
  const { seconds } = error.params
  return Response.json(error.toJSON(), {
    status: error.status,
    headers: {
      ...headers,
      ...(typeof seconds === 'number' && { 'retry-after': String(seconds) }),
      ...(error instanceof PreconditionFailed && { etag: error.version }),
    },
  })
}
