import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { EditDistrict } from '@/components/districts/edit-district'
import { Page } from '@/components/layout/page'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { idOf, orMissing } from '../../../record-address'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('districts'))('editTitle') }
}

export default async function EditDistrictPage({ params }: PageProps<'/districts/edit/[id]'>) {
  const [t, id] = [await getTranslations('districts'), idOf((await params).id)]
  const district = orMissing(await prefetch('districts.get', { params: { id } }))
  return (
    <Page
      title={t('editTitle')}
      subtitle={t('editSubtitle')}
      action={<HistoryDrawerCard noun="districts" id={id} />}
    >
      <PrefetchBoundary results={[district]}>
        <EditDistrict id={id} />
      </PrefetchBoundary>
    </Page>
  )
}
