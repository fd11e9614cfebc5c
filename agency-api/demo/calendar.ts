import type { Rows } from '../backup/rows.ts'

const dayMs = 86_400_000
const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const day = /^\d{4}-\d\d-\d\d$/

/** Whole days from one time to another: by these a sample that was made long ago moves on. */
export const daysBetween = (from: string, to: Date) =>
  Math.max(0, Math.floor((to.getTime() - Date.parse(from)) / dayMs))

/**
 * The rows so many days later, so that what was new when the sample was made is new again. By whole days only: within a
 * day two resets bring the same rows, and whoever has one open sees no change.
 */
export function later(rows: Rows, days: number): Rows {
  if (days === 0) return rows
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, moved(column, value, days)])),
  )
}

function moved(column: string, value: Rows[number][string] | undefined, days: number) {
  if (typeof value !== 'string') return value ?? null
  const add = () => new Date(Date.parse(value) + days * dayMs).toISOString()
  if (/(^|_)at$/.test(column) && time.test(value)) return add()
  return column === 'day' && day.test(value) ? add().slice(0, 10) : value
}
