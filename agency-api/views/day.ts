const inLisbon = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Returns the day in Lisbon, as `2026-11-21`. */
export const dayOf = (at: Date): string => inLisbon.format(at)

/** Returns the first of the last `days` days, today included. */
export const firstDayOf = (days: number, at: Date): string =>
  dayOf(new Date(at.getTime() - (days - 1) * 86_400_000))
