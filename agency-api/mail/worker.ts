import { countAttempt, counters } from '../accounts/attempts.ts'
import { makeLink } from '../accounts/links.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Row } from '../db/schema.ts'
import type { House } from '../house.ts'
import { logError } from '../log.ts'
import { databaseKey } from '../settings.ts'
import { invitationLetter, resetLetter, verifyLetter } from './letters.ts'
import type { Mail } from './mailer.ts'
import { claimDueMail, deleteMail, failMail, type QueuedMail, rescheduleMail } from './queue.ts'

const everyMs = 1_000
/** One round; what a burst leaves is taken up by the next, so that a stop does not wait for all of it. */
const mostInOneRound = 25
const dayMs = 86_400_000
/** After this a mail is given up: a link for a new password is not wanted any more a while later. */
const patienceMs: Record<QueuedMail['kind'], number> = {
  reset: dayMs / 48,
  verify: 2 * dayMs,
  reply: 2 * dayMs,
}

/** Sends what is due, one mail at a time while `goesOn`; returns how many it took. Several processes share the queue. */
export async function sendDueMails(house: House, goesOn = () => true): Promise<number> {
  let taken = 0
  for (; taken < mostInOneRound && goesOn(); taken += 1) {
    const row = await claimDueMail(house)
    if (row === null) break
    await deliver(house, row)
  }
  return taken
}

async function deliver(house: House, row: Row<'mail_queue'>): Promise<void> {
  const queued = JSON.parse(row.mail) as QueuedMail
  try {
    const mail = await compose(house, queued, row.attempts)
    if (mail !== null) await house.mail.send(mail)
    await deleteMail(house, row.id)
  } catch (error) {
    logError(error, { mail: queued.kind, attempt: row.attempts })
    const waited = house.now().getTime() - Date.parse(row.created_at)
    if (!isRefused(error) && waited < patienceMs[queued.kind]) await rescheduleMail(house, row)
    // A colleague is told of a reply; of the others nobody would hear.
    else if (queued.kind === 'reply') await failMail(house, row.id)
    else await deleteMail(house, row.id)
  }
}

/** The mail server has said no for good (5xx): another attempt would hear the same. */
function isRefused(error: unknown): boolean {
  const code: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'responseCode') : undefined
  return typeof code === 'number' && code >= 500
}

/** Writes a queued mail; null when it is not to be sent any more. */
async function compose(house: House, queued: QueuedMail, attempt: number): Promise<Mail | null> {
  if (queued.kind === 'reply') {
    const { kind: _, ...mail } = queued
    return mail
  }
  const user = await house.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'verified', 'password_hash'])
    .where(
      queued.kind === 'reset' ? 'email' : 'id',
      '=',
      queued.kind === 'reset' ? queued.email : queued.userId,
    )
    .where('disabled', '=', 0)
    .executeTakeFirst()
  if (user === undefined) return null
  const { APP_ORIGIN } = house.environment
  const { language } = queued
  if (queued.kind === 'reset') {
    if (attempt === 1 && (await isFlooded(house, user.email))) return null
    return resetLetter(language, user, `${APP_ORIGIN}/reset/${await makeLink(house, 'reset', user.id)}`)
  }
  const secret = await makeLink(house, 'verify', user.id)
  if (user.password_hash === null)
    return invitationLetter(language, user, `${APP_ORIGIN}/reset/${secret}?invited=1`)
  return user.verified === 1 ? null : verifyLetter(language, user, `${APP_ORIGIN}/verify/${secret}`)
}

/** A mailbox is not flooded by whoever asks in its name. */
async function isFlooded(house: House, email: string): Promise<boolean> {
  try {
    await countAttempt(house, await databaseKey(house.db, 'attempt_key'), counters.forgotAddress, email)
    return false
  } catch (error) {
    if (error instanceof AgencyError) return true
    throw error
  }
}

/** Sends for as long as the process lives; returns what stops it, which waits for the mail that is on its way. */
export function keepMailsSent(house: House): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve()
  let isBusy = false
  let isStopped = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    round = sendDueMails(house, () => !isStopped)
      .catch((error: unknown) => logError(error, { background: 'mail' }))
      .finally(() => (isBusy = false))
  }, everyMs)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await round
  }
}
