import { midnightInLisbon } from '../midnight.ts'
import { dayOf } from '../views/day.ts'

/** Month in Lisbon time: `from` inclusive, `to` exclusive, both ISO texts in UTC. */
export type Month = { year: number; month: number; from: string; to: string }

/** Returns the last `count` months up to the one of `now`, oldest first. */
export function monthsUpTo(now: Date, count: number): Month[] {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, month - count + index, 1))
    return {
      year: first.getUTCFullYear(),
      month: first.getUTCMonth() + 1,
      from: startOf(year, month - count + index),
      to: startOf(year, month - count + index + 1),
    }
  })
}

const startOf = (year: number, monthIndex: number) =>
  midnightInLisbon(new Date(Date.UTC(year, monthIndex, 1)))
