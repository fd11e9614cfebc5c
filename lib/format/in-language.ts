import { type LanguageTag, languageTags } from '#contract/language-tags.ts'

type Texts = { en: string; pt: string }
type Language = keyof Texts

/** Content languages by preference: Portuguese first for `pt`, English first for all others, as in the API. */
const byPreference = (locale: string): readonly [Language, Language] =>
  locale.startsWith('pt') ? ['pt', 'en'] : ['en', 'pt']

const displayedLanguage = (text: Texts | null, locale: string) =>
  byPreference(locale).find((language) => text && text[language] !== '' && text[language] !== '-')

/**
 * Returns a record's text in the preferred content language, else in the other one; `-` if neither has one. The API's
 * `-` counts as empty.
 */
export function inLanguage(text: Texts | null, locale: string): string {
  const language = displayedLanguage(text, locale)
  return text === null || language === undefined ? '-' : text[language]
}

/** Returns the `lang` attribute of a text in `language`; undefined if that is the interface's language. */
export function foreignLang(language: keyof typeof languageTags, locale: string): LanguageTag | undefined {
  const tag = languageTags[language]
  return tag.startsWith(locale) ? undefined : tag
}

/** Returns the `lang` attribute of the text that `inLanguage` returns. */
export function foreignLangOf(text: Texts | null, locale: string): LanguageTag | undefined {
  const language = displayedLanguage(text, locale)
  return language && foreignLang(language, locale)
}

/** Returns the `lang` of a text that the API chose, assuming the other language if the preferred one is `missing`. */
export function foreignLangOfApiText(
  locale: string,
  missing: readonly Language[] = [],
): LanguageTag | undefined {
  const [first, second] = byPreference(locale)
  return foreignLang(missing.includes(first) && !missing.includes(second) ? second : first, locale)
}
