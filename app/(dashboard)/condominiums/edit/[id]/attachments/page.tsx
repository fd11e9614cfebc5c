import { RecordAttachments } from '@/components/portfolio/record/record-attachments'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('condominiums', 'attachments')

export default createTabPage(
  (id) => [prefetch('condominiums.attachments', { params: { id } })],
  (id) => <RecordAttachments resource="condominiums" id={id} />,
)
