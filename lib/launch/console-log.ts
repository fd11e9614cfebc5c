import { formatWithOptions, stripVTControlCharacters } from 'node:util'
import { writeLogLine } from '../observability/log.ts'

const maxLength = 4_000

/**
 * Redirects console output of the framework and libraries to the structured log: one JSON line each, truncated and
 * without terminal escapes, so that no request can forge or flood lines.
 */
export function logConsole(): void {
  for (const [method, level] of Object.entries({ log: 'info', info: 'info', warn: 'warn', error: 'error' })) {
    const log = (...values: unknown[]) => {
      const text = stripVTControlCharacters(formatWithOptions({ colors: false, depth: 4 }, ...values)).trim()
      if (text !== '') writeLogLine({ level, event: 'console', text: text.slice(0, maxLength) })
    }
    Reflect.set(console, method, log)
  }
}
