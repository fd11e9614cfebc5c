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
  const [t, ...lookups] = await Promise.all([
    getTranslations('condominiums.form'),
    ...prefetchDevelopmentLookups(),
  ])
  return (
    <ClientMessages namespaces={developmentFormMessages}>
      <PrefetchBoundary results={lookups}>
        <Page title={t('newTitle')} subtitle={t('newSubtitle')}>
          <NewDevelopment />
        </Page>
      </PrefetchBoundary>
    </ClientMessages>
  )
}
