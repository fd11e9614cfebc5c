import { useLocale } from 'next-intl'
import type { KeyItem, KeyItemKind } from '#contract/key-items.ts'
import { useFullList } from '@/lib/agency/use-full-list'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'
import { keyItemPickerArgs } from './key-item-picker-args'

/** Fetches all key items of a kind: options that staff maintain, such as property types and features. */
export const useKeyItems = (kind: KeyItemKind) =>
  useFullList('keyItems.list', keyItemPickerArgs(kind), 'keys')

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
