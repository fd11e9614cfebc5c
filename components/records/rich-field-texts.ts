'use client'

import { useTranslations } from 'next-intl'
import type { FieldTexts } from '@/components/resource/merge-choice'
import { wordsOf } from '@/lib/format/rich-text'

/** Labels of bilingual fields by path (`title.pt`), for the conflict dialog. Rich texts are shown as plain text. */
export function useRichFieldTexts(labels: Readonly<Record<string, string>>): FieldTexts {
  const t = useTranslations('fields')
  return (path) => {
    const [field = '', lang] = path.split('.')
    const language = lang === 'en' ? 'en' : 'pt'
    const label = t('inLanguage', { label: labels[field] ?? field, language: t(language) })
    return { label, show: (value) => (typeof value === 'string' ? wordsOf(value) : ''), lang: language }
  }
}
