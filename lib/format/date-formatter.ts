import { languageTagOf } from '#contract/language-tags.ts'

const timeZone = 'Europe/Lisbon'

/** A point in time: a Date, ISO text or milliseconds since 1970. */
export type Moment = Date | string | number

// Caches formatters: creating one costs about fifty times as much as using it, and lists format every row.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns a formatter for Lisbon's time zone, unless the options have another one. */
export function formatterFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(options).join(' ')}`
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : languageTagOf(locale), { timeZone, ...options })
  formatters.set(key, formatter)
  return formatter
}
