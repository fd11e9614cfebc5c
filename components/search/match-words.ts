import { stripMarks } from '#contract/normalize.ts'
import { normalizeForSearch } from '@/components/ui/normalize-for-search'

export const toWords = (query: string): string[] => normalizeForSearch(query).split(/\s+/).filter(Boolean)

export function hasWordsStartingWith(text: string, words: readonly string[]): boolean {
  const normalized = normalizeForSearch(text)
  const textParts = splitAtPunctuation(normalized)
  return words.every((word) => {
    const wordParts = splitAtPunctuation(word)
    if (wordParts.length === 0 || /\p{Script=Han}/u.test(word)) return normalized.includes(word)
    return wordParts.every((wordPart) => textParts.some((textPart) => textPart.startsWith(wordPart)))
  })
}

const splitAtPunctuation = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

export function containsWords(text: string, words: readonly string[]): boolean {
  const normalized = normalizeForSearch(text)
  return words.every((word) => normalized.includes(word))
}

/** Splits a text into alternating unmatched and matched parts; the first may be empty. */
export function splitByMatch(text: string, words: readonly string[]): string[] {
  const letters = [...text]
  const normalized = letters.map((letter) => stripMarks(letter).toLowerCase())
  const haystack = normalized.join('')
  // Offset of each character in the normalized text. Normalizing can turn a character into two, or remove it.
  const starts = normalized.map((_, index) => normalized.slice(0, index).join('').length)
  const isMatched = letters.map(() => false)
  for (const word of words) {
    for (let from = haystack.indexOf(word); from !== -1; from = haystack.indexOf(word, from + word.length)) {
      starts.forEach((start, index) => {
        if (start >= from && start < from + word.length) isMatched[index] = true
      })
    }
  }
  const parts = ['']
  letters.forEach((letter, index) => {
    if ((parts.length % 2 === 0) !== isMatched[index]) parts.push('')
    parts[parts.length - 1] += letter
  })
  return parts
}
