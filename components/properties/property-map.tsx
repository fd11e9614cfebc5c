'use client'

import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { writeList } from '@/components/listing/list/list-state'
import { type LoadedPoints, ListMap } from '@/components/listing/map/list-map'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { formatPrice } from '@/lib/format/money'
import { filtersWork, type PropertyState } from './listing-filters'
import { listRules, type ListingState } from './listing-state'
import { PropertyMapCard } from './property-map-card'
import type { PropertyActions } from './use-property-actions'

/** The properties that match a list's filters on a map, each with its price. */
export function PropertyMap({
  points,
  properties,
  state,
  asked,
  tiles,
  actions,
}: {
  points: LoadedPoints
  /** The list's page, for an API without points. */
  properties: readonly Property[]
  state: PropertyState
  asked: ListingState
  tiles: MapTiles | null
  actions: PropertyActions
}) {
  const onPage = new Map(properties.map((property) => [property.id, property]))
  const filters = { ...asked.filters, missing: 'location' as const }
  const listed = writeList({ ...asked, page: 1, view: 'table', filters }, listRules[state])
  return (
    <ListMap
      noun="properties"
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
      {(ids) => <PropertiesHere {...{ ids, state, onPage, actions }} />}
    </ListMap>
  )
}

/** Loads the cards that the page doesn't have. */
function PropertiesHere({
  ids,
  state,
  onPage,
  actions,
}: {
  ids: readonly number[]
  state: PropertyState
  onPage: ReadonlyMap<number, Property>
  actions: PropertyActions
}) {
  const t = useTranslations('resource')
  const missing = ids.filter((id) => !onPage.has(id))
  const query = { itemsPerPage: ids.length, filter: { state, ids: missing } }
  const { data, error } = useCall('properties.list', missing.length === 0 ? null : { query })
  const loaded = new Map(data?.properties.map((property) => [property.id, property]))
  const here = ids.map((id) => onPage.get(id) ?? loaded.get(id)).filter((each) => each !== undefined)
  if (missing.length > 0 && data === undefined)
    return error === undefined ? <Skeleton className="h-40" /> : <p className="p-3.5">{t('loadFailed')}</p>
  return <PropertyMapCard properties={here} {...actions} />
}
