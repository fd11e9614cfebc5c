import { AttachmentsTab } from '@/components/records/attachments/attachments-tab'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('condominiums', 'attachments')

export default createTabPage(
  (id) => [prefetch('condominiums.attachments', { params: { id } })],
  (id) => <AttachmentsTab resource="condominiums" id={id} />,
)
