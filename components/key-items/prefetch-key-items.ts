import 'server-only'
import type { KeyItemKind } from '#contract/key-items.ts'
import { prefetch } from '@/lib/agency/prefetch'
import { keyItemList, toKeyItemsQuery } from './key-item-list-state'
import { keyItemPickerArgs } from './key-item-picker-args'

export function prefetchKeyItems(kind: KeyItemKind, params: URLSearchParams) {
  const query = toKeyItemsQuery(keyItemList.parse(params))
  return Promise.all([
    prefetch('keyItems.list', { params: { kind }, query }),
    ...(kind === 'features' ? [prefetch('keyItems.list', keyItemPickerArgs('master'))] : []),
  ])
}
