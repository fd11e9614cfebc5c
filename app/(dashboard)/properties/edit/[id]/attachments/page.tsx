import { PropertyAttachments } from '@/components/properties/record/property-attachments'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { createTabMetadata } from '../../../../record-metadata'

export const generateMetadata = createTabMetadata('properties', 'attachments')

type Props = PageProps<'/properties/edit/[id]/attachments'>

export default async function PropertyAttachmentsPage({ params }: Props) {
  const id = requireId((await params).id)
  return (
    <PrefetchBoundary results={[await prefetch('properties.attachments', { params: { id } })]}>
      <PropertyAttachments id={id} />
    </PrefetchBoundary>
  )
}
