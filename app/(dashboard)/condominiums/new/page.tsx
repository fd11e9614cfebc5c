import { getTranslations } from 'next-intl/server'
import { prefetchDevelopmentLookups } from '@/components/developments/development-lookups'
import { NewDevelopment } from '@/components/developments/form/development-form'
import { developmentFormMessages } from '@/components/developments/form/development-form-messages'
import { createTitleMetadata } from '../../../page-title'
import { DashboardPage } from '../../dashboard-page'

export const generateMetadata = createTitleMetadata('condominiums.form.newTitle')

export default async function NewDevelopmentPage() {
  const [t, tResource, ...lookups] = await Promise.all([
    getTranslations('condominiums.form'),
    getTranslations('resource'),
    ...prefetchDevelopmentLookups(),
  ])
  return (
    <DashboardPage
      namespaces={developmentFormMessages}
      results={lookups}
      title={t('newTitle')}
      subtitle={t('newSubtitle')}
      back={{ href: '/condominiums/listings', label: tResource('backToList') }}
    >
      <NewDevelopment />
    </DashboardPage>
  )
}
