import { RecordMedia } from '@/components/portfolio/record/record-media'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('condominiums', 'media')

export default createTabPage(
  (id) => [prefetch('condominiums.media', { params: { id } })],
  (id) => <RecordMedia resource="condominiums" id={id} />,
)
