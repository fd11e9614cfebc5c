'use client'

import { HomeModernIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
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
import { inLanguage } from '@/lib/format/in-language'
import { ExportCsv } from '@/components/csv/export-csv'
import { PropertyCard } from './property-card'
import { filterOf, isFilterable, type PropertyState } from './listing-filters'
import { listQuery, listRules } from './listing-state'
import { usePropertyTableColumns } from './use-property-table-columns'
import { useListedPropertyActions } from '../use-property-actions'
import { createPropertyFetcher } from '../record/property-pages'

const PropertyActiveFilters = dynamic(() =>
  import('./property-active-filters').then((module) => module.PropertyActiveFilters),
)
const PropertyTable = dynamic(() => import('./property-table').then((module) => module.PropertyTable), {
  loading: () => <ListSkeleton view="table" />,
})
const PropertyMap = dynamic(() => import('./property-map').then((module) => module.PropertyMap), {
  ssr: false,
  loading: () => <ListSkeleton view="map" />,
})
const PropertyBulk = dynamic(() => import('./property-bulk').then((module) => module.PropertyBulk), {
  ssr: false,
})

const filterBoxes = createLazyPart(() => import('./property-filter-boxes'))

/** The properties of one state. Table, map and bulk actions are loaded on demand. */
export function PropertyList({
  state,
  ...page
}: {
  state: PropertyState
  tiles: MapTiles | null
  table?: TableSettings
}) {
  const tFilter = useTranslations('properties.filter')
  const tRoot = useTranslations()
  const tCsv = useTranslations('properties.csv')
  const list = useList(listRules[state])
  const { request } = list
  const result = useCall('properties.list', { query: listQuery(state, request) })
  const points = useCall(
    'properties.points',
    request.view === 'map' ? { query: { filter: filterOf(state, request.filters) } } : null,
  )
  const locale = useLocale()
  const types = (useCall('keyItems.list', keyItemPickerArgs('types')).data?.keys ?? []).map(
    ({ id, name }) => ({
      id,
      name: inLanguage(name, locale),
    }),
  )
  const actions = useListedPropertyActions(result, state, request)
  const fetchPage = useMemo(() => createPropertyFetcher(state, request), [state, request])
  return (
    <>
      <PortfolioList
        resource="properties"
        {...page}
        {...{ state, list, result, points }}
        rules={listRules[state]}
        rowsOf={({ properties }) => properties}
        columns={usePropertyTableColumns()}
        t={useTranslations('properties.list')}
        icon={<HomeModernIcon />}
        filters={
          <FilterPanel
            part={filterBoxes}
            disabledReason={
              isFilterable(state) ? undefined : tFilter(state === 'sold' ? 'offSold' : 'offArchived')
            }
          >
            {({ PropertyFilterBoxes }) => <PropertyFilterBoxes {...{ state, types, list }} />}
          </FilterPanel>
        }
        chips={
          activeFilterNamesOf(request.filters).length > 0 && (
            <PropertyActiveFilters
              state={state}
              list={list}
              typeName={types.find(({ id }) => id === request.filters.type)?.name}
            />
          )
        }
        renderExportButton={(columns) => (
          <ExportCsv
            labelOnPhones
            visibleColumns={columns}
            resource="properties"
            name={tCsv('file')}
            fetchPage={fetchPage}
            loadColumns={async () => {
              const { createPropertyColumns } = await import('./property-columns')
              return createPropertyColumns(tCsv, tRoot)
            }}
          />
        )}
        renderCard={(property, part) => <PropertyCard property={property} {...part} {...actions.handlers} />}
        renderTable={(part) => <PropertyTable {...part} actions={actions.handlers} />}
        renderMap={(part) => <PropertyMap {...part} state={state} />}
        renderBulkBar={(part) => <PropertyBulk {...part} state={state} listState={request} />}
        Total={totals[state]}
        fetchPage={fetchPage}
      />
      {actions.dialogs}
    </>
  )
}

const totalOf = (state: PropertyState) =>
  function PropertyTotal({ query }: { query: string }) {
    const view = listQuery(state, parseListState(new URLSearchParams(query), listRules[state]))
    return useCall('properties.list', { query: { ...view, itemsPerPage: 1 } }).data?.total ?? null
  }

const totals: Record<PropertyState, ViewTotal> = {
  active: totalOf('active'),
  sold: totalOf('sold'),
  archived: totalOf('archived'),
  low_cost: totalOf('low_cost'),
}
