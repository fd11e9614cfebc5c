import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
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
