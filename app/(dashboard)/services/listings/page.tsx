import { PlusIcon } from '@heroicons/react/24/outline'
import { getTranslations } from 'next-intl/server'
import { openList } from '@/components/resource/saved-views/open-default-view'
import { ServiceList } from '@/components/services/service-list'
import { serviceList } from '@/components/services/service-list-state'
import { LinkButton } from '@/components/ui/link-button'
import { prefetch } from '@/lib/agency/prefetch'
import { createTitleMetadata } from '../../../page-title'
import { DashboardPage } from '../../dashboard-page'

export const generateMetadata = createTitleMetadata('services.listTitle')

export default async function ServiceListingsPage({ searchParams }: PageProps<'/services/listings'>) {
  const t = await getTranslations('services')
  const { params, views } = await openList('/services/listings', searchParams)
  const add = (
    <LinkButton href="/services/new" variant="primary" icon={<PlusIcon />}>
      {t('add')}
    </LinkButton>
  )
  const results = await Promise.all([
    prefetch('services.list', { query: serviceList.toQuery(serviceList.parse(params)) }),
    views,
  ])
  return (
    <DashboardPage results={results} fluid title={t('listTitle')} subtitle={t('listSubtitle')} action={add}>
      <ServiceList />
    </DashboardPage>
  )
}
