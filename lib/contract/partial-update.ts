import * as z from './zod.ts'

type WithoutDefaults<S extends z.ZodRawShape> = {
  [K in keyof S]: S[K] extends z.ZodDefault<infer T extends z.ZodType> ? z.ZodOptional<T> : S[K]
}

/** Makes fields that have a default optional instead, so that an update leaves omitted ones unchanged. */
export function withoutDefaults<S extends z.ZodRawShape>(shape: S): WithoutDefaults<S> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      field instanceof z.ZodDefault ? z.optional(field.unwrap() as z.ZodType) : field,
    ]),
  ) as WithoutDefaults<S>
}
