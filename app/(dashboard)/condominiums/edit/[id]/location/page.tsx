import { mapTiles } from '@/components/records/map/map-tiles'
import { CondominiumLocation } from '@/components/condominiums/record/condominium-location'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { tabTitle } from '../../../../record-title'

export const generateMetadata = tabTitle('condominiums', 'location')

export default async function CondominiumLocationPage({
  params,
}: PageProps<'/condominiums/edit/[id]/location'>) {
  const id = requireId((await params).id)
  return (
    <PrefetchBoundary results={[await prefetch('condominiums.location', { params: { id } })]}>
      <CondominiumLocation id={id} tiles={mapTiles()} />
    </PrefetchBoundary>
  )
}
