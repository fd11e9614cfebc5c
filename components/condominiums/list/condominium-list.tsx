'use client'

import { BuildingOffice2Icon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useKeyItemNames } from '@/components/key-items/use-key-item-names'
import { FilterPanel } from '@/components/portfolio/filter/filter-panel'
import { activeFilterNamesOf } from '@/components/portfolio/filter/shared-filters'
import { ListSkeleton } from '@/components/portfolio/list/list-skeleton'
import { parseListState } from '@/components/portfolio/list/list-state'
import { PortfolioList } from '@/components/portfolio/list/portfolio-list'
import type { TableSettings } from '@/components/portfolio/list/table-settings'
import { useList } from '@/components/portfolio/list/use-list'
import type { ViewTotal } from '@/components/resource/saved-views/saved-views'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { createLazyPart } from '@/components/ui/lazy-part'
import { useCall } from '@/lib/agency/use-call'
import { ExportCsv } from '@/components/csv/export-csv'
import { CondominiumCard } from './condominium-card'
import { type CondominiumState, filterOf, isFilterable } from './listing-filters'
import { listQuery, listRules } from './listing-state'
import { useCondominiumTableColumns } from './use-condominium-table-columns'
import { useListedCondominiumActions } from '../use-condominium-actions'
import { createCondominiumFetcher } from '../record/condominium-pages'

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

/** The developments of one state. Table, map and bulk actions are loaded on demand. */
export function CondominiumList({
  state,
  ...page
}: {
  state: CondominiumState
  tiles: MapTiles | null
  table?: TableSettings
}) {
  const tFilter = useTranslations('condominiums.filter')
  const tRoot = useTranslations()
  const tCsv = useTranslations('condominiums.csv')
  const list = useList(listRules[state])
  const { request } = list
  const result = useCall('condominiums.list', { query: listQuery(state, request) })
  const points = useCall(
    'condominiums.points',
    request.view === 'map' ? { query: { filter: filterOf(state, request.filters) } } : null,
  )
  const types = useKeyItemNames('types')
  const actions = useListedCondominiumActions(result, state, request)
  const fetchPage = useMemo(() => createCondominiumFetcher(state, request), [state, request])
  return (
    <>
      <PortfolioList
        resource="condominiums"
        {...page}
        {...{ state, list, result, points }}
        rules={listRules[state]}
        rowsOf={({ condominiums }) => condominiums}
        columns={useCondominiumTableColumns()}
        t={useTranslations('condominiums.list')}
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
          activeFilterNamesOf(request.filters).length > 0 && (
            <CondominiumActiveFilters
              list={list}
              typeName={types.find(({ id }) => id === request.filters.type)?.name}
            />
          )
        }
        renderExportButton={(columns) => (
          <ExportCsv
            labelOnPhones
            visibleColumns={columns}
            resource="condominiums"
            name={tCsv('file')}
            fetchPage={fetchPage}
            loadColumns={async () => {
              const { createCondominiumColumns } = await import('./condominium-columns')
              return createCondominiumColumns(tCsv, tRoot)
            }}
          />
        )}
        renderCard={(condominium, part) => (
          <CondominiumCard condominium={condominium} {...part} {...actions.handlers} />
        )}
        renderTable={(part) => <CondominiumTable {...part} actions={actions.handlers} />}
        renderMap={(part) => <CondominiumMap {...part} state={state} />}
        renderBulkBar={(part) => <CondominiumBulk {...part} state={state} request={request} />}
        Total={totals[state]}
        fetchPage={fetchPage}
      />
      {actions.dialogs}
    </>
  )
}

const totalOf = (state: CondominiumState) =>
  function CondominiumTotal({ query }: { query: string }) {
    const view = listQuery(state, parseListState(new URLSearchParams(query), listRules[state]))
    return useCall('condominiums.list', { query: { ...view, itemsPerPage: 1 } }).data?.total ?? null
  }

const totals: Record<CondominiumState, ViewTotal> = {
  active: totalOf('active'),
  archived: totalOf('archived'),
}
