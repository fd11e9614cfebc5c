import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { EditDistrict } from '@/components/districts/district-form'
import { Page } from '@/components/layout/page'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { inLanguage } from '@/lib/format/in-language'
import { requireId, notFoundIfMissing } from '../../../record-id'
import { createRecordMetadata } from '../../../record-metadata'

const prefetchDistrict = cache((id: number) => prefetch('districts.get', { params: { id } }))

export const generateMetadata = createRecordMetadata(
  'districts.editTitle',
  prefetchDistrict,
  ({ district }, locale) => inLanguage(district.name, locale),
)

export default async function EditDistrictPage({ params }: PageProps<'/districts/edit/[id]'>) {
  const t = await getTranslations('districts')
  const id = requireId((await params).id)
  const district = notFoundIfMissing(await prefetchDistrict(id))
  return (
    <Page
      title={t('editTitle')}
      subtitle={'data' in district ? inLanguage(district.data.district.name, await getLocale()) : undefined}
      back={{ href: '/districts/listings', label: t('listTitle') }}
      action={<HistoryDrawerCard resource="districts" id={id} />}
    >
      <PrefetchBoundary results={[district]}>
        <EditDistrict id={id} />
      </PrefetchBoundary>
    </Page>
  )
}
