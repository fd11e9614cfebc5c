import { AgencyError } from '#contract/errors.ts'

/** What a failure is as an AgencyError; anything else is a fault of ours, and shown as ERROR. */
export function asAgencyError(error: unknown): AgencyError {
  return error instanceof AgencyError ? error : new AgencyError('ERROR', { status: 0 })
}
