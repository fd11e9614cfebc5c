import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import { NewDevelopment } from '@/components/developments/form/development-form'
import { developmentFormMessages } from '@/components/developments/form/development-form-messages'
import { prefetchDevelopmentLookups } from '@/components/developments/development-lookups'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('condominiums.form.newTitle')

export default async function NewDevelopmentPage() {
  const [t, tResource, ...lookups] = await Promise.all([
    getTranslations('condominiums.form'),
    getTranslations('resource'),
    ...prefetchDevelopmentLookups(),
  ])
  return (
    <ClientMessages namespaces={developmentFormMessages}>
      <PrefetchBoundary results={lookups}>
        <Page
          title={t('newTitle')}
          subtitle={t('newSubtitle')}
          back={{ href: '/condominiums/listings', label: tResource('backToList') }}
        >
          <NewDevelopment />
        </Page>
      </PrefetchBoundary>
    </ClientMessages>
  )
}
