import type { KeyItem } from '#contract/key-items.ts'
import type { KeyItemValues } from './key-item-fields'

export const emptyKeyItem = (): KeyItemValues => ({
  name: { en: '', pt: '' },
  filterable: 1,
  icons: null,
  master: 0,
})

/** Converts an option to form values. The API's `-` for a missing translation becomes an empty input. */
export function valuesOf({ name, filterable, icons, master }: KeyItem): KeyItemValues {
  return { name: { en: name.en, pt: name.pt === '-' ? '' : name.pt }, filterable, icons, master }
}
