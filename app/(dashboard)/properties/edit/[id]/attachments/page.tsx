import { PropertyAttachments } from '@/components/properties/record/property-attachments'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-address'
import { partTitle } from '../../../../record-title'

export const generateMetadata = partTitle('properties', 'attachments')

type Props = PageProps<'/properties/edit/[id]/attachments'>

export default async function PropertyAttachmentsPage({ params }: Props) {
  const id = requireId((await params).id)
  return (
    <PrefetchBoundary results={[await prefetch('properties.attachments', { params: { id } })]}>
      <PropertyAttachments id={id} />
    </PrefetchBoundary>
  )
}
