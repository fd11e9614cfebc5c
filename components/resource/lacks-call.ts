import type { AgencyError } from '#contract/errors.ts'

type Failed = Pick<AgencyError, 'status' | 'code'>

/** Whether an agency's API certainly does not know the call: asking again would not help. */
export const lacksMethod = ({ status }: Failed): boolean => status === 405 || status === 501

/**
 * Whether it does not know what was asked for: the call, or, where it says no more than 404, perhaps the record. Codes of
 * the contract say which; an API of somebody's own may send none.
 */
export const lacksCall = (error: Failed): boolean =>
  lacksMethod(error) || (error.status === 404 && (error.code === '404' || error.code === 'ERROR'))
