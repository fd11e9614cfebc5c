import type { z } from 'zod'
import type { FieldErrors } from '#contract/errors.ts'
import type { Noun } from '@/lib/agency/use-mutate-calls'

/** Texts of one record by field name; a field that the file lacks is empty. */
export type Cells = Readonly<Record<string, string>>

export type ImportField = {
  /** Its place in the call's body, dotted: `role.pt`. */
  name: string
  /** In the reader's language; the same as the head of its column in exports. */
  label: string
  /** Further heads by which its column is known, in any language. */
  heads: readonly string[]
  required?: boolean
  /** Texts of several lines. */
  long?: boolean
}

/** What the dry run makes of a row: what would be sent, or the rule that each wrong field breaks. */
export type Checked<Body> = { body: Body; errors?: undefined } | { errors: FieldErrors; body?: undefined }
export type Check<Body> = (cells: Cells) => Checked<Body>

/** How the records of one noun are brought in. */
export type ImportPlan<Body> = {
  noun: Noun
  /** In file names. */
  name: string
  /** The list, where one sees what came of it. */
  href: string
  fields: readonly ImportField[]
  loadCheck: () => Promise<Check<Body>>
  send: (body: Body) => Promise<unknown>
  /** By which two records would be the same one; nothing for one that cannot be told. */
  sameAs: (cells: Cells) => string
  /** The field that says so. */
  sameField: string
  /** What is there already, as `sameAs` says it. */
  known: (signal: AbortSignal) => Promise<readonly string[]>
}

/** Checks rows by the body schema of their call; `bodyOf` leaves what it cannot read for the schema to refuse. */
export function checkBy<S extends z.ZodType>(
  schema: S,
  bodyOf: (cells: Cells) => unknown,
): Check<z.output<S>> {
  return (cells) => {
    const result = schema.safeParse(bodyOf(cells))
    if (result.success) return { body: result.data }
    const errors: FieldErrors = {}
    for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
    return { errors }
  }
}
