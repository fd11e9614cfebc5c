import type { Bilingual, Language } from '#contract/values.ts'

/** Returns the text in the requested language, else in the other, else null. */
export function inLanguage(language: Language, text: { en: string | null; pt: string | null }) {
  return text[language] || text.en || text.pt || null
}

/** Converts texts to the columns of both languages: `title` → `title_en`, `title_pt`. */
export function toColumns<N extends string>(texts: Record<N, Bilingual>) {
  const columns = Object.entries<Bilingual>(texts).flatMap(([name, { en, pt }]) => [
    [`${name}_en`, en],
    [`${name}_pt`, pt],
  ])
  return Object.fromEntries(columns) as Record<`${N}_${Language}`, string>
}

/** Converts a row's columns of both languages to texts: `title_en`, `title_pt` → `title: { en, pt }`. */
export function toBilingual<N extends string>(
  row: Record<`${NoInfer<N>}_${Language}`, string>,
  names: readonly N[],
): Record<N, Bilingual> {
  const texts = names.map((name) => [name, { en: row[`${name}_en`], pt: row[`${name}_pt`] }] as const)
  return Object.fromEntries(texts) as Record<N, Bilingual>
}
