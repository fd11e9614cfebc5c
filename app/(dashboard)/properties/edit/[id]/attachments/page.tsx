import { RecordAttachments } from '@/components/portfolio/record/record-attachments'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('properties', 'attachments')

export default createTabPage(
  (id) => [prefetch('properties.attachments', { params: { id } })],
  (id) => <RecordAttachments resource="properties" id={id} />,
)
