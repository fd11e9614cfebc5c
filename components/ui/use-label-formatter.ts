import { useTranslations } from 'next-intl'

/** Returns a function that joins a label and its value by the language's rules: French has a space before the colon. */
export function useLabelFormatter(): (label: string, value: string | number) => string {
  const t = useTranslations('fields')
  return (label, value) => t('labelled', { label, value })
}
