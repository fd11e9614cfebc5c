const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Lisbon',
  hour: 'numeric',
  hourCycle: 'h23',
})

/**
 * When a day begins in Lisbon, as ISO text in UTC; takes midnight of that day in UTC. In summer it is an hour before, and
 * on the days when clocks are set they are set after it.
 */
export function midnightInLisbon(inUtc: Date): string {
  return new Date(inUtc.getTime() - Number(clock.format(inUtc)) * 3_600_000).toISOString()
}

/** The beginning in Lisbon of a day such as `2026-11-21`, or of one so many days after it. */
export function startOfDay(day: string, later = 0): string {
  const inUtc = new Date(`${day}T00:00:00Z`)
  inUtc.setUTCDate(inUtc.getUTCDate() + later)
  return midnightInLisbon(inUtc)
}
