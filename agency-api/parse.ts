import { AgencyError } from '#contract/errors.ts'
import { fieldErrors } from '#contract/rules.ts'

/** Parses a value with its schema. Throws MISSING with the rule that each invalid field breaks. */
export function parse<T>(
  schema: {
    safeParse: (
      value: unknown,
    ) => { success: true; data: T } | { success: false; error: Parameters<typeof fieldErrors>[0] }
  },
  value: unknown,
): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AgencyError('MISSING', { fields: fieldErrors(result.error) })
}
