/** Tolerated difference between clocks of machines that share a database. */
const skewMs = 60_000

/**
 * Returns the latest time (ISO) that a correct clock can have written, where writers add at most `maxAheadMs` to
 * now. Later times were written by a wrong clock and count as expired; otherwise a clock that was briefly ahead
 * would leave waits, blocks and links that last until that time.
 */
export const latestValid = (now: Date, maxAheadMs: number): string =>
  new Date(now.getTime() + maxAheadMs + skewMs).toISOString()

/** Returns the milliseconds between now and a stored time, in either direction: the clock may have been set back. */
export const msBetween = (now: Date, stored: string): number => Math.abs(now.getTime() - Date.parse(stored))
