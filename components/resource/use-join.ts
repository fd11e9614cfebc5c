'use client'

import { useLocale, useTranslations } from 'next-intl'

/** Returns a function that lists words without "and", with the separator of the interface language. */
export function useJoin(): (words: readonly string[]) => string {
  const separator = useTranslations('common')('separator')
  return (words) => words.join(separator)
}

/** Returns a function that joins sentences: Chinese has no space after a full stop. */
export function useSentences(): (sentences: readonly string[]) => string {
  const gap = useLocale().startsWith('zh') ? '' : ' '
  return (sentences) => sentences.filter((sentence) => sentence !== '').join(gap)
}
