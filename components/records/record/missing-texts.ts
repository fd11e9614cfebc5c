import type { Bilingual, Language } from '#contract/values.ts'

export type MissingText = { text: 'title' | 'description'; language: Language }

/** Tabs of drafts; the others are locked until the record's texts are complete. */
const draftTabs: readonly string[] = ['general', 'media', 'location', 'history']

export const isDraftTab = (segment: string): boolean => draftTabs.includes(segment.split('/')[0] ?? '')

export function findMissingTexts(i18n: { title: Bilingual; description: Bilingual }): MissingText[] {
  return (['title', 'description'] as const).flatMap((text) =>
    (['pt', 'en'] as const)
      .filter((language) => i18n[text][language].trim() === '')
      .map((language) => ({ text, language })),
  )
}

/** Returns the languages in which a record lacks its title or description. */
export function findMissingLanguages(i18n: Parameters<typeof findMissingTexts>[0]): Language[] {
  const missing = findMissingTexts(i18n)
  return (['pt', 'en'] as const).filter((language) => missing.some((text) => text.language === language))
}
