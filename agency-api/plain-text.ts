import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { normalizeUnicode, stripMarks } from '#contract/normalize.ts'

/** Control characters except tab and line breaks: nobody types them, and PostgreSQL refuses NUL in a text. */
const control = /(?![\t\n\r])\p{Cc}/gu

/**
 * Returns a value with every text as both databases can store and compare it: composed (NFC), whole surrogates, no control
 * characters. Files and other values stay as they are. Throws AgencyError (400) for JSON nested deeper than any call's.
 */
export function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return normalizeUnicode(value.toWellFormed()).replace(control, '')
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  if (depth > limits.multipartDepth) throw new AgencyError('ERROR', { status: 400 })
  if (Array.isArray(value)) return value.map((part) => cleaned(part, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleaned(part, depth + 1)]))
}

/** Lower case, without accents, single spaces: how texts are compared in searches. */
export function plain(text: string): string {
  return stripMarks(text).toLowerCase().replace(/\s+/g, ' ').trim()
}

/** A text as a LIKE pattern takes it literally, with `\` as the escape character. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Line breaks as texts are kept with them: a form sends them as CRLF. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')
