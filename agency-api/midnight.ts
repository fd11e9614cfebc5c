const lisbonHourFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Lisbon',
  hour: 'numeric',
  hourCycle: 'h23',
})

/**
 * Returns the start of a day in Lisbon as ISO text in UTC, for a day given by its midnight in UTC. In summer, a day
 * starts one hour earlier in Lisbon. Clocks change after midnight, so the offset at midnight applies.
 */
export function midnightInLisbon(utcMidnight: Date): string {
  const hour = Number(lisbonHourFormat.format(utcMidnight))
  return new Date(utcMidnight.getTime() - hour * 3_600_000).toISOString()
}

/** Returns the start in Lisbon of a day such as `2026-11-21`, plus a number of days. */
export function startOfDay(day: string, daysLater = 0): string {
  const utcMidnight = new Date(`${day}T00:00:00Z`)
  utcMidnight.setUTCDate(utcMidnight.getUTCDate() + daysLater)
  return midnightInLisbon(utcMidnight)
}
