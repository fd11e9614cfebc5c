/** A month as people in Lisbon have it: from this time, inclusive, to that, exclusive, both ISO texts in UTC. */
export type Month = { year: number; month: number; from: string; to: string }

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** So many months up to the one that `now` lies in, oldest first. */
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

/** Midnight in Lisbon, which in summer is an hour before it is midnight in UTC; clocks are never set on a first. */
function startOf(year: number, monthIndex: number): string {
  const inUtc = new Date(Date.UTC(year, monthIndex, 1))
  return new Date(inUtc.getTime() - read(inUtc, 'hour') * 3_600_000).toISOString()
}

function read(at: Date, type: 'year' | 'month' | 'hour'): number {
  return Number(clock.formatToParts(at).find((part) => part.type === type)?.value)
}
