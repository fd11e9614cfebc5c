import { getTranslations } from 'next-intl/server'
import { ContactsScreen } from '@/components/contacts/contacts-screen'
import { hasReversedRange, toPreviewArgs, parseContactsFilters } from '@/components/contacts/contacts-state'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import { paramsOf } from '@/components/resource/list-query'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('contacts.title')

export default async function ContactsPage({ searchParams }: PageProps<'/download/csv'>) {
  const t = await getTranslations('contacts')
  const filters = parseContactsFilters(paramsOf(await searchParams))
  const preview = hasReversedRange(filters) ? [] : [await prefetch('contacts.list', toPreviewArgs(filters))]
  return (
    <ClientMessages namespaces={['contacts', 'inbox', 'agents', 'listing.lookupFailed']}>
      <Page fluid title={t('title')} subtitle={t('subtitle')}>
        <PrefetchBoundary results={preview}>
          <ContactsScreen />
        </PrefetchBoundary>
      </Page>
    </ClientMessages>
  )
}
