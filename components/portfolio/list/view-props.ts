import type { MapPoints } from '#contract/map-points.ts'
import type { MapTiles } from '@/components/records/map/map-tiles'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import type { LoadState } from '@/components/resource/resource-list'
import type { Selection } from '../bulk/use-selection'
import type { TableColumn } from './record-table'
import type { TableSettingsControl } from './use-table-settings'

/** Props that cards and tables share. */
export type ViewProps<Row extends { id: number }> = { rows: readonly Row[]; selection: Selection<Row> }
/** `eager` cards load their photos at once; others when they come near the visible area. */
export type CardViewProps<Row extends { id: number }> = ViewProps<Row> & { eager: boolean }
export type TableViewProps<Row extends { id: number }, Sort extends string> = ViewProps<Row> & {
  columns: readonly TableColumn<Row, Sort>[]
  settings: TableSettingsControl
  sort: Sort
  onSort: (sort: Sort) => void
}
export type MapViewProps<Row> = {
  /** Null if the API has no points endpoint; the map then shows the rows of the list's page. */
  response: LoadState<MapPoints> | null
  page: readonly Row[]
  /** URL query of the list filtered to records without location; null if the list can't be filtered. */
  withoutLocationHref: string | null
  tiles: MapTiles | null
}
export type BulkActionsProps<Row extends { id: number }> = {
  total: number
  selection: Selection<Row>
  fetchPage: FetchPage<Row>
}
