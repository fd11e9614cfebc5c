import { type InterfaceLanguage, interfaceLanguages } from '#contract/language-tags.ts'

/** Each has a file in `messages/`. */
export const locales = interfaceLanguages
export type Locale = InterfaceLanguage

export const defaultLocale: Locale = 'en'

/** Name of each locale in its own language, so that speakers recognise theirs. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  fr: 'Français',
  zh: '中文',
}

/** Name in cookies and local storage; the cookie is authoritative because the server renders with it. */
export const localeKey = 'locale'

/** Dates use the time zone of the agency's office, wherever the user is. */
export const timeZone = 'Europe/Lisbon'

/** Returns the locale for a language tag, or null: `pt-BR` is `pt`, and the specification's `cn` is `zh`. */
export function localeOf(tag: string | null | undefined): Locale | null {
  const short = tag?.trim().slice(0, 2).toLowerCase()
  return locales.find((locale) => locale === (short === 'cn' ? 'zh' : short)) ?? null
}

/** Returns the first language of an `Accept-Language` header that has a locale; English if none has. */
export function localeOfBrowser(acceptLanguage: string | null): Locale {
  const accepted = (acceptLanguage ?? '').split(',').map((tag) => localeOf(tag))
  return accepted.find((locale) => locale !== null) ?? defaultLocale
}
