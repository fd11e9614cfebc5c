'use client'

import { BuildingOffice2Icon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { DevelopmentCard as Development } from '#contract/development.ts'
import { limits } from '#contract/limits.ts'
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
import { useListedDevelopmentActions } from '../use-development-actions'
import { DevelopmentCard } from './development-card'
import { type DevelopmentState, listRules } from './development-list-state'
import { useDevelopmentTableColumns } from './use-development-table-columns'

const DevelopmentActiveFilters = dynamic(() =>
  import('./development-active-filters').then((module) => module.DevelopmentActiveFilters),
)
const DevelopmentTable = dynamic(() =>
  import('./development-table').then((module) => module.DevelopmentTable),
)
const DevelopmentMap = dynamic(() => import('./development-map').then((module) => module.DevelopmentMap), {
  ssr: false,
  loading: () => <ListSkeleton view="map" />,
})
const DevelopmentBulk = dynamic(() => import('./development-bulk').then((module) => module.DevelopmentBulk), {
  ssr: false,
})

const filterBoxes = createLazyModule(() => import('./development-filter-boxes'))

export function DevelopmentList({
  state,
  ...pageProps
}: {
  state: DevelopmentState
  tiles: MapTiles | null
  initialTable?: TableSettings
}) {
  const tFilter = useTranslations('condominiums.filter')
  const rules = listRules[state]
  const list = useList(rules)
  const { request } = list
  const result = useCall('condominiums.list', { query: rules.toQuery(request) })
  const types = useKeyItemNames('types')
  const fetchPage = useMemo<FetchPage<Development>>(
    () => async (page, signal) => {
      const query = { ...rules.toQuery(request), page, itemsPerPage: limits.rowsPerPageMax }
      const { condominiums, total } = await call('condominiums.list', { query }, { signal })
      return { rows: condominiums, total }
    },
    [rules, request],
  )
  const actions = useListedDevelopmentActions(result, state, { request, fetchPage })
  return (
    <>
      <PortfolioList
        {...pageProps}
        {...{ rules, list, result }}
        getRows={({ condominiums }) => condominiums}
        columns={useDevelopmentTableColumns()}
        icon={<BuildingOffice2Icon />}
        filters={
          <FilterPanel
            module={filterBoxes}
            disabledReason={rules.isFilterable ? undefined : tFilter('offArchived')}
          >
            {({ DevelopmentFilterBoxes }) => <DevelopmentFilterBoxes {...{ types, list }} />}
          </FilterPanel>
        }
        activeFilters={<DevelopmentActiveFilters {...{ list, types }} />}
        loadCsvColumns={() =>
          import('./development-columns').then((module) => module.createDevelopmentCsvColumns)
        }
        renderCard={(development, props) => (
          <DevelopmentCard development={development} {...props} {...actions.handlers} />
        )}
        renderTable={(props) => <DevelopmentTable {...props} actions={actions.handlers} />}
        renderMap={(props) => <DevelopmentMap {...props} state={state} />}
        renderBulkBar={(props) => <DevelopmentBulk {...props} state={state} request={request} />}
        fetchPage={fetchPage}
      />
      {actions.dialogs}
    </>
  )
}
