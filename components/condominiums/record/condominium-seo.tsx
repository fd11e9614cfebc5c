'use client'

import { useTranslations } from 'next-intl'
import { SeoTab } from '@/components/records/seo/seo-tab'
import { useCondominium } from './use-condominium'

export function CondominiumSeo({ id }: { id: number }) {
  const t = useTranslations('condominiums.form')
  return (
    <SeoTab
      resource="condominiums"
      id={id}
      subject={t('thisDevelopment')}
      fallback={useCondominium(id).data?.block.i18n}
    />
  )
}
