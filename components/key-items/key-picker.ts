'use client'

import type { KeyKind } from '#contract/key-items.ts'
import { useKeyName, useKeys } from './use-keys'

export function useKeyNames(kind: KeyKind) {
  const nameOf = useKeyName()
  return (useKeys(kind).data?.keys ?? []).map((key) => ({ id: key.id, name: nameOf(key) }))
}
