'use client'

import { PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { Fragment, type ReactNode } from 'react'
import type { MapPoints } from '#contract/map-points.ts'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { useRememberList } from '@/components/records/record/last-list'
import type { ListingResource } from '@/components/records/record/listing-resource'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import { ListPages } from '@/components/resource/list-pages'
import { type LoadState, ResourceList } from '@/components/resource/resource-list'
import type { ViewTotal } from '@/components/resource/saved-views/saved-views'
import { LateSuspense } from '@/components/ui/late-suspense'
import { useSavedViews } from '@/components/resource/saved-views/use-saved-views'
import { LinkButton } from '@/components/ui/link-button'
import { RenderOnceSelected } from '../bulk/render-once-selected'
import { SelectPage } from '../bulk/select-page'
import { useSelection } from '../bulk/use-selection'
import { isSet, formatFilterValues } from '../filter/filter-values'
import { supportsMapPoints } from '../map/list-map'
import { cardGrid, eagerCards } from './cards-skeleton'
import type { BulkPart, CardPart, MapPart, TablePart } from './portfolio-parts'
import { ListSkeleton } from './list-skeleton'
import { type ListRules, perPageOf, parseListState, type AnyFilters, formatListState } from './list-state'
import { ListToolbar } from './list-toolbar'
import { defaultTableSettings, shownColumnsOf, type TableSettings } from './table-settings'
import type { ListControl } from './use-list'
import { useReturnFocus } from './use-return-focus'
import { useTableSettings } from './use-table-settings'

const ColumnPanel = dynamic(() => import('./column-panel').then((module) => module.ColumnPanel))
const DensitySwitch = dynamic(() => import('./density-switch').then((module) => module.DensitySwitch))

const noRows: readonly never[] = []

/** A list of properties or developments with filters, sorting, views, pages and bulk actions. */
export function PortfolioList<
  Response extends { total: number },
  Row extends { id: number },
  Filters extends AnyFilters & { search: string },
  Sort extends string,
>({
  resource,
  state,
  rules,
  list,
  result,
  rowsOf,
  points,
  tiles,
  columns,
  table: initialTable = defaultTableSettings,
  t,
  icon,
  filters,
  chips,
  renderExportButton,
  renderCard,
  renderTable,
  renderMap,
  renderBulkBar,
  Total,
  fetchPage,
}: {
  resource: ListingResource
  state: string
  rules: ListRules<Filters, Sort>
  list: ListControl<Filters, Sort>
  result: LoadState<Response> & { isLoading: boolean }
  rowsOf: (response: Response) => readonly Row[]
  points: LoadState<MapPoints>
  tiles: MapTiles | null
  columns: readonly { name: string; label: string; width: number }[]
  table?: TableSettings
  /** The list's messages: `count`, `search`, `add`, `sorts.*`, and by state `title`, `emptyTitle` and `emptyText`. */
  t: (key: string, values?: Record<string, number>) => string
  icon: ReactNode
  filters: ReactNode
  /** Active filters, each removable. */
  chips: ReactNode
  /** The export button; `columns` are the columns of the table, null in other views. */
  renderExportButton: (columns: readonly string[] | null) => ReactNode
  renderCard: (row: Row, part: CardPart<Row>) => ReactNode
  renderTable: (part: TablePart<Row, Sort>) => ReactNode
  renderMap: (part: MapPart<Row>) => ReactNode
  renderBulkBar: (part: BulkPart<Row>) => ReactNode
  Total: ViewTotal
  fetchPage: FetchPage<Row>
}) {
  useReturnFocus()
  const { request } = list
  const { view } = request
  const table = useTableSettings(resource, initialTable)
  const setDensity = (density: TableSettings['density']) => table.change({ density })
  const selection = useSelection<Row>(formatFilterValues(request.filters).toString())
  const loadedRows = result.data === undefined ? noRows : rowsOf(result.data)
  // Fallback for APIs that return no total.
  const total = Math.max(result.data?.total ?? 0, loadedRows.length)
  const paging = { total, perPage: perPageOf(view) }
  useRememberList(resource, loadedRows, { from: (request.page - 1) * paging.perPage, total, fetchPage })
  const saved = useSavedViews({
    canonical: (query) =>
      formatListState({ ...parseListState(new URLSearchParams(query), rules), page: 1 }, rules),
    Total,
    open: list.open,
    table: { columns: table.columns.join(','), density: table.density },
    onTableChange: ({ columns, density }) =>
      table.change({
        columns: columns === '' ? [] : columns.split(','),
        ...(density !== '' && { density }),
      }),
  })

  function renderRows(rows: readonly Row[]): ReactNode {
    if (view === 'table')
      return renderTable({ rows, selection, settings: table, sort: request.sort, onSort: list.sortBy })
    if (view === 'map') {
      const filters = { ...request.filters, missing: 'location' }
      const withoutLocation = `?${formatListState({ ...request, page: 1, view: 'table', filters }, rules)}`
      return renderMap({
        // Copied because SWR rerenders only for fields that were read, and the map's code may load after the points.
        response: { ...points },
        page: rows,
        withoutLocation: rules.isFilterable ? withoutLocation : null,
        tiles,
      })
    }
    return (
      <div className={cardGrid}>
        {rows.map((row, index) => (
          <Fragment key={row.id}>{renderCard(row, { rows, selection, eager: index < eagerCards })}</Fragment>
        ))}
      </div>
    )
  }

  return (
    <>
      {saved.tabs}
      <ListToolbar
        start={
          view === 'cards' &&
          loadedRows.length > 0 && (
            <span className="max-sm:hidden">
              <SelectPage {...{ rows: loadedRows, selection }} />
            </span>
          )
        }
        search={list.filters.search}
        searchLabel={t('search')}
        onSearch={(search) => list.change({ search } as Partial<Filters>)}
        filters={filters}
        chips={chips !== false && <LateSuspense>{chips}</LateSuspense>}
        count={result.data === undefined ? '' : t('count', { total })}
        total={result.data && total}
        end={
          <>
            {view === 'table' && (
              <LateSuspense>
                <DensitySwitch className="max-lg:hidden" value={table.density} onChange={setDensity} />
                <ColumnPanel
                  columns={columns}
                  settings={table.columns}
                  onChange={(order) => table.change({ columns: order })}
                >
                  <DensitySwitch className="mb-3 lg:hidden" value={table.density} onChange={setDensity} />
                </ColumnPanel>
              </LateSuspense>
            )}
            {saved.save}
            {renderExportButton(view === 'table' ? shownColumnsOf(columns, table.columns) : null)}
          </>
        }
        list={list}
        sorts={rules.sorts}
        sortName={(sort) => t(`sorts.${sort}`)}
      />
      <ResourceList
        {...{ result, paging }}
        rows={rowsOf}
        skeleton={<ListSkeleton view={view} />}
        pending={result.isLoading}
        onClearFilters={Object.values(request.filters).some(isSet) ? list.reset : undefined}
        emptyState={{
          icon,
          title: t(`${state}.emptyTitle`),
          text: t(`${state}.emptyText`),
          action:
            state === 'active' ? (
              <LinkButton href={`/${resource}/new`} variant="primary" icon={<PlusIcon />}>
                {t('add')}
              </LinkButton>
            ) : (
              <LinkButton href={`/${resource}/listings`}>{t('active.title')}</LinkButton>
            ),
        }}
      >
        {renderRows}
      </ResourceList>
      <RenderOnceSelected selection={selection}>{renderBulkBar({ total, selection })}</RenderOnceSelected>
      {!(view === 'map' && supportsMapPoints(points)) && (
        <div className="mt-8 flex justify-center">
          <ListPages {...paging} />
        </div>
      )}
    </>
  )
}
