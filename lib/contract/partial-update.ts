import * as z from './zod.ts'

type Partial<S extends z.ZodRawShape> = {
  [K in keyof S]: S[K] extends z.ZodDefault<infer T extends z.ZodType> ? z.ZodOptional<T> : S[K]
}

/**
 * The fields of a record as an update takes them: what is left out stays as it is, where a new record would get its
 * default.
 */
export function withoutDefaults<S extends z.ZodRawShape>(shape: S): Partial<S> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      field instanceof z.ZodDefault ? z.optional(field.unwrap() as z.ZodType) : field,
    ]),
  ) as Partial<S>
}
