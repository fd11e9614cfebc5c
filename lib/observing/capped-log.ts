import { write } from './log'

const windowMs = 60_000

export type CappedLog = {
  /** Zero while there is room for a line in this minute, else the seconds until there is; asking for none counts as left out. */
  waitSeconds: () => number
  write: (line: Record<string, unknown>) => void
}

/**
 * A log of `most` lines a minute in this process: a broken page tells the same of every visitor, and a liar tells it for
 * ever. What `leftOut` makes of the number that had no room is written when the next minute has something to say.
 */
export function cappedLog(most: number, leftOut: (lines: number) => Record<string, unknown>): CappedLog {
  let window = { since: 0, lines: 0, dropped: 0 }
  function turn() {
    if (Date.now() - window.since < windowMs) return
    if (window.dropped > 0) write({ level: 'warn', ...leftOut(window.dropped) })
    window = { since: Date.now(), lines: 0, dropped: 0 }
  }
  return {
    waitSeconds() {
      turn()
      if (window.lines < most) return 0
      window.dropped += 1
      return Math.max(1, Math.ceil((window.since + windowMs - Date.now()) / 1000))
    },
    write(line) {
      turn()
      if (window.lines >= most) window.dropped += 1
      else {
        window.lines += 1
        write({ level: 'warn', ...line })
      }
    },
  }
}
