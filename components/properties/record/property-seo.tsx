'use client'

import { useTranslations } from 'next-intl'
import { SeoTab } from '@/components/records/seo/seo-tab'
import { useProperty } from './use-property'

export function PropertySeo({ id }: { id: number }) {
  const t = useTranslations('properties.form')
  return (
    <SeoTab
      resource="properties"
      id={id}
      subject={t('thisProperty')}
      fallback={useProperty(id).data?.block.i18n}
    />
  )
}
