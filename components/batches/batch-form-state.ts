import { flagFields, linkFields } from '#contract/batch-kinds.ts'
import type { ExportPlace } from '#contract/portal-places.ts'

export const batchFields = ['price', ...linkFields, ...flagFields, 'features_id', 'portal'] as const

/** State of the form. `value` is a price, percentage, flag or id; null until it is entered. */
export const emptyForm = {
  all: false,
  field: 'price' as (typeof batchFields)[number],
  mode: 'percent' as 'percent' | 'amount' | 'set',
  round: 0,
  value: null as number | null,
  none: false,
  removes: false,
  features: [] as number[],
  place: null as ExportPlace | null,
}
export type BatchFormState = typeof emptyForm
