import { propertyFields } from '@/components/properties/fields'
import { PropertyImport } from '@/components/properties/import/property-import'
import { fieldMessages } from '@/components/resource/field'
import { pageTitle } from '../../../page-title'
import { createTitledPage } from '../../titled-page'

export const generateMetadata = pageTitle('properties.import.title')

export default createTitledPage('properties.import.title', 'properties.import.subtitle', <PropertyImport />, {
  messages: ['csv.import', 'properties.csv', ...fieldMessages(propertyFields)],
  backHref: '/properties/listings',
  fluid: true,
})
