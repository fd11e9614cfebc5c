'use client'

import { useTranslations } from 'next-intl'
import { useRichFieldTexts } from '@/components/records/rich-field-texts'

/** Labels of a service's fields by path, for the conflict dialog. */
export function useServiceFieldTexts() {
  const t = useTranslations('services.form')
  return useRichFieldTexts({ title: t('title'), slug: t('slug'), description: t('text') })
}
