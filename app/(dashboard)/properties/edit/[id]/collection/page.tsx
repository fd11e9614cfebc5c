import { PropertyCollection } from '@/components/properties/form/property-collection'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('properties', 'collection')

export default createTabPage(
  (id) => [prefetch('properties.collection', { params: { id } })],
  (id) => <PropertyCollection id={id} />,
)
