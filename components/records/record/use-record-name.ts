import { useLocale } from 'next-intl'
import type { PropertyGeneral } from '#contract/property.ts'
import { inLanguage } from '@/lib/format/in-language'

/** Returns a function for the title of a record; without a title, its reference. */
export function useRecordName() {
  const locale = useLocale()
  return ({ i18n, reference }: Pick<PropertyGeneral, 'i18n'> & { reference?: string }) => {
    const title = inLanguage(i18n.title, locale)
    // `inLanguage` returns `-` for a title that is empty in both languages.
    return title === '-' ? (reference ?? title) : title
  }
}
