import type { KeyKind } from '#contract/key-items.ts'
import type { CallArgs } from '@/lib/agency/types'

/** How the pickers ask for the keys of one kind; pages prefetch with the same arguments. */
export function keyChoices(kind: KeyKind) {
  return { params: { kind }, query: { itemsPerPage: 100 } } satisfies CallArgs<'keyItems.list'>
}

/** The texts of the pickers; those of the pages of key items stay with these. */
export const keyPickerMessages = [
  'types',
  'features',
  'lifestyles',
  'listings',
  'chooseType',
  'newType',
  'noTypes',
  'desk',
  'noListing',
  'findFeature',
  'nothingFound',
  'others',
  'chosen',
  'noneYet',
].map((text) => `key-items.${text}`)
