const dayMs = 86_400_000

/** Returns the ISO time `days` before `now`. */
export const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - Math.round(days * dayMs)).toISOString()
