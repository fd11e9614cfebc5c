const lisbonDayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Returns the day in Lisbon, as `2026-11-21`. */
export const dayOf = (time: Date): string => lisbonDayFormat.format(time)

/** Returns the first of the last `days` days, today included. */
export function firstDayOf(days: number, time: Date): string {
  // Calculates in UTC, in which every day has 24 hours.
  const first = new Date(`${dayOf(time)}T00:00:00Z`)
  first.setUTCDate(first.getUTCDate() - (days - 1))
  return first.toISOString().slice(0, 10)
}
