import type { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import { toFieldErrors } from '#contract/rules.ts'

/** Parses a value with its schema. Throws MISSING with the rule that each invalid field breaks. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AgencyError('MISSING', { fields: toFieldErrors(result.error) })
}
