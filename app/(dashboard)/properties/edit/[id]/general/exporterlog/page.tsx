import { exportPlaces } from '#contract/portal-places.ts'
import { PublicationLog } from '@/components/properties/record/publication-log'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../../record-pages'

export const generateMetadata = createTabMetadata('properties', 'exporterlog')

export default createTabPage(
  (id) => [prefetch('properties.exporterLog', { params: { id } })],
  (id) => <PublicationLog id={id} places={exportPlaces} />,
)
