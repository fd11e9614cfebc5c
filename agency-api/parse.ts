import { AgencyError } from '#contract/errors.ts'
import { toFieldErrors } from '#contract/rules.ts'

/** Parses a value with its schema. Throws MISSING with the rule that each invalid field breaks. */
export function parse<T>(
  schema: {
    safeParse: (
      value: unknown,
    ) => { success: true; data: T } | { success: false; error: Parameters<typeof toFieldErrors>[0] }
  },
  value: unknown,
): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AgencyError('MISSING', { fields: toFieldErrors(result.error) })
}
