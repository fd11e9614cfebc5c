import type { AgencyError } from '#contract/errors.ts'

/** Whether an agency's API does not know the call: the history is ours, another API need not keep one. */
export const keepsNone = (error: AgencyError | undefined): boolean =>
  error !== undefined && (error.status === 404 || error.status === 405 || error.status === 501)
