/** Maximum combining marks per character, as in Unicode's Stream-Safe Text Format (UAX #15). */
const maxMarks = 30

/**
 * Normalises a text to a Unicode form in linear time. Drops all but the first 30 marks of a character, because
 * `String.prototype.normalize` sorts them in quadratic time: 6 s for 124,000. Always use this function instead.
 */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKD' = 'NFC'): string {
  // A pattern that counts to 30 (`{30}`) would scan each run thirty times.
  return text.replace(/\p{M}+/gu, takeFirstMarks).normalize(form)
}

function takeFirstMarks(run: string): string {
  if (run.length <= maxMarks) return run
  // A mark is one or two code units; the first slice limits the characters that Array.from creates.
  return Array.from(run.slice(0, 2 * maxMarks))
    .slice(0, maxMarks)
    .join('')
}

/** Removes accents and other combining marks: `São Brás` becomes `Sao Bras`. */
export function stripMarks(text: string): string {
  return normalizeUnicode(text, 'NFD').replace(/\p{M}/gu, '')
}
