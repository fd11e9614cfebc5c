import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CommitKey } from '../list/price-form'
import { type GridColumn, gridColumns } from './grid-columns'

export type Cell = { row: number; column: GridColumn }

const arrowSteps: Partial<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Tracks the active cell of a grid and handles its keys: arrows, Home and End (with Ctrl: first and last row), Tab to
 * the next cell and out of the grid at its ends.
 */
export function useGridCells(rows: readonly { id: number }[]) {
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<Cell>({ row: 0, column: 'price' })
  /** Id of the record whose cell is edited. */
  const [editedId, setEditedId] = useState<number | null>(null)
  const mustFocus = useRef(true)
  const lastRow = Math.max(0, rows.length - 1)
  // Another page may have fewer rows. Without an active cell, the Tab key couldn't reach the grid.
  if (active.row > lastRow) setActive({ ...active, row: lastRow })
  // The browser's Back button may show another page of the list while a cell is edited. The editor must not open for
  // the record that is now in the row.
  if (editedId !== null && rows[active.row]?.id !== editedId) setEditedId(null)
  const isEditing = editedId !== null

  useEffect(() => {
    if (!mustFocus.current || isEditing) return
    mustFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`)?.focus()
  }, [active, isEditing])

  function moveTo(row: number, columnIndex: number): boolean {
    const column = gridColumns[columnIndex]
    if (column === undefined || row < 0 || row >= rows.length) return false
    mustFocus.current = true
    setActive({ row, column })
    return true
  }
  function moveBy(rowStep: number, columnStep: number): boolean {
    return moveTo(active.row + rowStep, gridColumns.indexOf(active.column) + columnStep)
  }
  /** Moves to the next or previous cell, if necessary in another row. Returns false at the grid's ends. */
  function moveToAdjacent(step: 1 | -1): boolean {
    const position = active.row * gridColumns.length + gridColumns.indexOf(active.column) + step
    return position >= 0 && moveTo(Math.floor(position / gridColumns.length), position % gridColumns.length)
  }

  return {
    grid,
    active,
    isEditing,
    activate: setActive,
    edit(cell: Cell) {
      setActive(cell)
      setEditedId(rows[cell.row]?.id ?? null)
    },
    /** Ends editing and moves as in a spreadsheet. After a blur (no key), doesn't move the focus. */
    endEditing(key?: CommitKey | 'escape') {
      mustFocus.current = key !== undefined
      setEditedId(null)
      if (key === 'enter') moveBy(1, 0)
      if (key === 'next' || key === 'previous') moveToAdjacent(key === 'next' ? 1 : -1)
    },
    /** Handles keys that move the active cell; returns true for these. */
    handleMove(event: KeyboardEvent): boolean {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      // Alt with an arrow key is the browser's Back or Forward.
      if (altKey) return false
      const arrowStep = arrowSteps[key]
      if (arrowStep !== undefined) moveBy(...arrowStep)
      const lastColumnIndex = gridColumns.length - 1
      const isMove =
        arrowStep !== undefined ||
        (key === 'Home' && moveTo(ctrlKey || metaKey ? 0 : active.row, 0)) ||
        (key === 'End' && moveTo(ctrlKey || metaKey ? lastRow : active.row, lastColumnIndex)) ||
        (key === 'Tab' && moveToAdjacent(shiftKey ? -1 : 1))
      if (isMove) event.preventDefault()
      return isMove
    },
  }
}
