import type { KeyItemKind } from '#contract/key-items.ts'
import { limits } from '#contract/limits.ts'
import type { CallArgs } from '@/lib/agency/types'

/**
 * Returns the arguments with which pickers request a kind of key items, such as property types; pages prefetch with the
 * same ones.
 */
export function keyItemPickerArgs(kind: KeyItemKind) {
  return {
    params: { kind },
    query: { itemsPerPage: limits.rowsPerPageMax },
  } satisfies CallArgs<'keyItems.list'>
}
