import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DistrictEditor } from '@/components/districts/district-form'
import { Page } from '@/components/layout/page'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('districts'))('addTitle') }
}

export default async function AddDistrictPage() {
  const t = await getTranslations('districts')
  return (
    <Page title={t('addTitle')} subtitle={t('addSubtitle')}>
      <DistrictEditor id={null} />
    </Page>
  )
}
