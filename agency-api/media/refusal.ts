import { AgencyError, type ErrorCode } from '#contract/errors.ts'

/** Creates the error that refuses a form's file. */
export const refusal = (code: ErrorCode) => new AgencyError(code, { fields: { file: code } })
