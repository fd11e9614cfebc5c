import { RecordMedia } from '@/components/portfolio/record/record-media'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('properties', 'media')

export default createTabPage(
  (id) => [prefetch('properties.media', { params: { id } })],
  (id) => <RecordMedia resource="properties" id={id} />,
)
