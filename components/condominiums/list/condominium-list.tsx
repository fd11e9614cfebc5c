'use client'

import { BuildingOffice2Icon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { limits } from '#contract/limits.ts'
import { useKeyItemNames } from '@/components/key-items/use-key-item-names'
import { FilterPanel } from '@/components/portfolio/filter/filter-panel'
import { ListSkeleton } from '@/components/portfolio/list/list-skeleton'
import { parseListState } from '@/components/portfolio/list/list-state'
import { PortfolioList } from '@/components/portfolio/list/portfolio-list'
import type { TableSettings } from '@/components/portfolio/list/table-settings'
import { useList } from '@/components/portfolio/list/use-list'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { createLazyPart } from '@/components/ui/lazy-part'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { CondominiumCard } from './condominium-card'
import { type CondominiumState, filterOf, isFilterable, listQuery, listRules } from './listing-state'
import { useCondominiumTableColumns } from './use-condominium-table-columns'
import { useListedCondominiumActions } from '../use-condominium-actions'

const CondominiumActiveFilters = dynamic(() =>
  import('./condominium-active-filters').then((module) => module.CondominiumActiveFilters),
)
const CondominiumTable = dynamic(
  () => import('./condominium-table').then((module) => module.CondominiumTable),
  {
    loading: () => <ListSkeleton view="table" />,
  },
)
const CondominiumMap = dynamic(() => import('./condominium-map').then((module) => module.CondominiumMap), {
  ssr: false,
  loading: () => <ListSkeleton view="map" />,
})
const CondominiumBulk = dynamic(() => import('./condominium-bulk').then((module) => module.CondominiumBulk), {
  ssr: false,
})

const filterBoxes = createLazyPart(() => import('./condominium-filter-boxes'))

export function CondominiumList({
  state,
  ...page
}: {
  state: CondominiumState
  tiles: MapTiles | null
  table?: TableSettings
}) {
  const tFilter = useTranslations('condominiums.filter')
  const rules = listRules[state]
  const list = useList(rules)
  const { request } = list
  const result = useCall('condominiums.list', { query: listQuery(state, request) })
  const points = useCall(
    'condominiums.points',
    request.view === 'map' ? { query: { filter: filterOf(state, request.filters) } } : null,
  )
  const types = useKeyItemNames('types')
  const Total = useMemo(() => createTotal(state), [state])
  const fetchPage = useMemo<FetchPage<Condominium>>(
    () => async (page, signal) => {
      const query = { ...listQuery(state, request), page, itemsPerPage: limits.rowsPerPageMax }
      const { condominiums, total } = await call('condominiums.list', { query }, { signal })
      return { rows: condominiums, total }
    },
    [state, request],
  )
  const actions = useListedCondominiumActions(result, state, { request, fetchPage })
  return (
    <>
      <PortfolioList
        {...page}
        {...{ rules, list, result, points }}
        rowsOf={({ condominiums }) => condominiums}
        columns={useCondominiumTableColumns()}
        icon={<BuildingOffice2Icon />}
        filters={
          <FilterPanel
            part={filterBoxes}
            disabledReason={isFilterable(state) ? undefined : tFilter('offArchived')}
          >
            {({ CondominiumFilterBoxes }) => (
              <CondominiumFilterBoxes disabled={!isFilterable(state)} {...{ types, list }} />
            )}
          </FilterPanel>
        }
        chips={
          <CondominiumActiveFilters
            list={list}
            typeName={types.find(({ id }) => id === request.filters.type)?.name}
          />
        }
        loadColumns={() => import('./condominium-columns').then((module) => module.createCondominiumColumns)}
        renderCard={(condominium, part) => (
          <CondominiumCard condominium={condominium} {...part} {...actions.handlers} />
        )}
        renderTable={(part) => <CondominiumTable {...part} actions={actions.handlers} />}
        renderMap={(part) => <CondominiumMap {...part} state={state} />}
        renderBulkBar={(part) => <CondominiumBulk {...part} state={state} request={request} />}
        Total={Total}
        fetchPage={fetchPage}
      />
      {actions.dialogs}
    </>
  )
}

const createTotal = (state: CondominiumState) =>
  function CondominiumTotal({ query }: { query: string }) {
    const view = listQuery(state, parseListState(new URLSearchParams(query), listRules[state]))
    return useCall('condominiums.list', { query: { ...view, itemsPerPage: 1 } }).data?.total ?? null
  }
