import type { Bilingual } from '#contract/values.ts'
import { toColumns } from '../../language.ts'
import type { BilingualPair } from '../data.ts'

/** Converts pairs of texts to the columns of both languages: `title` → `title_en`, `title_pt`. */
export function pairsToColumns<K extends string>(pairs: Record<K, BilingualPair>) {
  const texts = Object.entries<BilingualPair>(pairs).map(([name, [en, pt]]) => [name, { en, pt }])
  return toColumns(Object.fromEntries(texts) as Record<K, Bilingual>)
}

export const mapPair = ([en, pt]: BilingualPair, map: (text: string) => string): BilingualPair => [
  map(en),
  map(pt),
]

/** Replaces placeholders such as `{place}` in both languages. */
export function fillPlaceholders(pair: BilingualPair, values: Record<string, BilingualPair>): BilingualPair {
  const fillText = (index: 0 | 1) =>
    pair[index].replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name]?.[index] ?? placeholder)
  return [fillText(0), fillText(1)]
}

const numbersEn = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numbersPt = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** Formats a small count with its unit: 3 → three bedrooms, três quartos. Masculine words only. */
export function formatCount(count: number, [en, pt]: BilingualPair): BilingualPair {
  const plural = count === 1 ? '' : 's'
  return [`${numbersEn[count] ?? count} ${en}${plural}`, `${numbersPt[count] ?? count} ${pt}${plural}`]
}

/** Maximum characters of an SEO description. */
const maxLength = 155

/** Truncates a text to an SEO description, at a word boundary. */
export function shorten(text: string): string {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength - 1)
  return `${start.slice(0, start.lastIndexOf(' '))}…`
}
