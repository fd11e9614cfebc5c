/**
 * The text of a two-language record in the reader's language: Portuguese for `pt`, English for every other; the other
 * one where that is empty or the API's `-`.
 */
export function inLanguage(text: { en: string; pt: string }, locale: string): string {
  const [first, second] = locale === 'pt' ? [text.pt, text.en] : [text.en, text.pt]
  return isThere(first) ? first : isThere(second) ? second : '-'
}

function isThere(text: string): boolean {
  return text !== '' && text !== '-'
}
