'use client'

import dynamic from 'next/dynamic'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { Selection } from '@/components/portfolio/bulk/use-selection'
import { cardGrid, eagerCards } from '@/components/portfolio/list/cards-skeleton'
import type { TableSettings } from '@/components/portfolio/list/table-settings'
import { ListSkeleton } from '@/components/portfolio/list/list-skeleton'
import type { LoadedPoints } from '@/components/portfolio/map/list-map'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { PropertyCard } from './property-card'
import type { PropertyState } from './listing-filters'
import type { Listing } from './listing-state'
import type { PropertyActions } from '../use-property-actions'

const PropertyTable = dynamic(() => import('./property-table').then((module) => module.PropertyTable), {
  loading: () => <ListSkeleton view="table" />,
})
const PropertyMap = dynamic(() => import('./property-map').then((module) => module.PropertyMap), {
  ssr: false,
  loading: () => <ListSkeleton view="map" />,
})

/** A page of properties as cards, table or map; table and map are loaded on demand. */
export function PropertyViews({
  properties,
  points,
  state,
  tiles,
  listing,
  selection,
  settings,
  actions,
}: {
  properties: readonly Property[]
  points: LoadedPoints
  state: PropertyState
  tiles: MapTiles | null
  listing: Listing
  selection: Selection<Property>
  settings: TableSettings
  actions: PropertyActions
}) {
  const { view, sort } = listing.request
  if (view === 'map')
    return <PropertyMap {...{ points, properties, state, tiles, actions }} request={listing.request} />
  if (view === 'table') {
    return <PropertyTable {...{ properties, sort, selection, settings, actions }} onSort={listing.sortBy} />
  }
  return (
    <div className={cardGrid}>
      {properties.map((property, index) => (
        <PropertyCard
          key={property.id}
          {...{ property, selection, ...actions }}
          rows={properties}
          eager={index < eagerCards}
        />
      ))}
    </div>
  )
}
