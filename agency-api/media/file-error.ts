import { AgencyError, type ErrorCode } from '#contract/errors.ts'

/** Creates the error for a form's file. */
export const fileError = (code: ErrorCode) => new AgencyError(code, { fields: { file: code } })
