'use client'

import { HomeModernIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
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
import { createLazyModule } from '@/components/ui/lazy-module'
import { call } from '@/lib/agency/call'
import type { ViewTotal } from '@/components/resource/saved-views/saved-views'
import { useCall } from '@/lib/agency/use-call'
import { PropertyCard } from './property-card'
import { toFilter, isFilterable, type PropertyState, toListQuery, listRules } from './property-list-state'
import { usePropertyTableColumns } from './use-property-table-columns'
import { useListedPropertyActions } from '../use-property-actions'

const PropertyActiveFilters = dynamic(() =>
  import('./property-active-filters').then((module) => module.PropertyActiveFilters),
)
const PropertyTable = dynamic(() => import('./property-table').then((module) => module.PropertyTable))
const PropertyMap = dynamic(() => import('./property-map').then((module) => module.PropertyMap), {
  ssr: false,
  loading: () => <ListSkeleton view="map" />,
})
const PropertyBulk = dynamic(() => import('./property-bulk').then((module) => module.PropertyBulk), {
  ssr: false,
})

const filterBoxes = createLazyModule(() => import('./property-filter-boxes'))

export function PropertyList({
  state,
  ...pageProps
}: {
  state: PropertyState
  tiles: MapTiles | null
  initialTable?: TableSettings
}) {
  const tFilter = useTranslations('properties.filter')
  const rules = listRules[state]
  const list = useList(rules)
  const { request } = list
  const result = useCall('properties.list', { query: toListQuery(state, request) })
  const points = useCall(
    'properties.points',
    request.view === 'map' ? { query: { filter: toFilter(state, request.filters) } } : null,
  )
  const types = useKeyItemNames('types')
  const fetchPage = useMemo<FetchPage<Property>>(
    () => async (page, signal) => {
      const query = { ...toListQuery(state, request), page, itemsPerPage: limits.rowsPerPageMax }
      const { properties, total } = await call('properties.list', { query }, { signal })
      return { rows: properties, total }
    },
    [state, request],
  )
  const actions = useListedPropertyActions(result, state, { request, fetchPage })
  return (
    <>
      <PortfolioList
        {...pageProps}
        {...{ rules, list, result, points }}
        getRows={({ properties }) => properties}
        columns={usePropertyTableColumns()}
        icon={<HomeModernIcon />}
        filters={
          <FilterPanel
            module={filterBoxes}
            disabledReason={
              isFilterable(state) ? undefined : tFilter(state === 'sold' ? 'offSold' : 'offArchived')
            }
          >
            {({ PropertyFilterBoxes }) => <PropertyFilterBoxes {...{ state, types, list }} />}
          </FilterPanel>
        }
        activeFilters={
          <PropertyActiveFilters
            state={state}
            list={list}
            typeName={types.find(({ id }) => id === request.filters.type)?.name}
          />
        }
        loadColumns={() => import('./property-columns').then((module) => module.createPropertyColumns)}
        renderCard={(property, props) => (
          <PropertyCard property={property} {...props} {...actions.handlers} />
        )}
        renderTable={(props) => <PropertyTable {...props} actions={actions.handlers} />}
        renderMap={(props) => <PropertyMap {...props} state={state} />}
        renderBulkBar={(props) => <PropertyBulk {...props} state={state} request={request} />}
        Total={totals[state]}
        fetchPage={fetchPage}
      />
      {actions.dialogs}
    </>
  )
}

const createTotal = (state: PropertyState) =>
  function PropertyTotal({ query }: { query: string }) {
    const viewQuery = toListQuery(state, parseListState(new URLSearchParams(query), listRules[state]))
    return useCall('properties.list', { query: { ...viewQuery, itemsPerPage: 1 } }).data?.total ?? null
  }

const totals: Record<PropertyState, ViewTotal> = {
  active: createTotal('active'),
  sold: createTotal('sold'),
  archived: createTotal('archived'),
  low_cost: createTotal('low_cost'),
}
