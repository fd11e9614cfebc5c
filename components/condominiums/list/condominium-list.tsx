'use client'

import { BuildingOffice2Icon, PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { CondominiumCard } from '#contract/condominium.ts'
import { useKeyNames } from '@/components/key-items/key-picker'
import { OnceChosen } from '@/components/portfolio/bulk/chosen-part'
import { SelectPage } from '@/components/portfolio/bulk/select-page'
import { useSelection } from '@/components/portfolio/bulk/use-selection'
import { writeFilterValues } from '@/components/portfolio/filter/filter-values'
import { DensitySwitch } from '@/components/portfolio/list/density-switch'
import { ListToolbar } from '@/components/portfolio/list/list-toolbar'
import { ListSkeleton } from '@/components/portfolio/list/list-skeleton'
import { perPageOf } from '@/components/portfolio/list/list-state'
import { ColumnPanel } from '@/components/portfolio/list/column-panel'
import { defaultTableSettings, type TableSettings } from '@/components/portfolio/list/table-settings'
import { useTableSettings } from '@/components/portfolio/list/use-table-settings'
import { useList } from '@/components/portfolio/list/use-list'
import { useReturnFocus } from '@/components/portfolio/list/use-return-focus'
import { mapsAll } from '@/components/portfolio/map/list-map'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { useNoteList } from '@/components/records/record/last-list'
import { ListPages } from '@/components/resource/list-pages'
import { ResourceList } from '@/components/resource/resource-list'
import { LinkButton } from '@/components/ui/button'
import { useCall } from '@/lib/agency/use-call'
import { CondominiumActiveFilters } from './condominium-active-filters'
import { CondominiumExport } from './condominium-export'
import { CondominiumFilters } from './condominium-filters'
import { useCondominiumTableColumns } from './use-condominium-table-columns'
import { CondominiumViews } from './condominium-views'
import { type CondominiumState, countFilters, filterOf } from './listing-filters'
import { listQuery, listRules, sorts } from './listing-state'
import { useCondominiumActions } from '../use-condominium-actions'

const CondominiumBulk = dynamic(() => import('./condominium-bulk').then((module) => module.CondominiumBulk), {
  ssr: false,
})

export function CondominiumList({
  state,
  tiles,
  table: initialTable = defaultTableSettings,
}: {
  state: CondominiumState
  tiles: MapTiles | null
  table?: TableSettings
}) {
  const t = useTranslations('condominiums.list')
  useNoteList('condominiums')
  useReturnFocus()
  const listing = useList(listRules[state])
  const { filters, view } = listing.request
  const table = useTableSettings('condominiums', initialTable)
  const columns = useCondominiumTableColumns()
  const list = useCall('condominiums.list', { query: listQuery(state, listing.request) })
  const points = useCall(
    'condominiums.points',
    view === 'map' ? { query: { filter: filterOf(state, filters) } } : null,
  )
  const types = useKeyNames('types')
  const actions = useCondominiumActions(list, state, listing.request)
  const selection = useSelection<CondominiumCard>(writeFilterValues(filters).toString())
  const rows = list.data?.condominiums ?? []
  // Fallback for APIs that return no total.
  const total = Math.max(list.data?.total ?? 0, list.data?.condominiums.length ?? 0)

  return (
    <>
      <ListToolbar
        start={view === 'cards' && rows.length > 0 && <SelectPage {...{ rows, selection }} />}
        search={listing.filters.search}
        onSearch={(search) => listing.change({ search })}
        filters={<CondominiumFilters {...{ state, types, listing }} />}
        chips={
          <CondominiumActiveFilters
            listing={listing}
            typeName={types.find(({ id }) => id === filters.type)?.name}
          />
        }
        count={list.data === undefined ? '' : t('count', { total })}
        end={
          <>
            {view === 'table' && (
              <>
                <DensitySwitch value={table.density} onChange={table.setDensity} />
                <ColumnPanel columns={columns} chosen={table.columns} onChange={table.setColumns} />
              </>
            )}
            <CondominiumExport state={state} request={listing.request} />
          </>
        }
        listing={listing}
        sorts={sorts}
        sortName={(own) => t(`sorts.${own}`)}
      />

      <ResourceList
        loaded={list}
        rows={({ condominiums }) => condominiums}
        skeleton={<ListSkeleton view={view} />}
        pending={list.isLoading}
        paging={{ total, perPage: perPageOf(view) }}
        onClearFilters={countFilters(filters) > 0 ? listing.reset : undefined}
        nothingYet={{
          icon: <BuildingOffice2Icon />,
          title: t(`${state}.emptyTitle`),
          text: t(`${state}.emptyText`),
          action:
            state === 'active' ? (
              <LinkButton href="/condominiums/new" variant="primary" icon={<PlusIcon />}>
                {t('add')}
              </LinkButton>
            ) : (
              <LinkButton href="/condominiums/listings">{t('active.title')}</LinkButton>
            ),
        }}
      >
        {(condominiums) => (
          <CondominiumViews
            {...{ condominiums, points, state, tiles, listing, selection }}
            settings={table}
            actions={actions.of}
          />
        )}
      </ResourceList>

      <OnceChosen selection={selection}>
        <CondominiumBulk {...{ state, total, selection }} request={listing.request} />
      </OnceChosen>
      {!(view === 'map' && mapsAll(points)) && (
        <div className="mt-8 flex justify-center">
          <ListPages total={total} perPage={perPageOf(view)} />
        </div>
      )}
      {actions.dialogs}
    </>
  )
}
