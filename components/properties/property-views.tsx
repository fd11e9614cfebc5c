'use client'

import dynamic from 'next/dynamic'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { Skeleton } from '@/components/ui/skeleton'
import { PropertyCard } from './property-card'
import { cardGrid, PropertyCardsSkeleton } from './property-cards-skeleton'
import type { View } from './listing-state'
import type { PropertyActions } from './use-property-actions'
import type { Listing } from './use-listing'
import type { Selection } from './use-selection'

const PropertyTable = dynamic(() => import('./property-table').then((module) => module.PropertyTable), {
  loading: () => <ListSkeleton view="table" />,
})
const PropertyMap = dynamic(() => import('./property-map').then((module) => module.PropertyMap), {
  ssr: false,
  loading: () => <ListSkeleton view="map" />,
})

/** Photographs above the fold on a wide screen; the rest is fetched as it comes into view. */
const eagerCards = 4

/** The properties of a page as cards, as a table or on the map; table and map are fetched when they are wanted. */
export function PropertyViews({
  properties,
  tiles,
  listing,
  selection,
  actions,
}: {
  properties: readonly Property[]
  tiles: MapTiles | null
  listing: Listing
  selection: Selection
  actions: PropertyActions
}) {
  const { view, sort } = listing.asked
  if (view === 'map') return <PropertyMap {...{ properties, tiles, actions }} />
  if (view === 'table') {
    return <PropertyTable {...{ properties, sort, selection, actions }} onSort={listing.sortBy} />
  }
  return (
    <ul className={cardGrid}>
      {properties.map((property, index) => (
        <li key={property.id} className="grid min-w-0">
          <PropertyCard
            property={property}
            eager={index < eagerCards}
            selected={selection.has(property.id)}
            onSelect={selection.toggle}
            {...actions}
          />
        </li>
      ))}
    </ul>
  )
}

/** What is still to come, in the shape of the view. */
export function ListSkeleton({ view }: { view: View }) {
  if (view === 'cards') return <PropertyCardsSkeleton />
  if (view === 'map') return <Skeleton className="h-[max(24rem,calc(100dvh-16rem))] rounded-lg" />
  return (
    <div className="space-y-px overflow-hidden rounded-lg border border-line">
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={row} className="h-14 rounded-none" />
      ))}
    </div>
  )
}
