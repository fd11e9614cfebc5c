import { getTranslations } from 'next-intl/server'
import { readMapTiles } from '@/components/records/map/map-tiles'
import { LocationTab } from '@/components/records/location/location-tab'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { createTabMetadata } from '../../../../record-metadata'

export const generateMetadata = createTabMetadata('properties', 'location')

export default async function PropertyLocationPage({ params }: PageProps<'/properties/edit/[id]/location'>) {
  const id = requireId((await params).id)
  const t = await getTranslations('properties.form')
  return (
    <PrefetchBoundary results={[await prefetch('properties.location', { params: { id } })]}>
      <LocationTab resource="properties" id={id} subject={t('itsLocation')} tiles={readMapTiles()} />
    </PrefetchBoundary>
  )
}
