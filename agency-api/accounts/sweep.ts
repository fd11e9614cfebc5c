import { forgetHistory } from '../activity/retention.ts'
import type { House } from '../house.ts'
import { logError } from '../log.ts'
import { keptMs } from '../once.ts'
import { quotaWindowMs } from '../media/quota.ts'
import { latestSound } from '../wrong-clock.ts'
import { longestWindowMs } from './attempts.ts'
import { tokenLife } from './bearer.ts'

const hourMs = 3_600_000
/** Time for which the inbox shows that a reply could not be sent. */
const failedMailMs = 90 * 24 * hourMs

/** Removes sessions, links, counted attempts and answers kept for repetitions whose time is over, or can never come rightly. */
export async function sweepAccounts({ db, now }: Pick<House, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db.deleteFrom('tokens').where('expires_at', '<=', at.toISOString()).execute()
  await db.deleteFrom('one_time_links').where('expires_at', '<=', at.toISOString()).execute()
  const forgotten = new Date(at.getTime() - Math.max(longestWindowMs, quotaWindowMs)).toISOString()
  const done = new Date(at.getTime() - keptMs).toISOString()
  await db.deleteFrom('answered_calls').where('at', '<=', done).execute()
  const failedBefore = new Date(at.getTime() - failedMailMs).toISOString()
  await db.deleteFrom('mail_queue').where('failed_at', '<=', failedBefore).execute()
  const ahead = latestSound(at, Math.max(longestWindowMs, quotaWindowMs))
  await db
    .deleteFrom('login_attempts')
    .where((eb) => eb.or([eb('at', '<=', forgotten), eb('at', '>', ahead)]))
    .execute()
  // A session that began on a clock ahead by months would last as long. One that is behind for days shortens none.
  await db
    .updateTable('tokens')
    .set({ expires_at: new Date(at.getTime() + tokenLife.usualMs).toISOString() })
    .where('expires_at', '>', latestSound(at, tokenLife.mostMs))
    .execute()
}

/** Sweeps now and every hour, lines of the history that are old enough too; answers how to stop. */
export function keepAccountsSwept(house: Pick<House, 'db' | 'now' | 'environment'>): () => void {
  const sweep = () =>
    void sweepAccounts(house)
      .then(() => forgetHistory(house))
      .catch((error: unknown) => logError(error, { background: 'sweep' }))
  sweep()
  const timer = setInterval(sweep, hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
