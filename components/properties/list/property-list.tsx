'use client'

import { HomeModernIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import type { PropertyCard as Property } from '#contract/property.ts'
import { useKeyItemNames } from '@/components/key-items/use-key-item-names'
import { FilterPanel } from '@/components/portfolio/filter/filter-panel'
import { ListSkeleton } from '@/components/portfolio/list/list-skeleton'
import { PortfolioList } from '@/components/portfolio/list/portfolio-list'
import type { TableSettings } from '@/components/portfolio/list/table-settings'
import { useList } from '@/components/portfolio/list/use-list'
import type { MapTiles } from '@/components/records/map/map-tiles'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import { createLazyModule } from '@/components/ui/lazy-module'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useListedPropertyActions } from '../use-property-actions'
import { PropertyCard } from './property-card'
import { listRules, type PropertyState } from './property-list-state'
import { usePropertyTableColumns } from './use-property-table-columns'

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
  const result = useCall('properties.list', { query: rules.toQuery(request) })
  const types = useKeyItemNames('types')
  const fetchPage = useMemo<FetchPage<Property>>(
    () => async (page, signal) => {
      const query = { ...rules.toQuery(request), page, itemsPerPage: limits.rowsPerPageMax }
      const { properties, total } = await call('properties.list', { query }, { signal })
      return { rows: properties, total }
    },
    [rules, request],
  )
  const actions = useListedPropertyActions(result, state, { request, fetchPage })
  return (
    <>
      <PortfolioList
        {...pageProps}
        {...{ rules, list, result }}
        getRows={({ properties }) => properties}
        columns={usePropertyTableColumns()}
        icon={<HomeModernIcon />}
        filters={
          <FilterPanel
            module={filterBoxes}
            disabledReason={
              rules.isFilterable ? undefined : tFilter(state === 'sold' ? 'offSold' : 'offArchived')
            }
          >
            {({ PropertyFilterBoxes }) => <PropertyFilterBoxes {...{ state, types, list }} />}
          </FilterPanel>
        }
        activeFilters={<PropertyActiveFilters {...{ state, list, types }} />}
        loadCsvColumns={() => import('./property-columns').then((module) => module.createPropertyCsvColumns)}
        renderCard={(property, props) => (
          <PropertyCard property={property} {...props} {...actions.handlers} />
        )}
        renderTable={(props) => <PropertyTable {...props} actions={actions.handlers} />}
        renderMap={(props) => <PropertyMap {...props} state={state} />}
        renderBulkBar={(props) => <PropertyBulk {...props} state={state} request={request} />}
        fetchPage={fetchPage}
      />
      {actions.dialogs}
    </>
  )
}
