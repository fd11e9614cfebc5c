import { CondominiumAttachments } from '@/components/condominiums/record/condominium-attachments'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { createTabMetadata } from '../../../../record-metadata'

export const generateMetadata = createTabMetadata('condominiums', 'attachments')

type Props = PageProps<'/condominiums/edit/[id]/attachments'>

export default async function CondominiumAttachmentsPage({ params }: Props) {
  const id = requireId((await params).id)
  return (
    <PrefetchBoundary results={[await prefetch('condominiums.attachments', { params: { id } })]}>
      <CondominiumAttachments id={id} />
    </PrefetchBoundary>
  )
}
