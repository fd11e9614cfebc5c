import { getTranslations } from 'next-intl/server'
import { propertyFields } from '@/components/properties/fields'
import { PropertyImport } from '@/components/properties/import/property-import'
import { fieldMessages } from '@/components/resource/field'
import { createTitleMetadata } from '../../../page-title'
import { DashboardPage } from '../../dashboard-page'

export const generateMetadata = createTitleMetadata('properties.import.title')

export default async function ImportPropertiesPage() {
  const t = await getTranslations('properties.import')
  const tImport = await getTranslations('csv.import')
  return (
    <DashboardPage
      namespaces={['csv.import', 'properties.csv', ...fieldMessages(propertyFields)]}
      fluid
      back={{ href: '/properties/listings', label: tImport('back') }}
      title={t('title')}
      subtitle={t('subtitle')}
    >
      <PropertyImport />
    </DashboardPage>
  )
}
