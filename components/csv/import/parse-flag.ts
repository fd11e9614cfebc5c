import { normalizeForSearch } from '@/components/ui/normalize-for-search'

type Words = ReadonlyMap<string, 0 | 1>

const flags: Words = new Map([
  ...['1', 'yes', 'sim', 'si', 'oui', '是', 'true', 'verdadeiro', 'x'].map((word) => [word, 1] as const),
  ...['0', 'no', 'nao', 'non', '否', 'false', 'falso'].map((word) => [word, 0] as const),
])

/** Parses a word as 0 or 1. Empty cells get the default. Unknown words are passed through for the schema to reject. */
export function parseFlag(text: string, words: Words = flags): unknown {
  const word = normalizeForSearch(text)
  return word === '' ? undefined : (words.get(word) ?? text)
}
