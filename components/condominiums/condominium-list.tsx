'use client'

import { BuildingOffice2Icon, PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { CondominiumCard } from '#contract/condominium.ts'
import { useKeyNames } from '@/components/key-items/key-picker'
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
import { CondominiumActiveFilters } from './condominium-active-filters'
import { CondominiumExport } from './condominium-export'
import { CondominiumFilters } from './condominium-filters'
import { CondominiumViews } from './condominium-views'
import { type CondominiumState, countFilters, filterOf } from './listing-filters'
import { listQuery, listRules, sorts } from './listing-state'
import { useCondominiumActions } from './use-condominium-actions'

const CondominiumBulk = dynamic(() => import('./condominium-bulk').then((module) => module.CondominiumBulk), {
  ssr: false,
})

/** The developments of one state, with their filters, sorting, views and pages, and what can be done to them. */
export function CondominiumList({ state, tiles }: { state: CondominiumState; tiles: MapTiles | null }) {
  const t = useTranslations('condominiums.list')
  useNoteList('condominiums')
  const listing = useList(listRules[state])
  const { filters, view } = listing.asked
  const list = useCall('condominiums.list', { query: listQuery(state, listing.asked) })
  const points = useCall(
    'condominiums.points',
    view === 'map' ? { query: { filter: filterOf(state, filters) } } : null,
  )
  const types = useKeyNames('types')
  const actions = useCondominiumActions(list, state, listing.asked)
  const selection = useSelection<CondominiumCard>(writeFilterValues(filters).toString())
  const rows = list.data?.condominiums ?? []
  // An API that says no total has these at least.
  const total = Math.max(list.data?.total ?? 0, list.data?.condominiums.length ?? 0)

  return (
    <>
      <CondominiumFilters {...{ state, types, listing }} />

      <ListBar
        start={view === 'cards' && rows.length > 0 && <SelectPage {...{ rows, selection }} />}
        count={list.data === undefined ? '' : t('count', { total })}
        filters={
          <CondominiumActiveFilters
            listing={listing}
            typeName={types.find(({ id }) => id === filters.type)?.name}
          />
        }
        exported={<CondominiumExport state={state} asked={listing.asked} />}
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
            actions={actions.of}
          />
        )}
      </ResourceList>

      <OnceChosen selection={selection}>
        <CondominiumBulk {...{ state, total, selection }} asked={listing.asked} />
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
