import { TableCellsIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import { typologyOf } from '#contract/typology.ts'
import { type QuickChange, withQuickChanges } from '@/components/portfolio/list/quick-change'
import { RecordTable } from '@/components/portfolio/list/record-table'
import type { TableViewProps } from '@/components/portfolio/list/view-props'
import { IconButton } from '@/components/ui/icon-button'
import { PropertyMenu } from '../property-menu'
import type { PropertyActions } from '../use-property-actions'
import type { Sort } from './property-list-state'
import { formatMainArea } from './use-property-table-columns'
import { PriceEditor } from './price-editor'

const PropertyGrid = dynamic(() => import('../grid/property-grid').then((module) => module.PropertyGrid), {
  ssr: false,
})

export function PropertyTable({
  actions,
  ...table
}: TableViewProps<Property, Sort> & { actions: PropertyActions }) {
  const t = useTranslations()
  const locale = useLocale()
  /** Null until the grid is opened for the first time. */
  const [isGridOpen, setGridOpen] = useState<boolean | null>(null)
  const { rows, keepInPlace } = useStableRows(table.rows, useSearchParams().toString(), isGridOpen === true)

  function changeInPlace(property: Property, change: QuickChange) {
    keepInPlace(withQuickChanges(property, [change]))
    actions.onChange(property, change)
  }

  if (isGridOpen === true)
    return <PropertyGrid rows={rows} onChange={changeInPlace} onClose={() => setGridOpen(false)} />
  return (
    <RecordTable
      {...table}
      resource="properties"
      rows={rows}
      menuHeader={
        <IconButton
          ref={isGridOpen === false ? focusButton : undefined}
          size="sm"
          label={t('properties.grid.open')}
          icon={<TableCellsIcon />}
          onClick={() => setGridOpen(true)}
        />
      }
      nameOf={({ reference }) => reference}
      coverColumn={{
        label: t('properties.list.columns.reference'),
        columnSort: { orders: ['reference', 'referenceDown'], descending: 'referenceDown' },
        className:
          'w-14 @min-[36rem]:w-16 @min-[48rem]:w-32 @min-[48rem]:group-data-[density=comfortable]/table:w-36 @max-[48rem]:[&>button]:sr-only',
      }}
      referenceOf={({ reference }) => reference}
      linkedRecordOf={(property) => property}
      summaryOf={(property) => formatSummary(property, locale)}
      priceClass="w-28 @min-[36rem]:w-32"
      priceCell={(property) => <PriceCell property={property} onChange={changeInPlace} />}
      menu={(property) => <PropertyMenu property={property} {...actions} />}
    />
  )
}

const focusButton = (button: HTMLButtonElement | null) => button?.focus()

/** A row's price. Enter and Tab save and start editing the next row's price, Shift+Tab the previous row's. */
function PriceCell({
  property,
  onChange,
}: {
  property: Property
  onChange: (property: Property, change: QuickChange) => void
}) {
  const cell = useRef<HTMLDivElement>(null)

  function editAdjacentPrice(step: 1 | -1): boolean {
    const cells = [...(cell.current?.closest('table')?.querySelectorAll('[data-price]') ?? [])]
    const adjacentCell = cells[cells.findIndex((element) => element === cell.current) + step]
    const button = adjacentCell?.querySelector('button')
    button?.click()
    return button !== null && button !== undefined
  }

  return (
    <div
      ref={cell}
      data-price={property.disabled === 0 || undefined}
      className="flex @min-[36rem]:justify-end"
    >
      <PriceEditor {...{ property, onChange }} className="text-sm" onMove={editAdjacentPrice} />
    </div>
  )
}

function formatSummary(property: Property, locale: string): string {
  const { reference, district } = property
  return [reference, typologyOf(property), formatMainArea(property, locale), district]
    .filter(Boolean)
    .join(' · ')
}

/**
 * Keeps rows in place when the list is reloaded after a change, until `scope` (page, sorting, filter) changes. With
 * `keepsRemoved`, rows that no longer match the list stay, and new ones are not added.
 */
function useStableRows<Row extends { id: number }>(
  rows: readonly Row[],
  scope: string,
  keepsRemoved: boolean,
) {
  const [order, setOrder] = useState<{ scope: string; rows: readonly Row[] } | null>(null)
  const orderedRows = order?.scope === scope ? order.rows : rows
  const remainingRows = orderedRows.flatMap(
    (row) => rows.find(({ id }) => id === row.id) ?? (keepsRemoved ? row : []),
  )
  const newRows = rows.filter(({ id }) => !orderedRows.some((row) => row.id === id))
  const stableRows = keepsRemoved ? remainingRows : [...remainingRows, ...newRows]
  return {
    rows: stableRows,
    /** Call before saving a change; `changedRow` is the row with the change. */
    keepInPlace: (changedRow: Row) =>
      setOrder((latest) => {
        // `latest` differs from `order` if several rows change at once, such as on paste.
        const latestRows = latest === null || latest === order ? stableRows : latest.rows
        return { scope, rows: latestRows.map((row) => (row.id === changedRow.id ? changedRow : row)) }
      }),
  }
}
