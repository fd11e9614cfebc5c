import { PlusIcon } from '@heroicons/react/24/outline'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Page } from '@/components/layout/page'
import { paramsOf, readListQuery } from '@/components/resource/list-query'
import { ServiceList } from '@/components/services/service-list'
import { serviceQuery, serviceSorts } from '@/components/services/service-list-state'
import { LinkButton } from '@/components/ui/button'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('services'))('listTitle') }
}

export default async function ServiceListingsPage({ searchParams }: PageProps<'/services/listings'>) {
  const t = await getTranslations('services')
  const request = readListQuery(paramsOf(await searchParams), serviceSorts)
  const add = (
    <LinkButton href="/services/new" variant="primary" icon={<PlusIcon />}>
      {t('add')}
    </LinkButton>
  )
  return (
    <Page fluid title={t('listTitle')} subtitle={t('listSubtitle')} action={add}>
      <PrefetchBoundary results={[await prefetch('services.list', { query: serviceQuery(request) })]}>
        <ServiceList />
      </PrefetchBoundary>
    </Page>
  )
}
