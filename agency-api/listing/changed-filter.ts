import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from '../midnight.ts'
import type { ListingResource } from '../db/schema.ts'

/**
 * Returns the condition for the filters `changed_since` and `changed_by`, or null if neither is set. For a user, any
 * change in the history counts, not only the record's last one.
 */
export function changedCondition(
  resource: ListingResource,
  alias: 'p' | 'c',
  { changed_since, changed_by }: { changed_since?: string; changed_by?: number },
): RawBuilder<boolean> | null {
  const since = changed_since === undefined ? null : startOfDay(changed_since)
  if (changed_by !== undefined)
    return sql`${sql.ref(`${alias}.id`)} in (select record_id from activity
      where actor_id = ${changed_by} and noun = ${resource} ${since === null ? sql`` : sql`and at >= ${since}`})`
  // `coalesce` prevents SQLite from using the index by date, where it would have to read each record's row to test the
  // other filters.
  return since === null ? null : sql`coalesce(${sql.ref(`${alias}.updated_at`)}, '') >= ${since}`
}
