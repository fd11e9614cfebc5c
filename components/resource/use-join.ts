import { useLocale, useTranslations } from 'next-intl'
import { spaceIn } from '@/lib/format/space'

/** Returns a function that lists words without "and", with the separator of the interface language. */
export function useJoin(): (words: readonly string[]) => string {
  const separator = useTranslations('common')('separator')
  return (words) => words.join(separator)
}

/** Returns a function that joins sentences: Chinese has no space after a full stop. */
export function useJoinSentences(): (sentences: readonly string[]) => string {
  const space = spaceIn(useLocale())
  return (sentences) => sentences.filter((sentence) => sentence !== '').join(space)
}
