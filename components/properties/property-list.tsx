'use client'

import { HomeModernIcon, PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { OnceChosen } from '@/components/listing/bulk/once-chosen'
import { SelectPage } from '@/components/listing/bulk/select-page'
import { useSelection } from '@/components/listing/bulk/use-selection'
import { writeFilterValues } from '@/components/listing/filter/filter-values'
import { ListBar } from '@/components/listing/list/list-bar'
import { ListSkeleton } from '@/components/listing/list/list-skeleton'
import { perPageOf } from '@/components/listing/list/list-state'
import { useList } from '@/components/listing/list/use-list'
import { mapsAll } from '@/components/listing/map/list-map'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { useNoteList } from '@/components/listing/record/last-list'
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
import { PropertyViews } from './property-views'
import { typesQuery } from './types-query'
import { usePropertyActions } from './use-property-actions'

const PropertyBulk = dynamic(() => import('./property-bulk').then((module) => module.PropertyBulk), {
  ssr: false,
})

/** The properties of one state, with their filters, sorting, views and pages, and what can be done to them. */
export function PropertyList({ state, tiles }: { state: PropertyState; tiles: MapTiles | null }) {
  const t = useTranslations('properties')
  const locale = useLocale()
  useNoteList('properties')
  const listing = useList(listRules[state])
  const { filters, view } = listing.asked
  const list = useCall('properties.list', { query: listingQuery(state, listing.asked) })
  const points = useCall(
    'properties.points',
    view === 'map' ? { query: { filter: filterOf(state, filters) } } : null,
  )
  const types = (useCall('keyItems.list', typesQuery).data?.keys ?? []).map(({ id, name }) => ({
    id,
    name: inLanguage(name, locale),
  }))
  const actions = usePropertyActions(list, state, listing.asked)
  const selection = useSelection<Property>(writeFilterValues(filters).toString())

  const rows = list.data?.properties ?? []
  const total = list.data?.total ?? 0
  const typeName = types.find(({ id }) => id === filters.type)?.name

  return (
    <>
      <PropertyFilters {...{ state, types, listing }} />

      <ListBar
        start={view === 'cards' && rows.length > 0 && <SelectPage {...{ rows, selection }} />}
        count={list.data === undefined ? '' : t('list.count', { total })}
        filters={<PropertyActiveFilters listing={listing} typeName={typeName} />}
        exported={<PropertyExport state={state} listing={listing.asked} />}
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
          <PropertyViews {...{ properties, points, state, tiles, listing, selection }} actions={actions.of} />
        )}
      </ResourceList>

      <OnceChosen selection={selection}>
        <PropertyBulk {...{ state, total, selection }} listing={listing.asked} />
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
