import type { PropertyCard as Property } from '#contract/property.ts'
import type { MapViewProps } from '@/components/portfolio/list/view-props'
import { ListMap } from '@/components/portfolio/map/list-map'
import { formatPrice } from '@/lib/format/money'
import type { PropertyState } from './property-list-state'
import { PropertyPrice } from '../property-price'

export function PropertyMap(props: MapViewProps<Property> & { state: PropertyState }) {
  return (
    <ListMap
      resource="properties"
      {...props}
      pointOf={({ id, reference, lat, len, price, administrative_area_level_2: place }) => ({
        id,
        name: reference,
        lat,
        len,
        price,
        place: place ?? '',
      })}
      labelOf={({ name, price }) => {
        const text = formatPrice(price)
        return { text, name: `${name}, ${text}` }
      }}
      popupItemOf={(property) => ({
        price: <PropertyPrice property={property} className="text-base" />,
        aside: property.reference,
        linkedRecord: property,
        place: [property.type, property.district].filter(Boolean).join(' · ') || '-',
      })}
    />
  )
}
