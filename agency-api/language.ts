import type { Language } from '#contract/values.ts'

/** Returns the text in the requested language, else in the other, else null. */
export function inLanguage(language: Language, text: { en: string | null; pt: string | null }) {
  return text[language] || text.en || text.pt || null
}
