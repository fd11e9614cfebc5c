import { languageTagOf } from '#contract/language-tags.ts'
import { type Moment, formatterFor } from './date-formatter.ts'

const dayOptions: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const paddedDayOptions: Intl.DateTimeFormatOptions = { ...dayOptions, day: '2-digit' }

/** French writes the first of a month as an ordinal, which `Intl` doesn't: `1er nov. 2026`. */
const withOrdinalDay = (date: string, locale: string) =>
  locale === 'fr' ? date.replace(/(?<!\d)1(?= \p{L})/u, '1er') : date

/** In Portuguese, `Intl` writes a short month in digits, so the day is padded, too: `02/09/2026`. */
const dayOptionsIn = (locale: string) => (locale.startsWith('pt') ? paddedDayOptions : dayOptions)

/** Formats a day in Lisbon: `14 Mar 2026`, `14/03/2026` in Portuguese. Accepts a Date, ISO text or milliseconds. */
export function formatDate(moment: Moment, locale: string): string {
  return withOrdinalDay(formatterFor(locale, dayOptionsIn(locale)).format(new Date(moment)), locale)
}

/** Formats a day with time, in Lisbon: `14 Mar 2026, 09:05`. */
export function formatDateTime(moment: Moment, locale: string): string {
  const options = { ...dayOptionsIn(locale), hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return withOrdinalDay(formatterFor(locale, options).format(new Date(moment)), locale)
}

/** Formats a full day for headings: `Saturday, 14 March 2026`. */
export function formatDay(moment: Moment, locale: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return withOrdinalDay(formatterFor(locale, options).format(new Date(moment)), locale)
}

/** Formats a month (1 to 12) for charts: `Mar 26`, `mar. 26` instead of Portuguese's longer `mar. de 26`. */
export function formatMonth(year: number, month: number, locale: string): string {
  const day = new Date(Date.UTC(year, month - 1, 15))
  if (!locale.startsWith('pt')) return formatterFor(locale, { month: 'short', year: '2-digit' }).format(day)
  return `${formatterFor(locale, { month: 'short' }).format(day)} ${String(year % 100).padStart(2, '0')}`
}

const unitSeconds = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * Formats a time relative to `now` (ms since 1970): `3 hours ago`, `in 2 days`; below a minute as "now". In Chinese,
 * adds a space after the number, as in the interface's other texts: `3 天前`.
 */
export function formatRelative(moment: Moment, now: number, locale: string): string {
  const seconds = (new Date(moment).getTime() - now) / 1000
  const formatter = new Intl.RelativeTimeFormat(languageTagOf(locale), { numeric: 'auto' })
  const step = unitSeconds.find(([, length], index) => {
    const smallerLength = unitSeconds[index + 1]?.[1] ?? 1
    // 59.6 minutes round to an hour, not to 60 minutes.
    return Math.round(Math.abs(seconds) / smallerLength) * smallerLength >= length
  })
  return step === undefined
    ? formatter.format(0, 'second')
    : formatter.format(Math.round(seconds / step[1]), step[0]).replace(/(?<=\d)(?=\p{Script=Han})/u, ' ')
}
