import { sql } from 'kysely'
import type { Db, Row } from '../db/schema.ts'
import { onPostgres } from '../db/on-postgres.ts'
import type { DbContext } from '../app-context.ts'
import { latestValidTime } from '../clock-skew.ts'
import type { MailLanguage } from './language.ts'

/** Queued mail. Mails with a link are composed when they are sent, so that the database never holds a link's token. */
export type QueuedMail =
  | { kind: 'reset'; email: string; language: MailLanguage }
  | { kind: 'verify'; userId: number; language: MailLanguage }
  | { kind: 'reply'; to: string; replyTo: string; subject: string; text: string }

/** Longer than an SMTP delivery takes. If a process dies, another retries its mail when the lease expires. */
const leaseMs = 2 * 60_000
export const maxBackoffMs = 60 * 60_000

/**
 * Queues a mail in the caller's transaction; the worker sends it after the commit. A pending mail with the same key
 * stays unchanged, a failed one is replaced.
 */
export async function enqueueMail({ db, now }: DbContext, key: string, mail: QueuedMail): Promise<void> {
  const time = now().toISOString()
  const pendingRow = {
    mail: JSON.stringify(mail),
    created_at: time,
    due_at: time,
    attempts: 0,
    failed_at: null,
  }
  await db
    .insertInto('mail_queue')
    .values({ key, ...pendingRow })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(pendingRow).where('mail_queue.failed_at', 'is not', null),
    )
    .execute()
}

/**
 * Leases the most overdue mail for `leaseMs` and counts the attempt; null if none is due. Mails with a due time later
 * than any backoff are due, too: the time was stored while a clock was ahead.
 */
export async function leaseDueMail({ db, now }: DbContext): Promise<Row<'mail_queue'> | null> {
  const time = now()
  const row = await db
    .updateTable('mail_queue')
    .set((eb) => ({
      due_at: new Date(time.getTime() + leaseMs).toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', (eb) => {
      const due = eb
        .selectFrom('mail_queue as m')
        .select('m.id')
        .where('m.failed_at', 'is', null)
        .where(
          sql<boolean>`(m.due_at <= ${time.toISOString()} or m.due_at > ${latestValidTime(time, maxBackoffMs)})`,
        )
        .orderBy('m.due_at')
        .orderBy('m.id')
        .limit(1)
      return onPostgres(db) ? due.forUpdate().skipLocked() : due
    })
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export const replyKey = (replyId: number) => `reply:${replyId}`

const verificationKey = (userId: number) => `verify:${userId}`

/** Queues the mail that confirms an email address, or invites a user without a password to choose one. */
export function enqueueVerification(context: DbContext, userId: number, language: MailLanguage) {
  return enqueueMail(context, verificationKey(userId), { kind: 'verify', userId, language })
}

/**
 * Deletes a pending verification mail, so that `enqueueVerification` queues a new one: a worker may already be sending
 * the pending one to the user's previous address.
 */
export async function cancelVerification(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('mail_queue').where('key', '=', verificationKey(userId)).execute()
}
