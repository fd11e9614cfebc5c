import { writeLogLine } from './log'

const windowMs = 60_000
const maxLines = 30

type CappedLog = {
  /** Returns 0 if this minute has room for a line; else counts the line as omitted and returns the seconds to wait. */
  waitSeconds: () => number
  write: (line: Record<string, unknown>) => void
}

/**
 * Creates a log of at most 30 lines per minute and process: a broken page reports the same for every visitor, and a
 * malicious client never stops. Before the next minute's first line, writes the record that `toOmissionRecord` creates
 * for the number of omitted lines.
 */
export function createCappedLog(toOmissionRecord: (lines: number) => Record<string, unknown>): CappedLog {
  let window = { since: 0, lines: 0, omitted: 0 }
  function rollWindow() {
    if (Date.now() - window.since < windowMs) return
    if (window.omitted > 0) writeLogLine({ level: 'warn', ...toOmissionRecord(window.omitted) })
    window = { since: Date.now(), lines: 0, omitted: 0 }
  }
  return {
    waitSeconds() {
      rollWindow()
      if (window.lines < maxLines) return 0
      window.omitted += 1
      return Math.max(1, Math.ceil((window.since + windowMs - Date.now()) / 1000))
    },
    write(line) {
      rollWindow()
      if (window.lines >= maxLines) window.omitted += 1
      else {
        window.lines += 1
        writeLogLine({ level: 'warn', ...line })
      }
    },
  }
}
