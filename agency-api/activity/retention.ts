import type { Tx } from '../db/schema.ts'
import type { AppContext, DbContext } from '../app-context.ts'
import { writeSetting } from '../settings.ts'

/** Allows deleting activity entries inside `work`; the database rejects it everywhere else. */
export async function withHistoryUnlocked(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  await writeSetting(tx, 'activity_opened', '1')
  await work()
  await tx.deleteFrom('settings').where('name', '=', 'activity_opened').execute()
}

/** Deletes entries older than AGENCY_HISTORY_DAYS; 0 disables this. */
export async function purgeHistory({ db, now, environment }: DbContext & Pick<AppContext, 'environment'>) {
  const days = environment.AGENCY_HISTORY_DAYS
  if (days === 0) return
  const cutoff = new Date(now().getTime() - days * 86_400_000).toISOString()
  await db
    .transaction()
    .execute((tx) =>
      withHistoryUnlocked(tx, () => tx.deleteFrom('activity').where('at', '<', cutoff).execute()),
    )
}
