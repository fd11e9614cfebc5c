import type { KeyItemKind } from '#contract/key-items.ts'
import { useKeyItemName, useKeyItems } from './use-key-items'

export function useKeyItemNames(kind: KeyItemKind) {
  const nameOf = useKeyItemName()
  return (useKeyItems(kind).data?.keys ?? []).map((key) => ({ id: key.id, name: nameOf(key) }))
}
