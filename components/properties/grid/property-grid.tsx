import { CheckIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import { useHasBatches } from '@/components/batches/use-batch-preview'
import { type QuickChange, withQuickChanges } from '@/components/portfolio/list/quick-change'
import { notify } from '@/components/resource/notifier'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Button } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { ScrollArea } from '@/components/ui/scroll-area'
import { propertyFields } from '../fields'
import { CellEditor, CellValue } from './grid-cell'
import {
  formatCell,
  type GridColumn,
  gridColumns,
  isFlagColumn,
  isUnchanged,
  parseCell,
  useGridOptions,
} from './grid-columns'
import { type Cell, useGridCells } from './use-grid-cells'

export function PropertyGrid({
  rows,
  onChange,
  onClose,
}: {
  rows: readonly Property[]
  onChange: (property: Property, change: QuickChange) => void
  onClose: () => void
}) {
  const t = useTranslations('properties.grid')
  const labelOf = useFieldLabels(propertyFields)
  const options = useGridOptions()
  // Not every API can change the agent with `quickChange`; those with batches are assumed to.
  const canEditAgent = useHasBatches()
  const cells = useGridCells(rows)
  const { grid, active, isEditing } = cells

  /** Returns the property with the change, so that another change can be applied to it. */
  function changeProperty(property: Property, change: QuickChange): Property {
    if (isUnchanged(property, change)) return property
    onChange(property, change)
    return withQuickChanges(property, [change])
  }

  /** Toggles a flag; otherwise opens the cell's editor. */
  function editCell({ row, column }: Cell) {
    const property = rows[row]
    if (property === undefined || (column === 'agent_id' && !canEditAgent)) return
    if (isFlagColumn(column))
      changeProperty(property, { block: column, value: property[column] === 1 ? 0 : 1 })
    else cells.edit({ row, column })
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isEditing || cells.handleMove(event)) return
    const { key, ctrlKey, metaKey, altKey } = event
    if (key === 'Enter' || key === 'F2' || (key === ' ' && isFlagColumn(active.column))) {
      event.preventDefault()
      editCell(active)
    } else if (active.column === 'price' && /^\d$/.test(key) && !ctrlKey && !metaKey && !altKey) {
      // The editor selects its text, so the digit replaces it.
      cells.edit(active)
    } else if (key === 'Escape') onClose()
  }

  function handleCopy(event: ClipboardEvent) {
    const property = rows[active.row]
    if (isEditing || property === undefined) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', formatCell(property, active.column, options))
  }

  /** Pastes tab-separated lines, from the active cell down and to the right. */
  function handlePaste(event: ClipboardEvent) {
    if (isEditing) return
    event.preventDefault()
    const lines = event.clipboardData
      .getData('text/plain')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
    const invalidTexts: string[] = []
    rows.slice(active.row, active.row + lines.length).forEach((before, rowOffset) => {
      let property = before
      lines[rowOffset]?.split('\t').forEach((text, columnOffset) => {
        const column: GridColumn | undefined = gridColumns[gridColumns.indexOf(active.column) + columnOffset]
        if (column === undefined || (column === 'agent_id' && !canEditAgent)) return
        const change = parseCell(column, text, options)
        if (change === null) invalidTexts.push(text)
        else property = changeProperty(property, change)
      })
    })
    if (invalidTexts.length > 0)
      notify({
        text: t('unrecognised', { count: invalidTexts.length, values: invalidTexts.join(' · ') }),
        tone: 'danger',
      })
  }

  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <p id="grid-help" className="mr-auto text-sm text-ink-soft">
          {t('help')}
        </p>
        <Button size="sm" icon={<CheckIcon />} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <ScrollArea label={t('label')} className="overflow-x-auto rounded-lg border border-line bg-surface">
        <table
          ref={grid}
          role="grid"
          aria-label={t('label')}
          aria-describedby="grid-help"
          onKeyDown={handleKeyDown}
          onCopy={handleCopy}
          onPaste={handlePaste}
          className="w-full min-w-4xl border-separate border-spacing-0 text-sm [&_td]:border-b [&_td]:border-l [&_td]:border-line [&_td]:px-2 [&_th]:border-b [&_th]:border-line [&_th]:px-2 [&_tr]:h-10"
        >
          <thead className="text-left text-ink-soft">
            <tr>
              <th scope="col" className="font-medium">
                {labelOf('reference')}
              </th>
              {gridColumns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={classes('font-medium', column === 'price' && 'text-right')}
                >
                  {labelOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((property, row) => (
              <tr key={property.id}>
                <th scope="row" className="max-w-64 truncate text-left font-medium" title={property.title}>
                  <span className="figures mr-2 text-ink-soft">{property.reference}</span>
                  {property.title}
                </th>
                {gridColumns.map((column) => {
                  const isActive = active.row === row && active.column === column
                  const cellLabel = `${labelOf(column)}, ${property.reference}`
                  return (
                    <td
                      key={column}
                      role="gridcell"
                      data-cell={`${row}:${column}`}
                      tabIndex={isActive ? 0 : -1}
                      aria-readonly={column === 'agent_id' && !canEditAgent ? true : undefined}
                      onFocus={() => cells.activate({ row, column })}
                      onClick={() => isFlagColumn(column) && editCell({ row, column })}
                      onDoubleClick={() => !isFlagColumn(column) && editCell({ row, column })}
                      className={classes(
                        'cursor-cell focus-visible:-outline-offset-2',
                        column === 'price' && 'figures text-right whitespace-nowrap',
                      )}
                    >
                      {isActive && isEditing ? (
                        <CellEditor
                          {...{ property, column, options }}
                          label={cellLabel}
                          onDone={(change, key) => {
                            if (change !== null) changeProperty(property, change)
                            cells.endEditing(key)
                          }}
                        />
                      ) : (
                        <CellValue {...{ property, column, options }} />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  )
}
