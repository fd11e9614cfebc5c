import { stripMarks } from '#contract/normalize.ts'

/** Lower case without accents, the same comparison as the API's. */
const normalizeForSearch = (text: string): string =>
  stripMarks(text).toLowerCase().replace(/\s+/g, ' ').trim()

export const wordsOf = (typed: string): string[] => normalizeForSearch(typed).split(' ').filter(Boolean)

export function begins(text: string, words: readonly string[]): boolean {
  const compared = normalizeForSearch(text)
  const parts = compared.split(/[^\p{L}\p{N}]+/u)
  return words.every((word) =>
    /\p{Script=Han}/u.test(word) ? compared.includes(word) : parts.some((part) => part.startsWith(word)),
  )
}

export function contains(text: string, words: readonly string[]): boolean {
  const compared = normalizeForSearch(text)
  return words.every((word) => compared.includes(word))
}

/** Splits a text into alternating unmatched and matched parts; the first may be empty. */
export function piecesOf(text: string, words: readonly string[]): string[] {
  const letters = [...text]
  const compared = letters.map((letter) => stripMarks(letter).toLowerCase())
  const whole = compared.join('')
  // Offset of each character in the normalized text, where it may have become two or none.
  const starts = compared.map((_, at) => compared.slice(0, at).join('').length)
  const marked = letters.map(() => false)
  for (const word of words) {
    for (let from = whole.indexOf(word); from !== -1; from = whole.indexOf(word, from + word.length)) {
      starts.forEach((start, at) => {
        if (start >= from && start < from + word.length) marked[at] = true
      })
    }
  }
  const pieces = ['']
  letters.forEach((letter, at) => {
    if ((pieces.length % 2 === 0) !== marked[at]) pieces.push('')
    pieces[pieces.length - 1] += letter
  })
  return pieces
}
