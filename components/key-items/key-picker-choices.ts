import type { KeyKind } from '#contract/key-items.ts'
import type { CallArgs } from '@/lib/agency/types'

/** Arguments of the pickers' requests for a kind; pages prefetch with the same ones. */
export function keyChoices(kind: KeyKind) {
  return { params: { kind }, query: { itemsPerPage: 100 } } satisfies CallArgs<'keyItems.list'>
}

export const keyPickerMessages = [
  'types',
  'features',
  'lifestyles',
  'listings',
  'chooseType',
  'newType',
  'noTypes',
  'admin',
  'noListing',
  'findFeature',
  'nothingFound',
  'others',
  'chosen',
  'noneYet',
].map((text) => `key-items.${text}`)
