/** Tolerated difference between clocks of machines that share a database. */
const skewMs = 60_000

/**
 * Returns the latest plausible stored time (ISO) if writers store times up to `maxAheadMs` after now. Callers treat a
 * later time as expired: it was stored while a clock was wrong, and no wait, lockout or link may last that long.
 */
export const latestValidTime = (now: Date, maxAheadMs: number): string =>
  new Date(now.getTime() + maxAheadMs + skewMs).toISOString()

/** Returns the milliseconds between now and a stored time, in either direction: the clock may have been set back. */
export const msBetween = (now: Date, stored: string): number => Math.abs(now.getTime() - Date.parse(stored))
