import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { EditDistrict } from '@/components/districts/district-form'
import { prefetch } from '@/lib/agency/prefetch'
import { inLanguage } from '@/lib/format/in-language'
import { DashboardPage } from '../../../dashboard-page'
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
    <DashboardPage
      results={[district]}
      title={t('editTitle')}
      subtitle={'data' in district ? inLanguage(district.data.district.name, await getLocale()) : undefined}
      back={{ href: '/districts/listings', label: t('listTitle') }}
      action={<HistoryDrawerCard resource="districts" id={id} />}
    >
      <EditDistrict id={id} />
    </DashboardPage>
  )
}
