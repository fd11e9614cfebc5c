import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { PropertyPortals } from '@/components/properties/record/property-portals'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { createTabMetadata } from '../../../../record-metadata'

export const generateMetadata = createTabMetadata('properties', 'portals')

export default async function PropertyPortalsPage({ params }: PageProps<'/properties/edit/[id]/portals'>) {
  const id = requireId((await params).id)
  const results = await Promise.all([
    prefetch('portals.ofProperty', { params: { id } }),
    prefetch('keyItems.list', keyItemPickerArgs('types')),
  ])
  return (
    <PrefetchBoundary results={results}>
      <PropertyPortals id={id} />
    </PrefetchBoundary>
  )
}
