import type { Rows } from '../backup/rows.ts'

const dayMs = 86_400_000
const timePattern = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const dayPattern = /^\d{4}-\d\d-\d\d$/

/** Returns the whole days between two times, by which an old sample is moved forward. */
export const daysBetween = (from: string, to: Date) =>
  Math.max(0, Math.floor((to.getTime() - Date.parse(from)) / dayMs))

/**
 * Moves the dates of rows forward by days, so that recent records are recent again. Whole days only: resets within a
 * day restore identical rows, so open records don't change.
 */
export function shiftDates(rows: Rows, days: number): Rows {
  if (days === 0) return rows
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, shiftDate(column, value, days)]),
    ),
  )
}

function shiftDate(column: string, value: Rows[number][string] | undefined, days: number) {
  if (typeof value !== 'string') return value ?? null
  const add = () => new Date(Date.parse(value) + days * dayMs).toISOString()
  if (/(^|_)at$/.test(column) && timePattern.test(value)) return add()
  return column === 'day' && dayPattern.test(value) ? add().slice(0, 10) : value
}
