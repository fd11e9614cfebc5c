import { PropertyMedia } from '@/components/properties/record/property-media'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('properties', 'media')

export default createTabPage(
  (id) => Promise.all([prefetch('properties.media', { params: { id } })]),
  (id) => <PropertyMedia id={id} />,
)
