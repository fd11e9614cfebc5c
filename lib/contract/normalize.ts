/** Combining marks that one character keeps, as in Unicode's Stream-Safe Text Format (UAX #15); no language needs more than a few. */
const maxMarks = 30

/**
 * Returns the text in a Unicode normalization form, in time linear to its length. Drops the marks of a character beyond
 * the first 30: `String.prototype.normalize` sorts them in quadratic time, 6 s for 124,000. The only caller of it.
 */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKD' = 'NFC'): string {
  // A pattern that counts the marks itself would look at each run thirty times.
  return text.replace(/\p{M}+/gu, firstMarks).normalize(form)
}

function firstMarks(run: string): string {
  if (run.length <= maxMarks) return run
  // A mark is one or two code units.
  return Array.from(run.slice(0, 2 * maxMarks))
    .slice(0, maxMarks)
    .join('')
}

/** Removes accents and every other combining mark: `São Brás` becomes `Sao Bras`. */
export function stripMarks(text: string): string {
  return normalizeUnicode(text, 'NFD').replace(/\p{M}/gu, '')
}
