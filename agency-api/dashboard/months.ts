import { midnightInLisbon } from '../midnight.ts'

/** Month in Lisbon time: `from` inclusive, `to` exclusive, both ISO texts in UTC. */
export type Month = { year: number; month: number; from: string; to: string }

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: 'numeric',
})

/** Returns the last `amount` months up to the one of `now`, oldest first. */
export function monthsUpTo(now: Date, amount: number): Month[] {
  const year = read(now, 'year')
  const month = read(now, 'month')
  return Array.from({ length: amount }, (_, index) => {
    const first = new Date(Date.UTC(year, month - amount + index, 1))
    return {
      year: first.getUTCFullYear(),
      month: first.getUTCMonth() + 1,
      from: startOf(year, month - amount + index),
      to: startOf(year, month - amount + index + 1),
    }
  })
}

const startOf = (year: number, monthIndex: number) =>
  midnightInLisbon(new Date(Date.UTC(year, monthIndex, 1)))

function read(date: Date, type: 'year' | 'month'): number {
  return Number(clock.formatToParts(date).find((part) => part.type === type)?.value)
}
