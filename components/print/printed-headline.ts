import { getTranslations } from 'next-intl/server'
import { languageTags } from '#contract/language-tags.ts'
import { typologyOf } from '#contract/typology.ts'
import { inLanguage } from '@/lib/format/in-language'
import type { PrintOptions } from './print-options'
import type { PrintData } from './print-data'

/** Returns the title, the line above it (kicker), and translators for the language of the labels. */
export async function createPrintedHeadline(
  { property, types }: PrintData,
  { language, labelLanguage }: PrintOptions,
) {
  const [t, tRoot] = await Promise.all([
    getTranslations({ locale: languageTags[labelLanguage], namespace: 'print' }),
    getTranslations({ locale: languageTags[labelLanguage] }),
  ])
  const title = property.i18n.title[language] || property.reference
  const type = nameOf(types, property.type_id, language)
  const business = t(property.for_sale === 1 ? 'forSale' : 'forRent')
  const typology = typologyOf({ bedrooms: property.bedrooms, type, title })
  return { t, tRoot, title, kicker: [type, typology, business].filter(Boolean).join(' · ') }
}

export function nameOf(
  keyItems: PrintData['types'],
  id: number | null,
  language: PrintOptions['language'],
): string | null {
  const keyItem = keyItems.find((item) => item.id === id)
  return keyItem === undefined ? null : inLanguage(keyItem.name, language)
}
