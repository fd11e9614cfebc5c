import type { KeyItemKind } from '#contract/key-items.ts'
import type { CallArgs } from '@/lib/agency/types'

/** Arguments of the pickers' requests for a kind; pages prefetch with the same ones. */
export function keyItemPickerArgs(kind: KeyItemKind) {
  return { params: { kind }, query: { itemsPerPage: 100 } } satisfies CallArgs<'keyItems.list'>
}
