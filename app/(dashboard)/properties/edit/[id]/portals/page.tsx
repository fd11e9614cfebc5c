import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { PropertyPortals } from '@/components/properties/record/property-portals'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('properties', 'portals')

export default createTabPage(
  (id) => [
    prefetch('portals.ofProperty', { params: { id } }),
    prefetch('keyItems.list', keyItemPickerArgs('types')),
  ],
  (id) => <PropertyPortals id={id} />,
)
