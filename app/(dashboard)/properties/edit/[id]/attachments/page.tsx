import { AttachmentsTab } from '@/components/records/attachments/attachments-tab'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('properties', 'attachments')

export default createTabPage(
  (id) => [prefetch('properties.attachments', { params: { id } })],
  (id) => <AttachmentsTab resource="properties" id={id} />,
)
