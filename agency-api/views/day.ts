const inLisbon = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in Lisbon, as `2026-11-21`. */
export const dayOf = (at: Date): string => inLisbon.format(at)

/** The first of so many days up to this one. */
export const firstDayOf = (days: number, at: Date): string =>
  dayOf(new Date(at.getTime() - (days - 1) * 86_400_000))
