'use client'

import dynamic from 'next/dynamic'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import type { Selection } from '@/components/portfolio/bulk/use-selection'
import { cardGrid, eagerCards } from '@/components/portfolio/list/cards-skeleton'
import type { TableSettings } from '@/components/portfolio/list/table-settings'
import { ListSkeleton } from '@/components/portfolio/list/list-skeleton'
import type { LoadedPoints } from '@/components/portfolio/map/list-map'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { CondominiumCard } from './condominium-card'
import type { CondominiumState } from './listing-filters'
import type { CondominiumListing } from './listing-state'
import type { CondominiumActions } from '../use-condominium-actions'

const CondominiumTable = dynamic(
  () => import('./condominium-table').then((module) => module.CondominiumTable),
  { loading: () => <ListSkeleton view="table" /> },
)
const CondominiumMap = dynamic(() => import('./condominium-map').then((module) => module.CondominiumMap), {
  ssr: false,
  loading: () => <ListSkeleton view="map" />,
})

export function CondominiumViews({
  condominiums,
  points,
  state,
  tiles,
  listing: { request, sortBy },
  selection,
  settings,
  actions,
}: {
  condominiums: readonly Condominium[]
  points: LoadedPoints
  state: CondominiumState
  tiles: MapTiles | null
  listing: CondominiumListing
  selection: Selection<Condominium>
  settings: TableSettings
  actions: CondominiumActions
}) {
  if (request.view === 'map')
    return <CondominiumMap {...{ points, condominiums, state, request, tiles, actions }} />
  if (request.view === 'table') {
    return (
      <CondominiumTable
        {...{ condominiums, selection, settings, actions }}
        sort={request.sort}
        onSort={sortBy}
      />
    )
  }
  return (
    <div className={cardGrid}>
      {condominiums.map((condominium, index) => (
        <CondominiumCard
          key={condominium.id}
          {...{ condominium, selection, ...actions }}
          rows={condominiums}
          eager={index < eagerCards}
        />
      ))}
    </div>
  )
}
