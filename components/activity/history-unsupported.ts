import type { AgencyError } from '#contract/errors.ts'

/** Returns true if the API doesn't support the history, which is an extension of the contract. */
export const isHistoryUnsupported = (error: AgencyError | undefined): boolean =>
  error !== undefined && (error.status === 404 || error.status === 405 || error.status === 501)
