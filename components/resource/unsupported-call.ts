import type { AgencyError } from '#contract/errors.ts'

type Failed = Pick<AgencyError, 'status' | 'code'>

/** Returns true if the API certainly doesn't support the call, so retrying is pointless. */
export const isUnsupported = ({ status }: Failed): boolean => status === 405 || status === 501

/**
 * Returns true if the API may not support the call. A bare 404 is ambiguous: the contract's error codes tell a
 * missing call from a missing record, but other APIs may not send any.
 */
export const isMaybeUnsupported = (error: Failed): boolean =>
  isUnsupported(error) || (error.status === 404 && (error.code === '404' || error.code === 'ERROR'))
