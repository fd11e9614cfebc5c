/** Combining marks that one character keeps, as in Unicode's Stream-Safe Text Format (UAX #15); no language needs more than a few. */
const maxMarks = 30
const excessMarks = new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, 'gu')

/**
 * Returns the text in a Unicode normalization form, in time linear to its length. Drops the marks of a character beyond
 * the first 30: `String.prototype.normalize` sorts them in quadratic time, 6 s for 124,000. The only caller of it.
 */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKD' = 'NFC'): string {
  return text.replace(excessMarks, '$1').normalize(form)
}

/** Removes accents and every other combining mark: `São Brás` becomes `Sao Bras`. */
export function stripMarks(text: string): string {
  return normalizeUnicode(text, 'NFD').replace(/\p{M}/gu, '')
}
