import { PlusIcon } from '@heroicons/react/24/outline'
import { getTranslations } from 'next-intl/server'
import { DistrictList } from '@/components/districts/district-list'
import { districtList } from '@/components/districts/district-list-state'
import { readMapTiles } from '@/components/records/map/map-tiles'
import { openList } from '@/components/resource/saved-views/open-default-view'
import { LinkButton } from '@/components/ui/link-button'
import { prefetch } from '@/lib/agency/prefetch'
import { createTitleMetadata } from '../../../page-title'
import { DashboardPage } from '../../dashboard-page'

export const generateMetadata = createTitleMetadata('districts.listTitle')

export default async function DistrictListingsPage({ searchParams }: PageProps<'/districts/listings'>) {
  const t = await getTranslations('districts')
  const { params, views } = await openList('/districts/listings', searchParams)
  const add = (
    <LinkButton href="/districts/add" variant="primary" icon={<PlusIcon />}>
      {t('add')}
    </LinkButton>
  )
  const results = await Promise.all([
    prefetch('districts.list', { query: districtList.toQuery(districtList.parse(params)) }),
    views,
  ])
  return (
    <DashboardPage results={results} fluid title={t('listTitle')} subtitle={t('listSubtitle')} action={add}>
      <DistrictList tiles={readMapTiles()} />
    </DashboardPage>
  )
}
