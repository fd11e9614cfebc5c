import type { LogEvent } from 'kysely'
import { currentActorContext } from '../activity/actor-context.ts'
import { logError, logLine } from '../log.ts'
import { isForeignKeyViolation, isUniqueViolation } from './violations.ts'

/** Slower statements are logged. */
const slowMs = 1_000
const maxSqlLength = 500

/** Logs failed and slow statements, without values. Unique and foreign-key violations are expected. */
export function logStatement(event: LogEvent): void {
  const details = () => ({
    request: currentActorContext().requestId ?? undefined,
    sql: event.query.sql.slice(0, maxSqlLength),
    ms: Math.round(event.queryDurationMillis),
  })
  if (event.level === 'error') {
    if (!isUniqueViolation(event.error) && !isForeignKeyViolation(event.error))
      logError(event.error, { database: 'statement', ...details() })
  } else if (event.queryDurationMillis > slowMs)
    logLine({ level: 'warn', event: 'slow statement', ...details() })
}
