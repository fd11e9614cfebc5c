import type { AgencyError } from '#contract/errors.ts'

type Failure = Pick<AgencyError, 'status' | 'code'>

/** Returns true if the API certainly doesn't support the call, so retrying is pointless. */
export const isUnsupported = ({ status }: Failure): boolean => status === 405 || status === 501

/**
 * Returns true if the API may not support the call. A 404 with the code `404` (unknown path) or without a code (`ERROR`)
 * may mean a missing endpoint or a missing record; NOT_FOUND means a record.
 */
export const isMaybeUnsupported = (error: Failure): boolean =>
  isUnsupported(error) || (error.status === 404 && (error.code === '404' || error.code === 'ERROR'))
