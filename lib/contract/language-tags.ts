/** Languages of the interface, in the order of the language menu. Emails and website visitors use the same ones. */
export const interfaceLanguages = ['en', 'pt', 'es', 'fr', 'zh'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/**
 * BCP 47 tags for `lang` and `Intl`, which treats bare `pt` as Brazilian Portuguese. URLs and files use the short
 * names.
 */
export const languageTags = {
  en: 'en',
  pt: 'pt-PT',
  es: 'es',
  fr: 'fr',
  zh: 'zh-Hans',
} as const satisfies Record<InterfaceLanguage, string>
export type LanguageTag = (typeof languageTags)[InterfaceLanguage]

const tags = new Map<string, LanguageTag>(Object.entries(languageTags))

/** Returns the tag of a language; anything else is returned unchanged. */
export function languageTagOf(language: string): string {
  return tags.get(language) ?? language
}
