import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { writeSetting } from '../settings.ts'

/**
 * The one way to delete lines of the history: the database refuses it outside. For a restore and for the sample agency's
 * reset, which replace everything, and for lines that are older than the agency keeps them.
 */
export async function withHistoryOpened(
  tx: Transaction<Database>,
  work: () => Promise<unknown>,
): Promise<void> {
  await writeSetting(tx, 'activity_opened', '1')
  await work()
  await tx.deleteFrom('settings').where('name', '=', 'activity_opened').execute()
}

/** Deletes the lines that are older than the agency keeps them (AGENCY_HISTORY_DAYS; 0 keeps all). */
export async function forgetHistory({
  db,
  now,
  environment,
}: Pick<House, 'db' | 'now' | 'environment'>): Promise<void> {
  const days = environment.AGENCY_HISTORY_DAYS
  if (days === 0) return
  const since = new Date(now().getTime() - days * 86_400_000).toISOString()
  await db
    .transaction()
    .execute((tx) => withHistoryOpened(tx, () => tx.deleteFrom('activity').where('at', '<', since).execute()))
}
