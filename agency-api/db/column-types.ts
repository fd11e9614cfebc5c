import type { Generated } from 'kysely'

/**
 * Conventions: flags are 0 or 1, times are ISO 8601 texts in UTC, prices are integer cents, areas are doubles in the
 * unit of the adjacent column.
 */
export type Flag = Generated<0 | 1>
export type Text = Generated<string>
