/** The languages of the interface, in the order in which the switch offers them. Each has a catalogue in messages/. */
export const locales = ['en', 'pt', 'es', 'fr', 'zh'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Each in its own words: who cannot read the present language finds theirs. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  fr: 'Français',
  zh: '中文',
}

/** Cookie and local storage go by the same name; the cookie is the truth, since the server renders with it. */
export const localeKey = 'locale'

/** Dates are those of the agency's office, wherever the colleague sits. */
export const timeZone = 'Europe/Lisbon'

/**
 * The catalogue for a language tag: `pt-BR` is `pt`, and `cn`, the specification's other name for Chinese, is `zh`.
 * Null when there is none.
 */
export function localeOf(tag: string | null | undefined): Locale | null {
  const short = tag?.trim().slice(0, 2).toLowerCase()
  return locales.find((locale) => locale === (short === 'cn' ? 'zh' : short)) ?? null
}

/** The catalogue that a browser asks for first; English when it asks for none of ours. */
export function localeOfBrowser(acceptLanguage: string | null): Locale {
  return localeOf(acceptLanguage) ?? defaultLocale
}
