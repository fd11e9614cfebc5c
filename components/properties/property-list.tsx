'use client'

import { HomeModernIcon, PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { ListPages } from '@/components/resource/list-pages'
import { ResourceList } from '@/components/resource/resource-list'
import { LinkButton } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import { ActiveFilters } from './active-filters'
import { FilterPanel } from './filter-panel'
import { countFilters, type PropertyState, writeFilters } from './listing-filters'
import { listingPerPage, listingQuery } from './listing-state'
import { ListSkeleton, PropertyViews } from './property-views'
import { SortBox } from './sort-box'
import { typesQuery } from './types-query'
import { useListing } from './use-listing'
import { usePropertyActions } from './use-property-actions'
import { useSelection } from './use-selection'
import { ViewSwitch } from './view-switch'

const BulkBar = dynamic(() => import('./bulk-bar').then((module) => module.BulkBar), { ssr: false })

/** The properties of one state, with their filters, sorting, views and pages, and what can be done to them. */
export function PropertyList({ state, tiles }: { state: PropertyState; tiles: MapTiles | null }) {
  const t = useTranslations('properties')
  const locale = useLocale()
  const listing = useListing(state)
  const { filters, view, sort } = listing.asked
  const list = useCall('properties.list', { query: listingQuery(state, listing.asked) })
  const types = useCall('keyItems.list', typesQuery).data?.keys ?? []
  const actions = usePropertyActions(list, state)
  const selection = useSelection(writeFilters(filters).toString())
  // Once loaded the bar stays: it tells what came of the last run after the selection is gone.
  const [choosing, setChoosing] = useState(false)
  if (!choosing && selection.items.size > 0) setChoosing(true)

  const rows = list.data?.properties ?? []
  const total = list.data?.total ?? 0
  const chosen = rows.filter(({ id }) => selection.has(id)).length
  const type = types.find(({ id }) => id === filters.type)

  return (
    <>
      <FilterPanel {...{ state, types, locale, listing }} />

      <div className="mb-4 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        {view === 'cards' && rows.length > 0 && (
          <Checkbox
            label={t('list.selectPage')}
            hideLabel
            checked={chosen === rows.length}
            indeterminate={chosen > 0 && chosen < rows.length}
            onChange={(event) => selection.choose(rows, event.target.checked)}
          />
        )}
        <p role="status" className="figures text-sm text-ink-soft">
          {list.data !== undefined && t('list.count', { total })}
        </p>
        <ActiveFilters
          filters={filters}
          typeName={type === undefined ? t('filter.type') : inLanguage(type.name, locale)}
          onChange={listing.change}
          onReset={listing.reset}
        />
        <div className="ml-auto flex min-w-0 items-center gap-3">
          {view !== 'map' && <SortBox value={sort} onChange={listing.sortBy} />}
          <ViewSwitch value={view} onChange={listing.show} />
        </div>
      </div>

      <ResourceList
        loaded={list}
        rows={({ properties }) => properties}
        skeleton={<ListSkeleton view={view} />}
        pending={list.isLoading}
        onClearFilters={countFilters(filters) > 0 ? listing.reset : undefined}
        nothingYet={{
          icon: <HomeModernIcon />,
          title: t(`list.${state}.emptyTitle`),
          text: t(`list.${state}.emptyText`),
          action: state === 'active' && (
            <LinkButton href="/properties/new" variant="primary" icon={<PlusIcon />}>
              {t('list.add')}
            </LinkButton>
          ),
        }}
      >
        {(properties) => (
          <PropertyViews {...{ properties, tiles, listing, selection }} actions={actions.of} />
        )}
      </ResourceList>

      {choosing && <BulkBar {...{ state, total, selection }} listing={listing.asked} />}
      <div className="mt-8 flex justify-center">
        <ListPages total={total} perPage={listingPerPage({ view })} />
      </div>
      {actions.dialogs}
    </>
  )
}
