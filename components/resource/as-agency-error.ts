import { AgencyError } from '#contract/errors.ts'

/** Converts any error to an AgencyError; unexpected ones become ERROR. */
export function asAgencyError(error: unknown): AgencyError {
  return error instanceof AgencyError ? error : new AgencyError('ERROR', { status: 0 })
}
