'use client'

import type { PropertyCard as Property } from '#contract/property.ts'
import { Cover } from '@/components/records/cover'
import { writeList } from '@/components/portfolio/list/list-state'
import { type LoadedPoints, ListMap } from '@/components/portfolio/map/list-map'
import { MapPopup, MapPopupLine, mapPopupLink, missingIds } from '@/components/portfolio/map/map-popup'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { useCall } from '@/lib/agency/use-call'
import { formatPrice } from '@/lib/format/money'
import { filtersWork, type PropertyState } from './listing-filters'
import { listRules, type ListingState } from './listing-state'
import { PropertyLink } from '../property-link'
import { PropertyPrice } from '../property-price'
import type { PropertyActions } from '../use-property-actions'

export function PropertyMap({
  points,
  properties,
  state,
  request,
  tiles,
  actions,
}: {
  points: LoadedPoints
  properties: readonly Property[]
  state: PropertyState
  request: ListingState
  tiles: MapTiles | null
  actions: PropertyActions
}) {
  const filters = { ...request.filters, missing: 'location' as const }
  const listed = writeList({ ...request, page: 1, view: 'table', filters }, listRules[state])
  return (
    <ListMap
      resource="properties"
      loaded={points}
      page={properties}
      pointOf={({ id, reference, lat, len, price, administrative_area_level_2: place }) => ({
        id,
        name: reference,
        lat,
        len,
        price,
        place: place ?? '',
      })}
      withoutLocation={filtersWork(state) ? `?${listed}` : null}
      tiles={tiles}
      labelOf={({ name, price }) => {
        const text = formatPrice(price)
        return { text, name: `${name}, ${text}` }
      }}
    >
      {(ids) => <PropertyPopup {...{ ids, state }} page={properties} onBlocked={actions.onBlocked} />}
    </ListMap>
  )
}

function PropertyPopup({
  ids,
  state,
  page,
  onBlocked,
}: {
  ids: readonly number[]
  state: PropertyState
  page: readonly Property[]
  onBlocked: () => void
}) {
  const missing = missingIds(ids, page)
  const query = { itemsPerPage: ids.length, filter: { state, ids: missing } }
  const { data, error } = useCall('properties.list', missing.length === 0 ? null : { query })
  return (
    <MapPopup
      {...{ ids, page, error }}
      loaded={data?.properties}
      cover={({ id, cover }) => <Cover location="properties" ownerId={id} item={cover} alt="" />}
    >
      {(property) => (
        <MapPopupLine
          key={property.id}
          price={<PropertyPrice property={property} className="text-base" />}
          aside={property.reference}
          title={<PropertyLink property={property} onBlocked={onBlocked} className={mapPopupLink} />}
          place={[property.type, property.district].filter(Boolean).join(' · ') || '-'}
        />
      )}
    </MapPopup>
  )
}
