import { cache } from 'react'
import { propertyFormMessages } from '@/components/properties/form/property-form-messages'
import { PropertyRecord } from '@/components/properties/record/property-record'
import { prefetch } from '@/lib/agency/prefetch'
import { inLanguage } from '@/lib/format/in-language'
import { createRecordMetadata } from '../../../record-metadata'
import { createRecordLayout } from '../../../record-pages'

const prefetchRecord = cache((id: number) => prefetch('properties.general', { params: { id } }))

export const generateMetadata = createRecordMetadata(
  'properties.form.editTitle',
  prefetchRecord,
  ({ block: property }, locale) => `${property.reference} ${inLanguage(property.i18n.title, locale)}`,
)

export default createRecordLayout('properties', propertyFormMessages, prefetchRecord, PropertyRecord)
