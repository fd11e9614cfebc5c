import type { KeyItem } from '#contract/key-items.ts'
import type { KeyValues } from './key-fields'

/** A key as the dialog begins. */
export const emptyKey = (): KeyValues => ({ name: { en: '', pt: '' }, filterable: 1, icons: null, master: 0 })

/** What the dialog edits of a key; the API's `-` for a name that is not translated is an empty box. */
export function valuesOf({ name, filterable, icons, master }: KeyItem): KeyValues {
  return { name: { en: name.en, pt: name.pt === '-' ? '' : name.pt }, filterable, icons, master }
}
