/**
 * Returns a record's text in the user's language: Portuguese for `pt`, English for all others; the other one if that
 * is empty or the API's `-`.
 */
export function inLanguage(text: { en: string; pt: string }, locale: string): string {
  const [first, second] = locale.startsWith('pt') ? [text.pt, text.en] : [text.en, text.pt]
  return isThere(first) ? first : isThere(second) ? second : '-'
}

function isThere(text: string): boolean {
  return text !== '' && text !== '-'
}
