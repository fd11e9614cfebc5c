import type { Language } from '#contract/values.ts'

/** The text in the language asked for, else in the other, else null. */
export function inLanguage(
  language: Language,
  text: { en: string | null; pt: string | null },
): string | null {
  return text[language] || text.en || text.pt || null
}
