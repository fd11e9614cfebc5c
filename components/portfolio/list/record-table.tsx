import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MediaItem } from '#contract/media.ts'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { classes } from '@/components/ui/classes'
import { SelectOne, SelectPage } from '../bulk/select-rows'
import { useIsSelected } from '../bulk/use-selection'
import { type LinkedRecord, RecordLink } from '../card/record-link'
import type { sharedSorts } from './list-state'
import { Thumb } from './record-cells'
import { ColumnHeader, type ColumnSort } from './column-header'
import { type ColumnLayout, visibilityClassesOf } from './column-widths'
import { ColumnHandle } from './column-handle'
import { arrangeColumns, resizeColumn } from './table-settings'
import type { TableViewProps } from './view-props'

type SharedSort = keyof typeof sharedSorts

const titleSort = { orders: ['title', 'titleDown'], descending: 'titleDown' } as const
const priceSort = { orders: ['priceHigh', 'priceLow'], descending: 'priceHigh' } as const

type FixedColumn<Row, Sort extends string> = {
  label: string
  columnSort?: ColumnSort<Sort>
  isNumeric?: boolean
  className?: string
  cell: (row: Row) => ReactNode
}

/** A column that users can hide and move. Hidden automatically if it doesn't fit, unless it is always visible. */
export type TableColumn<Row, Sort extends string> = Omit<FixedColumn<Row, Sort>, 'className'> & ColumnLayout

type TableRow = { id: number; cover: MediaItem | null }

type Props<Row extends TableRow, Sort extends string> = TableViewProps<Row, Sort | SharedSort> & {
  resource: ListingResource
  nameOf: (row: Row) => string
  coverColumn: Omit<FixedColumn<Row, Sort | SharedSort>, 'cell'>
  /** Shown next to the cover. */
  referenceOf?: (row: Row) => string
  linkedRecordOf: (row: Row) => LinkedRecord
  /** Second line of the title, for the data of columns that don't fit. */
  summaryOf: (row: Row) => string
  priceClass: string
  priceCell: (row: Row) => ReactNode
  menu: (row: Row) => ReactNode
  menuHeader?: ReactNode
}

/**
 * Records in rows that scroll with the page, with a sticky header below the top bar. The table has its container's
 * width; columns appear as they fit. On phones a row has two lines: the title, and the price and state below it.
 */
export function RecordTable<Row extends TableRow, Sort extends string>(props: Props<Row, Sort>) {
  const { resource, rows, sort, onSort, selection, settings } = props
  const t = useTranslations('listing.list')
  const tResource = useTranslations(`${resource}.list.columns`)
  const sortProps = { sort, onSort }
  const arrangement = arrangeColumns(props.columns, settings.columns)
  const shownColumns = arrangement.flatMap(({ column, isShown, width = column.width }) =>
    isShown ? [{ ...column, width }] : [],
  )
  const visibilityClasses = visibilityClassesOf(shownColumns)
  const columns = shownColumns.map((column) => ({ ...column, className: visibilityClasses.get(column.name) }))
  return (
    <div className="@container">
      <table
        data-density={settings.density}
        className="group/table w-full table-fixed border-separate border-spacing-0 rounded-lg border border-line bg-surface text-sm @max-[36rem]:block max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:rounded-none max-sm:border-x-0"
      >
        <caption className="sr-only">{t('views.table')}</caption>
        <thead className="@max-[36rem]:block @max-[36rem]:[&_th:nth-child(2)]:hidden @max-[36rem]:[&_th:nth-child(n+4)]:hidden text-left text-ink-soft [&_th]:sticky [&_th]:top-below-bars [&_th]:z-2 [&_th]:h-9 [&_th]:border-b [&_th]:border-line [&_th]:bg-surface [&_th]:px-2 [&_th]:font-medium [&_th:first-child]:rounded-tl-lg [&_th:last-child]:rounded-tr-lg short:[&_th]:static print:[&_th]:static">
          <tr className="@max-[36rem]:grid @max-[36rem]:grid-cols-[2.5rem_minmax(0,1fr)] @max-[36rem]:[&>th]:flex @max-[36rem]:[&>th]:items-center">
            <th scope="col" className="w-10">
              <SelectPage rows={rows} selection={selection} />
            </th>
            <ColumnHeader {...props.coverColumn} {...sortProps} />
            <ColumnHeader label={t('columns.title')} columnSort={titleSort} {...sortProps} />
            {columns.map(({ name, label, columnSort, isNumeric, className, width }) => (
              <ColumnHeader
                key={name}
                {...{ label, columnSort, isNumeric, className, width }}
                {...sortProps}
                resizeHandle={
                  <ColumnHandle
                    onResize={(newWidth) =>
                      settings.change({ columns: resizeColumn(arrangement, name, newWidth) })
                    }
                  />
                }
              />
            ))}
            <ColumnHeader
              label={tResource('price')}
              columnSort={priceSort}
              isNumeric
              className={props.priceClass}
              {...sortProps}
            />
            <th scope="col" className="w-12">
              <span className="sr-only">{t('columns.actions')}</span>
              {props.menuHeader}
            </th>
          </tr>
        </thead>
        <tbody className="@max-[36rem]:block @max-[36rem]:divide-y @max-[36rem]:divide-line @min-[36rem]:[&>tr:last-child>:is(td,th)]:border-b-0 @min-[36rem]:[&>tr>*]:border-b @min-[36rem]:[&>tr>*]:border-line [&>tr>*]:px-2 [&>tr>*]:py-0">
          {rows.map((row) => (
            <RecordRow key={row.id} row={row} {...props} shownColumns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RecordRow<Row extends TableRow, Sort extends string>({
  row,
  rows,
  shownColumns,
  selection,
  resource,
  nameOf,
  coverColumn,
  referenceOf,
  linkedRecordOf,
  summaryOf,
  priceCell,
  menu,
}: Props<Row, Sort> & {
  row: Row
  shownColumns: readonly (TableColumn<Row, Sort | SharedSort> & { className: string | undefined })[]
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
        <div className="flex items-center gap-2">
          <Thumb location={resource} recordId={row.id} item={row.cover} />
          {referenceOf !== undefined && (
            <span className="figures hidden truncate text-ink-soft @min-[48rem]:inline">
              {referenceOf(row)}
            </span>
          )}
        </div>
      </td>
      <th scope="row" className="relative text-left font-medium @max-[36rem]:col-span-2">
        <RecordLink
          resource={resource}
          record={linkedRecordOf(row)}
          className="line-clamp-2 pointer-coarse:after:absolute pointer-coarse:after:inset-0 rounded-sm @min-[36rem]:group-data-[density=compact]/table:line-clamp-1 underline-offset-2 hover:underline"
        />
        <span className="figures block truncate text-xs font-normal text-ink-soft @min-[48rem]:hidden">
          {summaryOf(row)}
        </span>
      </th>
      {shownColumns.map(({ name, isNumeric, className, cell }) => (
        <td
          key={name}
          className={classes(isNumeric === true && 'figures text-right whitespace-nowrap', className)}
        >
          {cell(row)}
        </td>
      ))}
      <td className="figures text-right whitespace-nowrap @max-[36rem]:col-start-3 @max-[36rem]:row-start-2 @max-[36rem]:text-left">
        {priceCell(row)}
      </td>
      <td className="pointer-coarse:px-0.5! text-right @max-[36rem]:col-start-5 @max-[36rem]:row-span-2 @max-[36rem]:row-start-1">
        {menu(row)}
      </td>
    </tr>
  )
}
