import type { BilingualPair } from '../data.ts'

/** Fills `{name}` in both languages of a pair. */
export function fill(pair: BilingualPair, values: Record<string, BilingualPair>): BilingualPair {
  const inLanguage = (index: 0 | 1) =>
    pair[index].replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name]?.[index] ?? placeholder)
  return [inLanguage(0), inLanguage(1)]
}

const numbersEn = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numbersPt = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** Formats a small count with its unit: 3 → three bedrooms, três quartos. Masculine words only. */
export function countText(count: number, [en, pt]: BilingualPair): BilingualPair {
  const plural = count === 1 ? '' : 's'
  return [`${numbersEn[count] ?? count} ${en}${plural}`, `${numbersPt[count] ?? count} ${pt}${plural}`]
}

/** Characters of an SEO description. */
const seoLength = 155

/** Truncates a text to an SEO description, at a word boundary. */
export function shorten(text: string): string {
  if (text.length <= seoLength) return text
  const cut = text.slice(0, seoLength - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
