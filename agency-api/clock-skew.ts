/** Tolerated difference between clocks of machines that share a database. */
const skewMs = 60_000

/**
 * Returns the latest plausible stored time (ISO) if writers store times up to `maxAheadMs` ahead. Later ones come from
 * a wrong clock and count as expired, so that waits, lockouts and links don't last until then.
 */
export const latestValidTime = (now: Date, maxAheadMs: number): string =>
  new Date(now.getTime() + maxAheadMs + skewMs).toISOString()

/** Returns the milliseconds between now and a stored time, in either direction: the clock may have been set back. */
export const msBetween = (now: Date, stored: string): number => Math.abs(now.getTime() - Date.parse(stored))
