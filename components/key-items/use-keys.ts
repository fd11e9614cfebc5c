'use client'

import { useLocale } from 'next-intl'
import type { KeyItem, KeyKind } from '#contract/key-items.ts'
import { call } from '@/lib/agency/call'
import { useWholeList } from '@/lib/agency/use-whole-list'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'
import { keyChoices } from './key-picker-choices'

export function useKeys(kind: KeyKind) {
  const { params, query } = keyChoices(kind)
  return useWholeList('keyItems.list', keyChoices(kind), {
    perPage: query.itemsPerPage,
    totalOf: ({ total }) => total,
    fetchPage: (page) => call('keyItems.list', { params, query: { ...query, page } }),
    join: (first, others) => ({ ...first, keys: [first, ...others].flatMap(({ keys }) => keys) }),
  })
}

/** Returns a function for the `lang` attribute of a key item's name. */
export function useKeyLang() {
  const locale = useLocale()
  return (key: Pick<KeyItem, 'name'>) => foreignLangOf(key.name, locale)
}

export function useKeyName() {
  const locale = useLocale()
  return (key: Pick<KeyItem, 'name'>) => inLanguage(key.name, locale)
}
