import { useLocale } from 'next-intl'
import type { KeyItem, KeyItemKind } from '#contract/key-items.ts'
import { call } from '@/lib/agency/call'
import { useFullList } from '@/lib/agency/use-full-list'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'
import { keyItemPickerArgs } from './key-item-picker-args'

export function useKeyItems(kind: KeyItemKind) {
  const { params, query } = keyItemPickerArgs(kind)
  return useFullList('keyItems.list', keyItemPickerArgs(kind), {
    perPage: query.itemsPerPage,
    totalOf: ({ total }) => total,
    fetchPage: (page) => call('keyItems.list', { params, query: { ...query, page } }),
    join: (first, others) => ({ ...first, keys: [first, ...others].flatMap(({ keys }) => keys) }),
  })
}

export function useKeyItemLang() {
  const locale = useLocale()
  return (key: Pick<KeyItem, 'name'>) => foreignLangOf(key.name, locale)
}

export function useKeyItemOption() {
  const locale = useLocale()
  return ({ id, name }: KeyItem) => ({
    value: id,
    label: inLanguage(name, locale),
    lang: foreignLangOf(name, locale),
  })
}

export function useKeyItemName() {
  const locale = useLocale()
  return (key: Pick<KeyItem, 'name'>) => inLanguage(key.name, locale)
}
