import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import type { ViewProps } from '../list/view-props'
import { isInSelection, type Selection, useIsSelected, useSelected } from './use-selection'

export function SelectPage<Row extends { id: number }>({ rows, selection }: ViewProps<Row>) {
  const t = useTranslations('listing.bulk')
  const selected = useSelected(selection)
  const selectedCount = rows.filter(({ id }) => isInSelection(selected, id)).length
  return (
    <Checkbox
      label={t('selectPage')}
      hideLabel
      checked={selectedCount > 0 && selectedCount === rows.length}
      indeterminate={selectedCount > 0 && selectedCount < rows.length}
      onChange={(event) => selection.setSelected(rows, event.target.checked)}
    />
  )
}

/** Selects one record; with Shift, all from the previously toggled one. `corner` places it over the card's photo. */
export function SelectOne<Row extends { id: number }>({
  row,
  rows,
  name,
  selection,
  corner = false,
}: ViewProps<Row> & { row: Row; name: string; corner?: boolean }) {
  const t = useTranslations('listing.bulk')
  return (
    <Checkbox
      label={t('select', { name })}
      hideLabel
      checked={useIsSelected(selection, row.id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? rows : [])
      }
      className={
        corner
          ? 'absolute top-2 z-1 max-sm:left-2 sm:right-2 size-9 rounded bg-raised/90 shadow-raised'
          : undefined
      }
    />
  )
}

/** Renders its children from the first selection on. They stay mounted, to show the result of a bulk change. */
export function RenderAfterSelection<Row extends { id: number }>({
  selection,
  children,
}: {
  selection: Selection<Row>
  children: ReactNode
}) {
  const hasSelection = useSelected(selection).items.size > 0
  const [hadSelection, setHadSelection] = useState(false)
  if (hasSelection && !hadSelection) setHadSelection(true)
  return hadSelection && children
}
