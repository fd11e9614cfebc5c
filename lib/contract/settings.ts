import type { z } from 'zod'

/**
 * Parses the environment; empty variables count as unset. Throws an Error that begins with `title` and names each
 * invalid variable.
 */
export function parseSettings<S extends z.ZodType>(
  schema: S,
  env: Record<string, string | undefined>,
  title: string,
): z.output<S> {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(settings)
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`${title}:\n${lines.join('\n')}`)
}

/** Returns a zod check that reports the errors that `parse` throws for invalid text. */
export function refineWith<T>(parse: (text: T) => unknown) {
  return (text: T, context: z.RefinementCtx<T>) => {
    try {
      parse(text)
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error))
    }
  }
}
