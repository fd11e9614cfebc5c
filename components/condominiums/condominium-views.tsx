'use client'

import dynamic from 'next/dynamic'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import type { Selection } from '@/components/listing/bulk/use-selection'
import { cardGrid, eagerCards } from '@/components/listing/list/cards-skeleton'
import { ListSkeleton } from '@/components/listing/list/list-skeleton'
import type { LoadedPoints } from '@/components/listing/map/list-map'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { CondominiumCard } from './condominium-card'
import type { CondominiumState } from './listing-filters'
import type { CondominiumListing } from './listing-state'
import type { CondominiumActions } from './use-condominium-actions'

const CondominiumTable = dynamic(
  () => import('./condominium-table').then((module) => module.CondominiumTable),
  { loading: () => <ListSkeleton view="table" /> },
)
const CondominiumMap = dynamic(() => import('./condominium-map').then((module) => module.CondominiumMap), {
  ssr: false,
  loading: () => <ListSkeleton view="map" />,
})

/** The developments of a page as cards, as a table or on the map; table and map are fetched when they are wanted. */
export function CondominiumViews({
  condominiums,
  points,
  state,
  tiles,
  listing: { asked, sortBy },
  selection,
  actions,
}: {
  condominiums: readonly Condominium[]
  points: LoadedPoints
  state: CondominiumState
  tiles: MapTiles | null
  listing: CondominiumListing
  selection: Selection<Condominium>
  actions: CondominiumActions
}) {
  if (asked.view === 'map')
    return <CondominiumMap {...{ points, condominiums, state, asked, tiles, actions }} />
  if (asked.view === 'table') {
    return <CondominiumTable {...{ condominiums, selection, actions }} sort={asked.sort} onSort={sortBy} />
  }
  return (
    <ul className={cardGrid}>
      {condominiums.map((condominium, index) => (
        <li key={condominium.id} className="grid min-w-0">
          <CondominiumCard {...{ condominium, selection, ...actions }} eager={index < eagerCards} />
        </li>
      ))}
    </ul>
  )
}
