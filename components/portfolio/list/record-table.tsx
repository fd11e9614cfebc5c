'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'
import { SelectOne, SelectPage } from '../bulk/select-page'
import { type Selection, useIsSelected } from '../bulk/use-selection'
import { SortHeader } from './sort-header'
import { type ColumnLayout, visibilityClassesOf } from './column-widths'
import { ColumnHandle } from './column-handle'
import { arrangeColumns, resizeColumn } from './table-settings'
import type { TableSettingsControl } from './use-table-settings'

type FixedColumn<Row, Sort extends string> = {
  label: string
  sort?: { orders: readonly [Sort, Sort]; descending: Sort }
  numeric?: boolean
  className?: string
  cell: (row: Row) => ReactNode
}

/** A column that users can hide and move. Hidden automatically if it doesn't fit. */
export type TableColumn<Row, Sort extends string> = Omit<FixedColumn<Row, Sort>, 'className'> & ColumnLayout

type Props<Row extends { id: number }, Sort extends string> = {
  rows: readonly Row[]
  columns: readonly TableColumn<Row, Sort>[]
  sort: Sort
  onSort: (sort: Sort) => void
  selection: Selection<Row>
  settings: TableSettingsControl
  nameOf: (row: Row) => string
  coverColumn: FixedColumn<Row, Sort>
  /** The title, with a second line for the data of columns that don't fit. */
  titleColumn: FixedColumn<Row, Sort>
  priceColumn: FixedColumn<Row, Sort>
  menu: (row: Row) => ReactNode
  /** Button in the header of the menu column. */
  menuHeader?: ReactNode
}

/**
 * Records in rows that scroll with the page, with a sticky header below the top bar. The table has its container's
 * width; columns appear as they fit. On phones a row has two lines: the title, and the price and state below it.
 */
export function RecordTable<Row extends { id: number }, Sort extends string>(props: Props<Row, Sort>) {
  const { rows, sort, onSort, selection, settings, coverColumn, titleColumn, priceColumn } = props
  const t = useTranslations('listing.list')
  const sortable = { sort, onSort }
  const arrangement = arrangeColumns(props.columns, settings.columns)
  const visible = arrangement.flatMap(({ column, isShown, width = column.width }) =>
    isShown ? [{ ...column, width }] : [],
  )
  const visibilityClasses = visibilityClassesOf(visible)
  const columns = visible.map((column) => ({ ...column, className: visibilityClasses.get(column.name) }))
  return (
    <div className="@container">
      <table
        data-density={settings.density}
        className="group/table w-full table-fixed border-separate border-spacing-0 rounded-lg border border-line bg-surface text-sm @max-[36rem]:block max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:rounded-none max-sm:border-x-0"
      >
        <caption className="sr-only">{t('views.table')}</caption>
        <thead className="@max-[36rem]:block @max-[36rem]:[&_th:nth-child(2)]:hidden @max-[36rem]:[&_th:nth-child(n+4)]:hidden text-left text-ink-soft [&_th]:sticky [&_th]:top-bar [&_th]:z-2 [&_th]:h-9 [&_th]:border-b [&_th]:border-line [&_th]:bg-surface [&_th]:px-2 [&_th]:font-medium [&_th:first-child]:rounded-tl-lg [&_th:last-child]:rounded-tr-lg short:[&_th]:static print:[&_th]:static">
          <tr className="@max-[36rem]:grid @max-[36rem]:grid-cols-[2.5rem_minmax(0,1fr)] @max-[36rem]:[&>th]:flex @max-[36rem]:[&>th]:items-center">
            <th scope="col" className="w-10">
              <SelectPage rows={rows} selection={selection} />
            </th>
            <Header column={coverColumn} {...sortable} />
            <Header column={titleColumn} {...sortable} />
            {columns.map((column) => (
              <Header
                key={column.name}
                column={column}
                width={column.width}
                onResize={(width) =>
                  settings.change({ columns: resizeColumn(arrangement, column.name, width) })
                }
                {...sortable}
              />
            ))}
            <Header column={priceColumn} {...sortable} />
            <th scope="col" className="w-12">
              <span className="sr-only">{t('columns.actions')}</span>
              {props.menuHeader}
            </th>
          </tr>
        </thead>
        <tbody className="@max-[36rem]:block @max-[36rem]:divide-y @max-[36rem]:divide-line @min-[36rem]:[&>tr:last-child>*]:border-b-0 @min-[36rem]:[&>tr>*]:border-b @min-[36rem]:[&>tr>*]:border-line [&>tr>*]:px-2 [&>tr>*]:py-0">
          {rows.map((row) => (
            <RecordRow key={row.id} row={row} {...props} visible={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Header<Sort extends string>({
  column: { label, sort: sorted, numeric, className },
  width,
  onResize,
  sort,
  onSort,
}: {
  column: Pick<FixedColumn<never, Sort>, 'label' | 'sort' | 'numeric' | 'className'>
  width?: number
  onResize?: (width: number) => void
  sort: Sort
  onSort: (sort: Sort) => void
}) {
  const style = width === undefined ? undefined : { width: `${width}rem` }
  const handle = onResize !== undefined && <ColumnHandle onResize={onResize} />
  const cellClass = classes(numeric === true && 'text-right', className)
  if (sorted === undefined) {
    return (
      <th scope="col" className={cellClass} style={style}>
        <span className="block truncate">{label}</span>
        {handle}
      </th>
    )
  }
  return (
    <SortHeader
      {...sorted}
      sort={sort}
      onSort={onSort}
      className={cellClass}
      style={style}
      reversed={numeric}
      handle={handle}
    >
      {label}
    </SortHeader>
  )
}

function RecordRow<Row extends { id: number }, Sort extends string>({
  row,
  rows,
  visible,
  selection,
  nameOf,
  coverColumn,
  titleColumn,
  priceColumn,
  menu,
}: Props<Row, Sort> & {
  row: Row
  visible: readonly (TableColumn<Row, Sort> & { className: string | undefined })[]
}) {
  return (
    <tr
      className={classes(
        'h-14 transition-colors duration-fast @max-[36rem]:grid @max-[36rem]:h-auto @max-[36rem]:grid-cols-[2.5rem_4rem_auto_minmax(0,1fr)_3rem] @max-[36rem]:items-center @max-[36rem]:py-1.5 @min-[48rem]:group-data-[density=compact]/table:h-10',
        useIsSelected(selection, row.id) ? 'bg-brand-soft' : 'hover:bg-wash/60',
      )}
    >
      <td className="@max-[36rem]:row-span-2">
        <SelectOne row={row} rows={rows} name={nameOf(row)} selection={selection} />
      </td>
      <td className={classes('@max-[36rem]:row-span-2 @max-[36rem]:w-auto!', coverColumn.className)}>
        {coverColumn.cell(row)}
      </td>
      <th scope="row" className="text-left font-medium @max-[36rem]:col-span-2">
        {titleColumn.cell(row)}
      </th>
      {visible.map(({ name, numeric, className, cell }) => (
        <td
          key={name}
          className={classes(numeric === true && 'figures text-right whitespace-nowrap', className)}
        >
          {cell(row)}
        </td>
      ))}
      <td className="figures text-right whitespace-nowrap @max-[36rem]:col-start-3 @max-[36rem]:row-start-2 @max-[36rem]:text-left">
        {priceColumn.cell(row)}
      </td>
      <td className="text-right @max-[36rem]:col-start-5 @max-[36rem]:row-span-2 @max-[36rem]:row-start-1">
        {menu(row)}
      </td>
    </tr>
  )
}
