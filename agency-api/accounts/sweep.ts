import { purgeHistory } from '../activity/retention.ts'
import type { AppContext, DbContext } from '../app-context.ts'
import { runInBackground, repeat } from '../background.ts'
import { keyRetentionMs } from '../idempotency.ts'
import { quotaWindowMs } from '../media/quota.ts'
import { latestValidTime } from '../clock-skew.ts'
import { failureRetentionMs } from './attempts.ts'
import { tokenLifetime } from './bearer.ts'

const hourMs = 3_600_000
/** Time in ms for which the inbox shows that a reply could not be sent. */
const failedMailMs = 90 * 24 * hourMs

/**
 * Deletes expired sessions, links, attempts, idempotency records and failed mails. Also deletes attempts, and shortens
 * sessions, whose time is implausibly late: they were stored while a clock was ahead.
 */
export async function sweepAccounts({ db, now }: DbContext): Promise<void> {
  const time = now()
  await db.deleteFrom('tokens').where('expires_at', '<=', time.toISOString()).execute()
  await db.deleteFrom('one_time_links').where('expires_at', '<=', time.toISOString()).execute()
  // `login_attempts` counts attempts of every kind, including uploads.
  const attemptRetentionMs = Math.max(failureRetentionMs, quotaWindowMs)
  const expiredBefore = new Date(time.getTime() - attemptRetentionMs).toISOString()
  const respondedBefore = new Date(time.getTime() - keyRetentionMs).toISOString()
  await db.deleteFrom('answered_calls').where('at', '<=', respondedBefore).execute()
  const failedBefore = new Date(time.getTime() - failedMailMs).toISOString()
  await db.deleteFrom('mail_queue').where('failed_at', '<=', failedBefore).execute()
  const latestTime = latestValidTime(time, attemptRetentionMs)
  await db
    .deleteFrom('login_attempts')
    .where((eb) => eb.or([eb('at', '<=', expiredBefore), eb('at', '>', latestTime)]))
    .execute()
  await db
    .updateTable('tokens')
    .set({ expires_at: new Date(time.getTime() + tokenLifetime.usualMs).toISOString() })
    .where('expires_at', '>', latestValidTime(time, tokenLifetime.maxMs))
    .execute()
}

/** Sweeps now and every hour, including expired activity entries; returns a function that stops it. */
export function scheduleAccountSweep(context: Pick<AppContext, 'db' | 'now' | 'environment'>) {
  const sweep = () => sweepAccounts(context).then(() => purgeHistory(context))
  runInBackground('sweep', sweep())
  return repeat('sweep', hourMs, sweep)
}
