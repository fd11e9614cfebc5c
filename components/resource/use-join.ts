'use client'

import { useTranslations } from 'next-intl'

/** Returns a function that lists words without "and", with the separator of the interface language. */
export function useJoin(): (words: readonly string[]) => string {
  const separator = useTranslations('common')('separator')
  return (words) => words.join(separator)
}
