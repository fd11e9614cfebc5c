import { AgencyError, type ErrorCode } from '#contract/errors.ts'

/** Refuses the file of a form. */
export const refusal = (code: ErrorCode) => new AgencyError(code, { fields: { file: code } })
