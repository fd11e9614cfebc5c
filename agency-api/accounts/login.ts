import { toRateLimitKey } from '#contract/client-address.ts'
import { AgencyError } from '#contract/errors.ts'
import type { SessionUser } from '#contract/session.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { DbContext } from '../app-context.ts'
import { latestValidTime } from '../clock-skew.ts'
import { countRows } from '../db/count-rows.ts'
import type { Db, Row, Tx } from '../db/schema.ts'
import { route } from '../route.ts'
import { assertAllowed, countAttempt, counters } from './attempts.ts'
import { issueToken } from './bearer.ts'
import { findDeviceNonce, rememberDevice } from './known-device.ts'
import { hashPassword, verifyPassword, needsRehash } from './passwords.ts'
import { signInOf, lockSignInsOf } from './sign-ins.ts'

const hourMs = 3_600_000
/** Audit entries for failed sign-ins per account, and for all unknown addresses together. */
const failuresPerHour = 60

export function toSessionUser(user: Row<'users'>): SessionUser {
  const { id, name, email, avatar, initials, role } = user
  return { id, name, email, avatar, initials, role, verified: user.verified === 1 }
}

/**
 * Checks a password, counting failures by email address and client; returns false when it is wrong. Throws BLOCKED_USER
 * after too many failures, without checking the password. Every password check goes through here. A browser known for
 * the account (`deviceNonce`) has a counter of its own, so that other people's guesses don't lock out its owner.
 */
export async function checkPassword(
  context: DbContext & { client: string },
  email: string,
  passwordHash: string | null | undefined,
  password: string,
  deviceNonce: string | null = null,
): Promise<boolean> {
  if (deviceNonce !== null) {
    const attempt = await countAttempt(context, counters.knownDevice, `${deviceNonce}:${email}`)
    if (!(await verifyPassword(passwordHash, password))) return false
    await attempt.clear()
    return true
  }
  const client = toRateLimitKey(context.client)
  await assertAllowed(context, counters.signInClient, client)
  const emailAttempt = await countAttempt(context, counters.signInEmail, email)
  // The client was allowed a moment ago, so only a concurrent attempt can block it here.
  const clientAttempt = await countAttempt(context, counters.signInClient, client).catch(async (error) => {
    await emailAttempt.undo()
    throw error
  })
  if (!(await verifyPassword(passwordHash, password))) return false
  await emailAttempt.clear()
  // Undoes this attempt only: signing in to one account must not reset the count of guesses at others.
  await clientAttempt.undo()
  return true
}

export const login = route('session.login', async (request) => {
  const { email, password } = request.body
  const user = await request.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  const activeUser = user?.disabled === 0 ? user : undefined
  const deviceNonce = await findDeviceNonce(request, activeUser)
  // Same code for an unknown address and a wrong password, so that accounts can't be enumerated.
  if (
    !(await checkPassword(request, email, activeUser?.password_hash, password, deviceNonce)) ||
    activeUser === undefined
  ) {
    await recordFailedSignIn(request, user)
    throw new AgencyError('WRONG_PASSWORD')
  }
  await rehash(request.db, activeUser, password)
  const { token, user: signedIn } = await request.db.transaction().execute(async (db) => {
    const user = await lockUserForSignIn(db, activeUser)
    await logActivity(db, {
      action: 'signed-in',
      resource: 'session',
      id: user.id,
      title: user.name,
      actor: user,
    })
    return { token: await issueToken({ ...request, db }, user.id, signInOf(request)), user }
  })
  return { user: toSessionUser(signedIn), token, known_device: await rememberDevice(request, signedIn) }
})

/**
 * Adds an audit entry without the input, which may be a password typed into the wrong field. Limits entries per hour by
 * account, and those of unknown addresses together, so that rotating addresses can neither fill the audit log nor hide
 * guesses at an account. Above the limit, writes a row of `login_attempts` instead, which is deleted after a day: a
 * faster response would reveal which addresses have an account.
 */
async function recordFailedSignIn({ db, now }: DbContext, user: Row<'users'> | undefined): Promise<void> {
  const at = now()
  const failures = db
    .selectFrom('activity')
    .where('action', '=', 'sign-in-failed')
    .where('at', '>', new Date(at.getTime() - hourMs).toISOString())
    .where('at', '<=', latestValidTime(at, 0))
    .where('record_id', user === undefined ? 'is' : '=', user?.id ?? null)
  if ((await countRows(failures)) < failuresPerHour)
    await logActivity(db, { action: 'sign-in-failed', resource: 'session', id: user?.id, title: user?.name })
  else
    await db
      .insertInto('login_attempts')
      .values({ subject: 'sign-in-failed', at: at.toISOString() })
      .execute()
}

/**
 * Locks and rereads the user. Throws WRONG_PASSWORD if the account was disabled or its sessions were ended since the
 * first read, for example by a new password: a sign-in in progress has to fail then.
 */
async function lockUserForSignIn(tx: Tx, { id, session_version }: Row<'users'>): Promise<Row<'users'>> {
  await lockSignInsOf(tx, id)
  const user = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('session_version', '=', session_version)
    .where('disabled', '=', 0)
    .executeTakeFirst()
  if (user === undefined) throw new AgencyError('WRONG_PASSWORD')
  return user
}

async function rehash(db: Db, { id, password_hash }: Row<'users'>, password: string): Promise<void> {
  if (password_hash === null || !needsRehash(password_hash)) return
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute()
}
