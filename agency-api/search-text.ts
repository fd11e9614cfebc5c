import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { normalizeUnicode, stripMarks } from '#contract/normalize.ts'

/** Control characters except tab and line breaks: nobody types them, and PostgreSQL rejects NUL in a text. */
const controlCharacters = /(?![\t\n\r])\p{Cc}/gu

/**
 * Normalises every text of a value for both databases: NFC, no lone surrogates, no control characters. Files and other
 * values stay unchanged. Throws AgencyError (400) for JSON nested deeper than any call needs.
 */
export function normalizeInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return normalizeUnicode(value.toWellFormed()).replace(controlCharacters, '')
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  if (depth > limits.multipartDepth) throw new AgencyError('ERROR', { status: 400 })
  if (Array.isArray(value)) return value.map((part) => normalizeInput(part, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, normalizeInput(part, depth + 1)]),
  )
}

/** Normalises a text for searching: lower case, no accents, single spaces. */
export function normalizeForSearch(text: string): string {
  return stripMarks(text).toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Returns the normalised words of a search. */
export const toSearchWords = (text: string): string[] =>
  normalizeForSearch(text)
    .split(' ')
    .filter((word) => word !== '')

/** Escapes a text for LIKE patterns, with `\` as the escape character. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Converts the CRLF line breaks of forms to the stored `\n`. */
export const normalizeLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')
