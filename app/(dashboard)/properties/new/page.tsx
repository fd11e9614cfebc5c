import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import { NewProperty } from '@/components/properties/form/property-form'
import { propertyFormMessages } from '@/components/properties/form/property-form-messages'
import { prefetchPropertyLookups } from '@/components/properties/property-lookups'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../../page-title'
import { parseId } from '../../record-id'

export const generateMetadata = createTitleMetadata('properties.form.newTitle')

export default async function NewPropertyPage({ searchParams }: PageProps<'/properties/new'>) {
  const query = await searchParams
  const sourceId = parseId(String(query.copy))
  const [t, tResource, ...results] = await Promise.all([
    getTranslations('properties.form'),
    getTranslations('resource'),
    ...prefetchPropertyLookups(),
    ...(sourceId === null ? [] : [prefetch('properties.general', { params: { id: sourceId } })]),
  ])
  return (
    <ClientMessages namespaces={propertyFormMessages}>
      <PrefetchBoundary results={results}>
        <Page
          title={t('newTitle')}
          subtitle={t('newSubtitle')}
          back={{ href: '/properties/listings', label: tResource('backToList') }}
        >
          <NewProperty developmentId={parseId(String(query.condominium))} sourceId={sourceId} />
        </Page>
      </PrefetchBoundary>
    </ClientMessages>
  )
}
