import type { KeyKind } from '#contract/key-items.ts'
import type { CallArgs } from '@/lib/agency/types'

/** How the pickers ask for the keys of one kind; pages prefetch with the same arguments. */
export function keyChoices(kind: KeyKind) {
  return { params: { kind }, query: { itemsPerPage: 100 } } satisfies CallArgs<'keyItems.list'>
}
