import 'server-only'
import type { KeyKind } from '#contract/key-items.ts'
import { prefetch } from '@/lib/agency/prefetch'
import { keyList, keyQuery } from './key-list-state'
import { keyChoices } from './key-picker-choices'

export function prefetchKeys(kind: KeyKind, params: URLSearchParams) {
  const query = keyQuery(keyList.read(params))
  return Promise.all([
    prefetch('keyItems.list', { params: { kind }, query }),
    ...(kind === 'features' ? [prefetch('keyItems.list', keyChoices('master'))] : []),
  ])
}
