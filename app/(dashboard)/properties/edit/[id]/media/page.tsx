import { PropertyMedia } from '@/components/properties/record/property-media'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { createTabMetadata } from '../../../../record-metadata'

export const generateMetadata = createTabMetadata('properties', 'media')

export default async function PropertyMediaPage({ params }: PageProps<'/properties/edit/[id]/media'>) {
  const id = requireId((await params).id)
  return (
    <PrefetchBoundary results={[await prefetch('properties.media', { params: { id } })]}>
      <PropertyMedia id={id} />
    </PrefetchBoundary>
  )
}
