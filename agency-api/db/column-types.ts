import type { Language } from '#contract/values.ts'
import type { Generated } from 'kysely'

/**
 * Conventions: flags are 0 or 1, times are ISO 8601 texts in UTC, prices are integer cents, areas are doubles in the
 * unit of the adjacent column.
 */
export type Flag = Generated<0 | 1>
export type Text = Generated<string>

/** Columns of both languages: `name` → `name_en`, `name_pt`. */
export type BilingualColumns<N extends string> = Record<`${N}_${Language}`, Text>
