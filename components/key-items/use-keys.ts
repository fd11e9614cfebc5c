'use client'

import { useLocale } from 'next-intl'
import type { KeyItem, KeyKind } from '#contract/key-items.ts'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import { keyChoices } from './key-picker-choices'

export const useKeys = (kind: KeyKind) => useCall('keyItems.list', keyChoices(kind))

/** A function that names a key in the reader's language. */
export function useKeyName() {
  const locale = useLocale()
  return (key: Pick<KeyItem, 'name'>) => inLanguage(key.name, locale)
}
