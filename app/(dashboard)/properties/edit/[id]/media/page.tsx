import { MediaTab } from '@/components/records/media/media-tab'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('properties', 'media')

export default createTabPage(
  (id) => [prefetch('properties.media', { params: { id } })],
  (id) => <MediaTab resource="properties" id={id} />,
)
