import type { BilingualPair } from '../data.ts'

/** Returns the columns of texts in both languages: `title_en` and `title_pt` of `title`. */
export function toBilingualColumns<K extends string>(texts: Record<K, BilingualPair>) {
  const columns = Object.entries<BilingualPair>(texts).flatMap(([name, [en, pt]]) => [
    [`${name}_en`, en],
    [`${name}_pt`, pt],
  ])
  return Object.fromEntries(columns) as Record<`${K}_en` | `${K}_pt`, string>
}

export const mapPair = ([en, pt]: BilingualPair, map: (text: string) => string): BilingualPair => [
  map(en),
  map(pt),
]

/** Fills `{name}` in both languages of a pair. */
export function fill(pair: BilingualPair, values: Record<string, BilingualPair>): BilingualPair {
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
