import type { KeyItem } from '#contract/key-items.ts'
import type { KeyValues } from './key-fields'

export const emptyKey = (): KeyValues => ({ name: { en: '', pt: '' }, filterable: 1, icons: null, master: 0 })

/** Converts an option to form values. The API's `-` for a missing translation becomes an empty input. */
export function valuesOf({ name, filterable, icons, master }: KeyItem): KeyValues {
  return { name: { en: name.en, pt: name.pt === '-' ? '' : name.pt }, filterable, icons, master }
}
