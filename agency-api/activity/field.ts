import { Flag, Id } from '#contract/values.ts'
import { z } from 'zod'
import type { Actor } from '../accounts/bearer.ts'
import type { House } from '../house.ts'

/** A field of a record that is to have a former value again; `reference` is that of the history's line. */
export type Former = { id: number; field: string; value: unknown; reference: string | null }

/** Puts it back; throws whatever the noun's own form would be refused for, and Changed. */
export type PutBack = (asked: House & { actor: Actor; request: Request }, former: Former) => Promise<unknown>

/** The values of a form with one field changed: `i18n.title.pt` is the text in the group in the group. */
export function withField<T extends object>(form: T, field: string, value: unknown): T {
  const [first = '', ...rest] = field.split('.')
  const inner: unknown = Reflect.get(form, first)
  const group = typeof inner === 'object' && inner !== null ? inner : {}
  return { ...form, [first]: rest.length === 0 ? value : withField(group, rest.join('.'), value) }
}

export const flagOf = (value: unknown): 0 | 1 => Flag.parse(value)
export const idOf = (value: unknown): number => Id.parse(value)
export const idsOf = (value: unknown): number[] => z.array(Id).parse(value)
export const textOf = (value: unknown): string => z.string().parse(value)

/** The ids of a recorded order of photographs. */
export const photographs = (value: unknown): number[] =>
  z
    .array(z.object({ id: z.number() }))
    .parse(value ?? [])
    .map(({ id }) => id)
