import { PlusIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { Fragment, type ReactNode, useMemo } from 'react'
import type { MapPoints } from '#contract/map-points.ts'
import type { Column } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { useStoreVisitedList } from '@/components/records/record/visited-lists'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import { ListPages } from '@/components/resource/list-pages'
import { type LoadState, ResourceList } from '@/components/resource/resource-list'
import { useSavedViews } from '@/components/resource/saved-views/use-saved-views'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { LinkButton } from '@/components/ui/link-button'
import { SuspenseAfterHydration } from '@/components/ui/suspense-after-hydration'
import { useCall } from '@/lib/agency/use-call'
import { RenderAfterSelection, SelectPage } from '../bulk/select-rows'
import { useSelection } from '../bulk/use-selection'
import { type FilterValue, isSet, formatFilterValues } from '../filter/filter-values'
import { activeFilterNamesOf, type SharedFilters } from '../filter/shared-filters'
import { cardGrid, eagerCards, ListSkeleton } from './list-skeleton'
import type { BulkActionsProps, CardViewProps, MapViewProps, TableViewProps } from './view-props'
import { type AnyFilters, type ListRules, perPageOf, parseListState, formatListState } from './list-state'
import { ListToolbar } from './list-toolbar'
import type { TableColumn } from './record-table'
import { defaultTableSettings, shownColumnsOf, type TableSettings } from './table-settings'
import type { ListControl } from './use-list'
import { useReturnFocus } from './use-return-focus'
import { useTableSettings } from './use-table-settings'

const TableControls = dynamic(() => import('./table-controls').then((module) => module.TableControls))

const noRows: readonly never[] = []

type CreateCsvColumns<Row> = (
  t: ReturnType<typeof useTranslations<'properties.csv' | 'condominiums.csv'>>,
  tRoot: ReturnType<typeof useTranslations>,
) => readonly Column<Row>[]

export function PortfolioList<
  Response extends { total: number },
  Row extends { id: number },
  Filters extends SharedFilters & Readonly<Record<string, FilterValue>>,
  Sort extends string,
>({
  rules,
  list,
  result,
  getRows,
  tiles,
  columns,
  initialTable = defaultTableSettings,
  icon,
  filters,
  activeFilters,
  loadCsvColumns,
  renderCard,
  renderTable,
  renderMap,
  renderBulkBar,
  fetchPage,
}: {
  rules: ListRules<Filters, Sort>
  list: ListControl<Filters, Sort>
  result: LoadState<Response> & { isLoading: boolean }
  getRows: (response: Response) => readonly Row[]
  tiles: MapTiles | null
  columns: readonly TableColumn<Row, Sort>[]
  initialTable?: TableSettings
  icon: ReactNode
  filters: ReactNode
  activeFilters: ReactNode
  loadCsvColumns: () => Promise<CreateCsvColumns<Row>>
  renderCard: (row: Row, props: CardViewProps<Row>) => ReactNode
  renderTable: (props: TableViewProps<Row, Sort>) => ReactNode
  renderMap: (props: MapViewProps<Row>) => ReactNode
  renderBulkBar: (props: BulkActionsProps<Row>) => ReactNode
  fetchPage: FetchPage<Row>
}) {
  useReturnFocus()
  const { resource, state } = rules
  const t = useTranslations(`${resource}.list`)
  const tCsv = useTranslations(`${resource}.csv`)
  const tRoot = useTranslations()
  const { request } = list
  const { view } = request
  const points = useCall(
    `${resource}.points`,
    view === 'map' ? { query: { filter: rules.toFilter(request.filters) } } : null,
  )
  const table = useTableSettings(resource, initialTable)
  const selection = useSelection<Row>(formatFilterValues(request.filters).toString())
  const loadedRows = result.data === undefined ? noRows : getRows(result.data)
  // Fallback for APIs that return no total.
  const total = Math.max(result.data?.total ?? 0, loadedRows.length)
  const paging = { total, perPage: perPageOf(view) }
  useStoreVisitedList(resource, loadedRows, {
    from: (request.page - 1) * paging.perPage,
    total,
    fetchPage,
    isStale: result.isLoading || result.error !== undefined,
  })
  const savedViews = useSavedViews({
    canonicalize: (query) =>
      formatListState({ ...parseListState(new URLSearchParams(query), rules), page: 1 }),
    Total: useMemo(() => createViewTotal(rules), [rules]),
    open({ query, columns, density }) {
      list.openQuery(query)
      table.change({
        columns: columns === '' ? [] : columns.split(','),
        ...(density !== '' && { density }),
      })
    },
    table: { columns: table.columns.join(','), density: table.density },
  })

  function renderRows(rows: readonly Row[]): ReactNode {
    if (view === 'table')
      return (
        <SuspenseAfterHydration fallback={<ListSkeleton view="table" />}>
          {renderTable({
            rows,
            columns,
            selection,
            settings: table,
            sort: request.sort,
            onSort: list.sortBy,
          })}
        </SuspenseAfterHydration>
      )
    if (view === 'map') {
      const filters = { ...request.filters, missing: 'location' }
      const withoutLocationHref = `?${formatListState({ ...request, page: 1, view: 'table', filters })}`
      return renderMap({
        // The spread reads all fields, because SWR rerenders this component only for fields that were read. The map's
        // code may load after the points, too late to read them.
        response: supportsMapPoints(points) ? { ...points } : null,
        page: rows,
        withoutLocationHref: rules.isFilterable ? withoutLocationHref : null,
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
      {savedViews.tabs}
      <ListToolbar
        start={
          view === 'cards' &&
          loadedRows.length > 0 && (
            <span className="max-sm:hidden">
              <SelectPage {...{ rows: loadedRows, selection }} />
            </span>
          )
        }
        {...{ resource, list, filters }}
        activeFilters={
          activeFilterNamesOf(request.filters).length > 0 && (
            <SuspenseAfterHydration>{activeFilters}</SuspenseAfterHydration>
          )
        }
        total={result.data && total}
        end={
          <>
            {view === 'table' && (
              <SuspenseAfterHydration>
                <TableControls columns={columns} settings={table} />
              </SuspenseAfterHydration>
            )}
            {savedViews.saveButton}
            <ExportCsv
              showsLabelOnPhones
              visibleColumns={view === 'table' ? shownColumnsOf(columns, table.columns) : null}
              resource={resource}
              name={tCsv('file')}
              fetchPage={fetchPage}
              loadColumns={async () => (await loadCsvColumns())(tCsv, tRoot)}
            />
          </>
        }
        sorts={rules.sorts}
      />
      <ResourceList
        {...{ result, paging }}
        getRows={getRows}
        skeleton={<ListSkeleton view={view} />}
        isPending={result.isLoading}
        onClearFilters={Object.values(request.filters).some(isSet) ? list.resetFilters : undefined}
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
      <RenderAfterSelection selection={selection}>
        {renderBulkBar({ total, selection, fetchPage })}
      </RenderAfterSelection>
      {!(view === 'map' && supportsMapPoints(points)) && (
        <div className="mt-8 flex justify-center">
          <ListPages {...paging} />
        </div>
      )}
    </>
  )
}

/** Returns a component with the number of records of a saved view. */
function createViewTotal<F extends AnyFilters, S extends string>(rules: ListRules<F, S>) {
  return function ViewTotal({ query }: { query: string }) {
    const viewQuery = rules.toQuery(parseListState(new URLSearchParams(query), rules))
    const { data } = useCall(`${rules.resource}.list`, { query: { ...viewQuery, itemsPerPage: 1 } })
    return data?.total ?? null
  }
}

/** Returns false if the API has no points endpoint; the map then shows the records of one page. */
const supportsMapPoints = ({ error }: LoadState<MapPoints>): boolean =>
  error === undefined || !isMaybeUnsupported(error)
