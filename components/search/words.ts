import { stripMarks } from '#contract/normalize.ts'

/** Lower case without accents: how the palette compares, as the API does. */
export const plain = (text: string): string => stripMarks(text).toLowerCase().replace(/\s+/g, ' ').trim()

export const wordsOf = (typed: string): string[] => plain(typed).split(' ').filter(Boolean)

/** Whether each word begins a word of the text; Chinese has no spaces, so there it may stand anywhere. */
export function begins(text: string, words: readonly string[]): boolean {
  const compared = plain(text)
  const parts = compared.split(/[^\p{L}\p{N}]+/u)
  return words.every((word) =>
    /\p{Script=Han}/u.test(word) ? compared.includes(word) : parts.some((part) => part.startsWith(word)),
  )
}

/** Whether each word stands somewhere in the text. */
export function holds(text: string, words: readonly string[]): boolean {
  const compared = plain(text)
  return words.every((word) => compared.includes(word))
}

/** The text in pieces, in turn not matched and matched by one of the words; the first may be empty. */
export function piecesOf(text: string, words: readonly string[]): string[] {
  const letters = [...text]
  const compared = letters.map((letter) => stripMarks(letter).toLowerCase())
  const whole = compared.join('')
  // Where each letter begins in the compared text: one may have become two, or none.
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
