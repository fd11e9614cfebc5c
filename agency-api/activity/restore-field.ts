import { z } from 'zod'
import type { Actor } from '../accounts/bearer.ts'
import type { AppContext } from '../app-context.ts'

export type PreviousValue = { id: number; field: string; value: unknown; reference: string | null }

export type RestoreRequest = AppContext & { actor: Actor; httpRequest: Request }

/** Restores a field's previous value. Throws PreconditionFailed, and the errors of saving the record's form. */
export type RestoreField = (request: RestoreRequest, previous: PreviousValue) => Promise<unknown>

/** Returns the form's values with one field changed. The path `i18n.title.pt` names a nested value. */
export function withField<T extends object>(form: T, field: string, value: unknown): T {
  const [first = '', ...rest] = field.split('.')
  const inner: unknown = Reflect.get(form, first)
  const nested = typeof inner === 'object' && inner !== null ? inner : {}
  return { ...form, [first]: rest.length === 0 ? value : withField(nested, rest.join('.'), value) }
}

/** Parses the ids of a recorded order of photos. */
export const parsePhotoIds = (value: unknown): number[] =>
  z
    .array(z.object({ id: z.number() }))
    .parse(value ?? [])
    .map(({ id }) => id)
