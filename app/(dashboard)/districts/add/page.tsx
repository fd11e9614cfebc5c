import { getTranslations } from 'next-intl/server'
import { DistrictEditor } from '@/components/districts/district-form'
import { Page } from '@/components/layout/page'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('districts.addTitle')

export default async function AddDistrictPage() {
  const t = await getTranslations('districts')
  return (
    <Page
      title={t('addTitle')}
      subtitle={t('addSubtitle')}
      back={{ href: '/districts/listings', label: t('listTitle') }}
    >
      <DistrictEditor id={null} />
    </Page>
  )
}
