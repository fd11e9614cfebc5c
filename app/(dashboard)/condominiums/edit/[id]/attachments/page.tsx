import { CondominiumAttachments } from '@/components/condominiums/record/condominium-attachments'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('condominiums', 'attachments')

export default createTabPage(
  (id) => Promise.all([prefetch('condominiums.attachments', { params: { id } })]),
  (id) => <CondominiumAttachments id={id} />,
)
