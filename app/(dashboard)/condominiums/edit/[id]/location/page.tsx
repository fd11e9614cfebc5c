import { LocationTab } from '@/components/records/location/location-tab'
import { readMapTiles } from '@/components/records/map/map-tiles'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('condominiums', 'location')

export default createTabPage(
  (id) => [prefetch('condominiums.location', { params: { id } })],
  (id) => <LocationTab resource="condominiums" id={id} tiles={readMapTiles()} />,
)
