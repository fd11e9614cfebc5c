import { AgencyError } from '#contract/errors.ts'
import { fieldErrors } from '#contract/rules.ts'

/** Returns the value as its schema reads it. Throws MISSING with the rule that each wrong field breaks. */
export function parsed<T>(
  form: {
    safeParse: (
      value: unknown,
    ) => { success: true; data: T } | { success: false; error: Parameters<typeof fieldErrors>[0] }
  },
  value: unknown,
): T {
  const result = form.safeParse(value)
  if (result.success) return result.data
  throw new AgencyError('MISSING', { fields: fieldErrors(result.error) })
}
