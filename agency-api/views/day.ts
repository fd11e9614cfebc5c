const inLisbon = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Returns the day in Lisbon, as `2026-11-21`. */
export const dayOf = (time: Date): string => inLisbon.format(time)

/** Returns the first of the last `days` days, today included. */
export const firstDayOf = (days: number, time: Date): string =>
  dayOf(new Date(time.getTime() - (days - 1) * 86_400_000))
