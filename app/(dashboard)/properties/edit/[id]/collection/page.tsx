import { PropertyCollection } from '@/components/properties/form/property-collection'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { createTabMetadata } from '../../../../record-metadata'

export const generateMetadata = createTabMetadata('properties', 'collection')

export default async function PropertyCollectionPage({
  params,
}: PageProps<'/properties/edit/[id]/collection'>) {
  const id = requireId((await params).id)
  return (
    <PrefetchBoundary results={[await prefetch('properties.collection', { params: { id } })]}>
      <PropertyCollection id={id} />
    </PrefetchBoundary>
  )
}
