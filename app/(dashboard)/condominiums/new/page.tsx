import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import { NewCondominium } from '@/components/condominiums/form/condominium-form'
import { condominiumFormMessages } from '@/components/condominiums/form/condominium-form-messages'
import { prefetchCondominiumLookups } from '@/components/condominiums/condominium-lookups'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { pageTitle } from '../../../page-title'

export const generateMetadata = pageTitle('condominiums.form.newTitle')

export default async function NewCondominiumPage() {
  const [t, lookups] = await Promise.all([getTranslations('condominiums.form'), prefetchCondominiumLookups()])
  return (
    <ClientMessages namespaces={condominiumFormMessages}>
      <PrefetchBoundary results={lookups}>
        <Page title={t('newTitle')} subtitle={t('newSubtitle')}>
          <NewCondominium />
        </Page>
      </PrefetchBoundary>
    </ClientMessages>
  )
}
