import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import { propertyFields } from '@/components/properties/fields'
import { PropertyImport } from '@/components/properties/import/property-import'
import { fieldMessages } from '@/components/resource/field'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('properties.import.title')

export default async function ImportPropertiesPage() {
  const t = await getTranslations('properties.import')
  const tImport = await getTranslations('csv.import')
  return (
    <Page
      fluid
      back={{ href: '/properties/listings', label: tImport('back') }}
      title={t('title')}
      subtitle={t('subtitle')}
    >
      <ClientMessages namespaces={['csv.import', 'properties.csv', ...fieldMessages(propertyFields)]}>
        <PropertyImport />
      </ClientMessages>
    </Page>
  )
}
