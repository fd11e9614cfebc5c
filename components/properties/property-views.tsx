'use client'

import dynamic from 'next/dynamic'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { Selection } from '@/components/listing/bulk/use-selection'
import { cardGrid, eagerCards } from '@/components/listing/list/cards-skeleton'
import { ListSkeleton } from '@/components/listing/list/list-skeleton'
import type { LoadedPoints } from '@/components/listing/map/list-map'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { PropertyCard } from './property-card'
import type { PropertyState } from './listing-filters'
import type { Listing } from './listing-state'
import type { PropertyActions } from './use-property-actions'

const PropertyTable = dynamic(() => import('./property-table').then((module) => module.PropertyTable), {
  loading: () => <ListSkeleton view="table" />,
})
const PropertyMap = dynamic(() => import('./property-map').then((module) => module.PropertyMap), {
  ssr: false,
  loading: () => <ListSkeleton view="map" />,
})

/** The properties of a page as cards, as a table or on the map; table and map are fetched when they are wanted. */
export function PropertyViews({
  properties,
  points,
  state,
  tiles,
  listing,
  selection,
  actions,
}: {
  properties: readonly Property[]
  points: LoadedPoints
  state: PropertyState
  tiles: MapTiles | null
  listing: Listing
  selection: Selection<Property>
  actions: PropertyActions
}) {
  const { view, sort } = listing.asked
  if (view === 'map')
    return <PropertyMap {...{ points, properties, state, tiles, actions }} asked={listing.asked} />
  if (view === 'table') {
    return <PropertyTable {...{ properties, sort, selection, actions }} onSort={listing.sortBy} />
  }
  return (
    <ul className={cardGrid}>
      {properties.map((property, index) => (
        <li key={property.id} className="grid min-w-0">
          <PropertyCard property={property} eager={index < eagerCards} selection={selection} {...actions} />
        </li>
      ))}
    </ul>
  )
}
