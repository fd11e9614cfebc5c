import { formatterFor } from './date-formatter.ts'

const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const

/** Formats `2026-11-21` for a date input: `21/11/2026`, `2026/11/21` in Chinese. Empty stays empty. */
export function formatDateInput(date: string, locale: string): string {
  return date === '' ? '' : formatterFor(locale, options).format(new Date(`${date}T00:00Z`))
}

/**
 * Parses a typed date into `2026-11-21`: three numbers in the language's order or year first, separated by spaces, `.`,
 * `/` or `-`; or eight digits in the language's order. Returns '' for empty text, and null for anything that isn't a
 * date from 1900 to 2100.
 */
export function parseDateInput(text: string, locale: string): string | null {
  const typed = text.trim()
  if (typed === '') return ''
  const order = orderIn(locale)
  const digits = order[0] === 'year' ? /^(\d{4})(\d\d)(\d\d)$/ : /^(\d\d)(\d\d)(\d{4})$/
  const numbers = (/^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})$/.exec(typed) ?? digits.exec(typed))?.slice(
    1,
  )
  if (numbers === undefined) return null
  const parts = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : order
  const [year, month, day] = ['year', 'month', 'day'].map((part) => numbers[parts.indexOf(part)] ?? '')
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const parsed = new Date(`${date}T00:00Z`)
  const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
  return exists && date >= '1900-01-01' && date <= '2100-12-31' ? date : null
}

const orderIn = (locale: string): string[] =>
  formatterFor(locale, options)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type !== 'literal')
