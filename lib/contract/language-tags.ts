/** Languages of the interface, in the order of the switch; also of emails and of the website's visitors. */
export const interfaceLanguages = ['en', 'pt', 'es', 'fr', 'zh'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** Tags for `lang` and `Intl`, which takes bare `pt` as Brazilian. URLs and files keep the short names. */
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
