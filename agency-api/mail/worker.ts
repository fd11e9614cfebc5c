import { countAttempt, counters } from '../accounts/attempts.ts'
import { createLink } from '../accounts/links.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Row } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { repeat } from '../background.ts'
import { logError } from '../log.ts'
import { createLetter } from './templates.ts'
import type { Mail } from './open.ts'
import { leaseDueMail, maxBackoffMs, type QueuedMail } from './queue.ts'

const intervalMs = 1_000
/** Mails per run. A stop waits for the current mail only. */
const maxMailsPerRun = 25
const dayMs = 86_400_000
/** Time in ms after which a mail is abandoned: a reset link that arrives late is of no use. */
const abandonAfterMs: Record<QueuedMail['kind'], number> = {
  reset: 30 * 60_000,
  verify: 2 * dayMs,
  reply: 2 * dayMs,
}

/**
 * Sends up to `maxMailsPerRun` due mails, one at a time, while `shouldContinue` returns true; returns the number
 * processed. Processes share the queue.
 */
export async function sendDueMails(context: AppContext, shouldContinue = () => true): Promise<number> {
  let processedCount = 0
  for (; processedCount < maxMailsPerRun && shouldContinue(); processedCount += 1) {
    const row = await leaseDueMail(context)
    if (row === null) break
    await deliver(context, row)
  }
  return processedCount
}

async function deliver(context: AppContext, row: Row<'mail_queue'>): Promise<void> {
  const queued = JSON.parse(row.mail) as QueuedMail
  const deleteMail = () => context.db.deleteFrom('mail_queue').where('id', '=', row.id).execute()
  try {
    const mail = await compose(context, queued, row.attempts)
    if (mail !== null) await context.mail.send(mail)
    await deleteMail()
  } catch (error) {
    logError(error, { mail: queued.kind, attempt: row.attempts })
    const now = context.now()
    const isTooOld = now.getTime() - Date.parse(row.created_at) >= abandonAfterMs[queued.kind]
    const update = context.db.updateTable('mail_queue').where('id', '=', row.id)
    if (!isRejected(error) && !isTooOld) {
      // Retries half a minute after the first failure, then twice as long each time, up to an hour.
      const waitMs = Math.min(30_000 * 2 ** (row.attempts - 1), maxBackoffMs)
      await update.set({ due_at: new Date(now.getTime() + waitMs).toISOString() }).execute()
    }
    // Failed replies stay in the queue, because the inbox shows them.
    else if (queued.kind === 'reply') await update.set({ failed_at: now.toISOString() }).execute()
    else await deleteMail()
  }
}

/** Returns true for a permanent failure of the mail server (5xx), which isn't worth retrying. */
function isRejected(error: unknown): boolean {
  const code: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'responseCode') : undefined
  return typeof code === 'number' && code >= 500
}

/** Composes a queued mail; returns null when it must no longer be sent. */
async function compose(context: AppContext, queued: QueuedMail, attempt: number): Promise<Mail | null> {
  if (queued.kind === 'reply') {
    const { kind: _, ...mail } = queued
    return mail
  }
  const user = await context.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'verified', 'password_hash'])
    .where((eb) => (queued.kind === 'reset' ? eb('email', '=', queued.email) : eb('id', '=', queued.userId)))
    .where('disabled', '=', 0)
    .executeTakeFirst()
  if (user === undefined) return null
  const { APP_ORIGIN } = context.environment
  const { language } = queued
  switch (queued.kind) {
    case 'reset': {
      if (attempt === 1 && (await exceedsResetLimit(context, user.email))) return null
      const secret = await createLinkTo(context, 'reset', user)
      return secret === null ? null : createLetter('reset', language, user, `${APP_ORIGIN}/reset/${secret}`)
    }
    case 'verify': {
      if (user.password_hash !== null && user.verified === 1) return null
      const secret = await createLinkTo(context, 'verify', user)
      if (secret === null) return null
      // The page that resets passwords accepts this link, too: a new user's first password also verifies the address.
      if (user.password_hash === null)
        return createLetter('invitation', language, user, `${APP_ORIGIN}/reset/${secret}?invited=1`)
      return createLetter('verify', language, user, `${APP_ORIGIN}/verify/${secret}`)
    }
  }
}

/**
 * Creates the secret of a link to mail to a user's address. Returns null if the address has changed since it was read:
 * the change revoked earlier links but not this one, which would give the previous address access to the account.
 */
async function createLinkTo(
  context: AppContext,
  kind: 'reset' | 'verify',
  { id, email }: Pick<Row<'users'>, 'id' | 'email'>,
): Promise<string | null> {
  const secret = await createLink(context, kind, id)
  const user = await context.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
  return user?.email === email ? secret : null
}

/**
 * Counts a reset mail; returns true if the address has had its hourly maximum, so that nobody can flood a mailbox by
 * requesting links.
 */
async function exceedsResetLimit(context: AppContext, email: string): Promise<boolean> {
  try {
    await countAttempt(context, counters.forgotEmail, email)
    return false
  } catch (error) {
    if (error instanceof AgencyError) return true
    throw error
  }
}

/** Starts the worker; returns a function that stops it and waits for the mail in progress. */
export function startMailWorker(context: AppContext): () => Promise<void> {
  return repeat('mail', intervalMs, (shouldContinue) => sendDueMails(context, shouldContinue))
}
