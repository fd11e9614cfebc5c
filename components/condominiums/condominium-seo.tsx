'use client'

import { useTranslations } from 'next-intl'
import { SeoTab } from '@/components/listing/seo/seo-tab'
import { useCondominium } from './use-condominium'

/** The SEO tab of a development. */
export function CondominiumSeo({ id }: { id: number }) {
  const t = useTranslations('condominiums.form')
  return (
    <SeoTab
      noun="condominiums"
      id={id}
      what={t('thisDevelopment')}
      own={useCondominium(id).data?.block.i18n}
    />
  )
}
