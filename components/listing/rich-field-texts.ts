'use client'

import { useTranslations } from 'next-intl'
import type { FieldTexts } from '@/components/resource/merge-choice'
import { wordsOf } from '@/lib/format/rich-text'

/** Fields in both languages by their paths (`title.pt`), for the question when two have changed the same record; of rich texts the words. */
export function useRichFieldTexts(labels: Readonly<Record<string, string>>): FieldTexts {
  const t = useTranslations('fields')
  return (path) => {
    const [field = '', lang] = path.split('.')
    const language = lang === 'en' ? 'en' : 'pt'
    const label = t('inLanguage', { label: labels[field] ?? field, language: t(language) })
    return { label, show: (value) => (typeof value === 'string' ? wordsOf(value) : ''), lang: language }
  }
}
