/**
 * Language tags for `lang` attributes, `Intl` and plural rules: `Intl` takes bare `pt` as Brazilian. URLs, the cookie
 * and file names keep the short names.
 */
export const languageTags = { en: 'en', pt: 'pt-PT', es: 'es', fr: 'fr', zh: 'zh-Hans' } as const
export type LanguageTag = (typeof languageTags)[keyof typeof languageTags]

const tags = new Map<string, LanguageTag>(Object.entries(languageTags))

/** Returns the tag of a language; anything else is returned unchanged. */
export function languageTagOf(language: string): string {
  return tags.get(language) ?? language
}
