'use client'

import { useTranslations } from 'next-intl'
import { SeoTab } from '@/components/listing/seo/seo-tab'
import { useProperty } from './use-property'

/** The SEO tab of a property. */
export function PropertySeo({ id }: { id: number }) {
  const t = useTranslations('properties.form')
  return <SeoTab noun="properties" id={id} what={t('thisProperty')} own={useProperty(id).data?.block.i18n} />
}
