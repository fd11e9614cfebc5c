'use client'

import { HomeModernIcon, PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
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
import { inLanguage } from '@/lib/format/in-language'
import { countFilters, filterOf, type PropertyState } from './listing-filters'
import { listingQuery, listRules, sorts } from './listing-state'
import { PropertyActiveFilters } from './property-active-filters'
import { PropertyExport } from './property-export'
import { PropertyFilters } from './property-filters'
import { usePropertyTableColumns } from './use-property-table-columns'
import { PropertyViews } from './property-views'
import { typesQuery } from '../types-query'
import { usePropertyActions } from '../use-property-actions'

const PropertyBulk = dynamic(() => import('./property-bulk').then((module) => module.PropertyBulk), {
  ssr: false,
})

export function PropertyList({
  state,
  tiles,
  table: initialTable = defaultTableSettings,
}: {
  state: PropertyState
  tiles: MapTiles | null
  table?: TableSettings
}) {
  const t = useTranslations('properties')
  const locale = useLocale()
  useNoteList('properties')
  useReturnFocus()
  const listing = useList(listRules[state])
  const { filters, view } = listing.request
  const table = useTableSettings('properties', initialTable)
  const columns = usePropertyTableColumns()
  const list = useCall('properties.list', { query: listingQuery(state, listing.request) })
  const points = useCall(
    'properties.points',
    view === 'map' ? { query: { filter: filterOf(state, filters) } } : null,
  )
  const types = (useCall('keyItems.list', typesQuery).data?.keys ?? []).map(({ id, name }) => ({
    id,
    name: inLanguage(name, locale),
  }))
  const actions = usePropertyActions(list, state, listing.request)
  const selection = useSelection<Property>(writeFilterValues(filters).toString())

  const rows = list.data?.properties ?? []
  const total = list.data?.total ?? 0
  const typeName = types.find(({ id }) => id === filters.type)?.name

  return (
    <>
      <ListToolbar
        start={view === 'cards' && rows.length > 0 && <SelectPage {...{ rows, selection }} />}
        search={listing.filters.search}
        onSearch={(search) => listing.change({ search })}
        filters={<PropertyFilters {...{ state, types, listing }} />}
        chips={<PropertyActiveFilters listing={listing} typeName={typeName} />}
        count={list.data === undefined ? '' : t('list.count', { total })}
        end={
          <>
            {view === 'table' && (
              <>
                <DensitySwitch value={table.density} onChange={table.setDensity} />
                <ColumnPanel columns={columns} chosen={table.columns} onChange={table.setColumns} />
              </>
            )}
            <PropertyExport state={state} listing={listing.request} />
          </>
        }
        listing={listing}
        sorts={sorts}
        sortName={(own) => t(`list.sorts.${own}`)}
      />

      <ResourceList
        loaded={list}
        rows={({ properties }) => properties}
        skeleton={<ListSkeleton view={view} />}
        pending={list.isLoading}
        paging={{ total, perPage: perPageOf(view) }}
        onClearFilters={countFilters(filters) > 0 ? listing.reset : undefined}
        nothingYet={{
          icon: <HomeModernIcon />,
          title: t(`list.${state}.emptyTitle`),
          text: t(`list.${state}.emptyText`),
          action:
            state === 'active' ? (
              <LinkButton href="/properties/new" variant="primary" icon={<PlusIcon />}>
                {t('list.add')}
              </LinkButton>
            ) : (
              <LinkButton href="/properties/listings">{t('list.active.title')}</LinkButton>
            ),
        }}
      >
        {(properties) => (
          <PropertyViews
            {...{ properties, points, state, tiles, listing, selection }}
            settings={table}
            actions={actions.of}
          />
        )}
      </ResourceList>

      <OnceChosen selection={selection}>
        <PropertyBulk {...{ state, total, selection }} listing={listing.request} />
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
