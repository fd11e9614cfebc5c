import { getTranslations } from 'next-intl/server'
import { ContactsScreen } from '@/components/contacts/contacts-screen'
import { hasReversedRange, toPreviewArgs, parseContactsFilters } from '@/components/contacts/contacts-state'
import { paramsOf } from '@/components/resource/list-query'
import { prefetch } from '@/lib/agency/prefetch'
import { createTitleMetadata } from '../../../page-title'
import { DashboardPage } from '../../dashboard-page'

export const generateMetadata = createTitleMetadata('contacts.title')

export default async function ContactsPage({ searchParams }: PageProps<'/download/csv'>) {
  const t = await getTranslations('contacts')
  const filters = parseContactsFilters(paramsOf(await searchParams))
  const preview = hasReversedRange(filters) ? [] : [await prefetch('contacts.list', toPreviewArgs(filters))]
  return (
    <DashboardPage
      namespaces={['contacts', 'inbox', 'agents', 'listing.lookupFailed']}
      results={preview}
      fluid
      title={t('title')}
      subtitle={t('subtitle')}
    >
      <ContactsScreen />
    </DashboardPage>
  )
}
