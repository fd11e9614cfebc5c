/** Names of the processes in the terminal. */
export type LogSource = 'api' | 'dashboard' | 'portals'

type LogRecord = Record<string, unknown> & { level?: string }

/**
 * Formats a process's JSON log line for people: `12:03:11 api info ready host=127.0.0.1`. Returns null for requests of
 * level `info` unless `withRequests` is true. Lines that aren't JSON are only prefixed with the source.
 */
export function formatLogLine(
  source: LogSource,
  line: string,
  { withRequests }: { withRequests: boolean },
): string | null {
  const record = parseRecord(line)
  if (record === null) return `${source} ${toPrintable(line)}`
  const { time, level = 'info', event, text, method, path, status, ms, error, ...rest } = record
  const isRequest = typeof method === 'string' && typeof status === 'number'
  if (isRequest && level === 'info' && !withRequests) return null
  const clock = typeof time === 'string' ? time.slice(11, 19) : ''
  const request = isRequest ? [method, path, status, ms === undefined ? '' : `${String(ms)} ms`] : []
  const details = Object.entries(rest).map(([name, value]) => `${name}=${textOf(value)}`)
  const words = [clock, source, level, ...request, event, text, ...details, error]
  return toPrintable(words.filter((word) => word !== undefined && word !== '').join(' '))
}

function parseRecord(line: string): LogRecord | null {
  if (!line.startsWith('{')) return null
  try {
    return JSON.parse(line) as LogRecord
  } catch {
    return null
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Indents the lines of a stack and blanks control characters, so that requests can't forge lines. */
function toPrintable(text: string): string {
  return text.replaceAll('\n', '\n    ').replace(/(?!\n)\p{Cc}/gu, ' ')
}
