'use client'

import type { PropertyCard as Property } from '#contract/property.ts'
import { Cover } from '@/components/records/cover'
import type { MapPart } from '@/components/portfolio/list/portfolio-parts'
import { ListMap } from '@/components/portfolio/map/list-map'
import { MapPopup, MapPopupLine, mapPopupLink, missingIds } from '@/components/portfolio/map/map-popup'
import { useCall } from '@/lib/agency/use-call'
import { formatPrice } from '@/lib/format/money'
import type { PropertyState } from './listing-filters'
import { PropertyLink } from '../property-link'
import { PropertyPrice } from '../property-price'

export function PropertyMap({ state, ...map }: MapPart<Property> & { state: PropertyState }) {
  return (
    <ListMap
      resource="properties"
      {...map}
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
    >
      {(ids) => <PropertyPopup {...{ ids, state }} page={map.page} />}
    </ListMap>
  )
}

function PropertyPopup({
  ids,
  state,
  page,
}: {
  ids: readonly number[]
  state: PropertyState
  page: readonly Property[]
}) {
  const missing = missingIds(ids, page)
  const query = { itemsPerPage: ids.length, filter: { state, ids: missing } }
  const { data, error } = useCall('properties.list', missing.length === 0 ? null : { query })
  return (
    <MapPopup
      {...{ ids, page, error }}
      loaded={data?.properties}
      cover={({ id, cover }) => <Cover location="properties" recordId={id} item={cover} />}
    >
      {(property) => (
        <MapPopupLine
          key={property.id}
          price={<PropertyPrice property={property} className="text-base" />}
          aside={property.reference}
          title={<PropertyLink property={property} className={mapPopupLink} />}
          place={[property.type, property.district].filter(Boolean).join(' · ') || '-'}
        />
      )}
    </MapPopup>
  )
}
