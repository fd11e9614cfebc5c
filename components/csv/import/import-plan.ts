import type { z } from 'zod'
import type { FieldErrors } from '#contract/errors.ts'
import type { Resource } from '@/lib/agency/use-mutate-calls'

export type Cells = Readonly<Record<string, string>>

export type ImportField = {
  /** Dotted path in the call's body: `role.pt`. */
  name: string
  /** In the user's language; also the column header in exports. */
  label: string
  acceptedHeaders: readonly string[]
  required?: boolean
  multiline?: boolean
}

export type CheckResult<Body> = { body: Body; errors?: undefined } | { errors: FieldErrors; body?: undefined }
export type RowCheck<Body> = (cells: Cells) => CheckResult<Body>

export type ImportPlan<Body> = {
  resource: Resource
  name: string
  href: string
  fields: readonly ImportField[]
  loadRowCheck: () => Promise<RowCheck<Body>>
  send: (body: Body) => Promise<unknown>
  /** Key that identifies duplicates; empty if the row has none. */
  duplicateKey: (cells: Cells) => string
  /** The field that the key comes from. */
  duplicateField: string
  /** Keys of the existing records. */
  fetchExistingKeys: (signal: AbortSignal) => Promise<readonly string[]>
}

/**
 * Creates a function that validates a row with the body schema of the call. `toBody` passes unreadable values through
 * so that the schema rejects them.
 */
export function createRowCheck<S extends z.ZodType>(
  schema: S,
  toBody: (cells: Cells) => unknown,
): RowCheck<z.output<S>> {
  return (cells) => {
    const result = schema.safeParse(toBody(cells))
    if (result.success) return { body: result.data }
    const errors: FieldErrors = {}
    for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
    return { errors }
  }
}
