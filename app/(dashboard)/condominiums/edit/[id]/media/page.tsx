import { MediaTab } from '@/components/records/media/media-tab'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('condominiums', 'media')

export default createTabPage(
  (id) => [prefetch('condominiums.media', { params: { id } })],
  (id) => <MediaTab resource="condominiums" id={id} />,
)
