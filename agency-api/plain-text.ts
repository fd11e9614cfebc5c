/** Control characters except tab and line breaks: nobody types them, and PostgreSQL refuses NUL in a text. */
const control = /(?![\t\n\r])\p{Cc}/gu

/**
 * Every text of a value as both databases can keep and compare it: composed (NFC), whole surrogates, no control
 * characters. Files and other values stay as they are.
 */
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().normalize('NFC').replace(control, '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleaned(part)]))
}

/** Lower case, without accents, single spaces: how texts are compared in searches. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** A text as a LIKE pattern takes it literally, with `\` as the escape character. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Line breaks as texts are kept with them: a form sends them as CRLF. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')
