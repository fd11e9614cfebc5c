import { useTranslations } from 'next-intl'

/** Returns a function that joins a label and its value as the language does: French has a space before the colon. */
export function useLabelFormatter(): (label: string, value: string | number) => string {
  const t = useTranslations('fields')
  return (label, value) => t('labelled', { label, value })
}
