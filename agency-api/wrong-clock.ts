/** Clocks of the machines that share a database may differ by this. */
const skewMs = 60_000

/**
 * ISO text of the latest time that a right clock can have written, where writers put theirs at most so far ahead of now:
 * what lies beyond was written while the clock was wrong, and counts as if it were over. Without this a clock that was
 * ahead for a moment leaves waits, blocks and links that last until its time has come.
 */
export const latestSound = (now: Date, mostAheadMs: number): string =>
  new Date(now.getTime() + mostAheadMs + skewMs).toISOString()

/** Milliseconds between now and a time that was noted, whichever is later: the clock may have been set back meanwhile. */
export const msApart = (now: Date, noted: string): number => Math.abs(now.getTime() - Date.parse(noted))
