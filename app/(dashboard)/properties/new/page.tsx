import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Messages } from '@/components/layout/messages'
import { Page } from '@/components/layout/page'
import { NewProperty } from '@/components/properties/form/property-form'
import { propertyFormMessages } from '@/components/properties/form/property-form-messages'
import { prefetchPropertyLookups } from '@/components/properties/property-lookups'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('properties.form')
  return { title: t('newTitle') }
}

export default async function NewPropertyPage({ searchParams }: PageProps<'/properties/new'>) {
  const condominium = Number((await searchParams).condominium)
  const [t, lookups] = await Promise.all([getTranslations('properties.form'), prefetchPropertyLookups()])
  return (
    <Messages of={propertyFormMessages}>
      <PrefetchBoundary results={lookups}>
        <Page title={t('newTitle')} subtitle={t('newSubtitle')}>
          <NewProperty condominium={Number.isInteger(condominium) && condominium > 0 ? condominium : null} />
        </Page>
      </PrefetchBoundary>
    </Messages>
  )
}
