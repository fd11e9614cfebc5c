'use client'

import { useState } from 'react'

/**
 * Keeps rows in place after a change until `scope` (page, sorting, filter) changes, although the list has reloaded.
 * With `keepsGone`, rows that no longer match the list stay as well.
 */
export function useStableRows<Row extends { id: number }>(
  rows: readonly Row[],
  scope: string,
  keepsGone: boolean,
) {
  const [order, setOrder] = useState<{ scope: string; rows: readonly Row[] } | null>(null)
  const before = order?.scope === scope ? order.rows : rows
  const current = before.flatMap((row) => rows.find(({ id }) => id === row.id) ?? (keepsGone ? row : []))
  const added = rows.filter(({ id }) => !before.some((row) => row.id === id))
  const shown = keepsGone ? current : [...current, ...added]
  return {
    rows: shown,
    /** Call before a change, with the changed row. */
    hold: (changed: Row) =>
      setOrder({ scope, rows: shown.map((row) => (row.id === changed.id ? changed : row)) }),
  }
}
