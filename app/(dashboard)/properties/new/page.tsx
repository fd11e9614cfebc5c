import { getTranslations } from 'next-intl/server'
import { NewProperty } from '@/components/properties/form/property-form'
import { propertyFormMessages } from '@/components/properties/form/property-form-messages'
import { prefetchPropertyLookups } from '@/components/properties/property-lookups'
import { prefetch } from '@/lib/agency/prefetch'
import { createTitleMetadata } from '../../../page-title'
import { DashboardPage } from '../../dashboard-page'
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
    <DashboardPage
      namespaces={propertyFormMessages}
      results={results}
      title={t('newTitle')}
      subtitle={t('newSubtitle')}
      back={{ href: '/properties/listings', label: tResource('backToList') }}
    >
      <NewProperty developmentId={parseId(String(query.condominium))} sourceId={sourceId} />
    </DashboardPage>
  )
}
