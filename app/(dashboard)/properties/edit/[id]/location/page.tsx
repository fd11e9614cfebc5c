import { mapTiles } from '@/components/records/map/map-tiles'
import { PropertyLocation } from '@/components/properties/record/property-location'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { tabTitle } from '../../../../record-title'

export const generateMetadata = tabTitle('properties', 'location')

export default async function PropertyLocationPage({ params }: PageProps<'/properties/edit/[id]/location'>) {
  const id = requireId((await params).id)
  return (
    <PrefetchBoundary results={[await prefetch('properties.location', { params: { id } })]}>
      <PropertyLocation id={id} tiles={mapTiles()} />
    </PrefetchBoundary>
  )
}
