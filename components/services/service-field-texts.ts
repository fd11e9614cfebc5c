'use client'

import { useTranslations } from 'next-intl'
import { useRichFieldTexts } from '@/components/listing/rich-field-texts'

/** The fields of a service by their paths, for the question when two have changed the same one. */
export function useServiceFieldTexts() {
  const t = useTranslations('services.form')
  return useRichFieldTexts({ title: t('title'), slug: t('slug'), description: t('text') })
}
