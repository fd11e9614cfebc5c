import { getTranslations } from 'next-intl/server'
import { Page } from '@/components/layout/page'
import { ServiceEditor } from '@/components/services/service-form'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('services.newTitle')

export default async function NewServicePage() {
  const t = await getTranslations('services')
  return (
    <Page
      title={t('newTitle')}
      subtitle={t('newSubtitle')}
      back={{ href: '/services/listings', label: t('listTitle') }}
    >
      <ServiceEditor id={null} />
    </Page>
  )
}
