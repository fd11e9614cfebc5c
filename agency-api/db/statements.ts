import type { LogEvent } from 'kysely'
import { currentActing } from '../activity/acting.ts'
import { logError, logLine } from '../log.ts'
import { isForeignKeyViolation, isUniqueViolation } from './violations.ts'

/** A statement that takes longer is worth a line. */
const slowMs = 1_000
const longestText = 500

/**
 * Writes failed and slow statements into the log, with the id of the request that they were for. The text has places for
 * values, never the values. What a constraint refuses is an answer, not a fault.
 */
export function logStatement(event: LogEvent): void {
  const about = () => ({
    request: currentActing().request ?? undefined,
    sql: event.query.sql.slice(0, longestText),
    ms: Math.round(event.queryDurationMillis),
  })
  if (event.level === 'error') {
    if (!isUniqueViolation(event.error) && !isForeignKeyViolation(event.error))
      logError(event.error, { database: 'statement', ...about() })
  } else if (event.queryDurationMillis > slowMs)
    logLine({ level: 'warn', event: 'slow statement', ...about() })
}
