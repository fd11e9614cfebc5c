import { rateLimitKey } from '#contract/client-address.ts'
import type { Kysely } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { knownDeviceHeader, type SessionUser } from '#contract/session.ts'
import { record } from '../activity/record.ts'
import { response } from '../register-route.ts'
import type { Database, Row } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { databaseKey } from '../settings.ts'
import { clearAttempts, countAttempt, counters } from './attempts.ts'
import { issueToken } from './bearer.ts'
import { signInOf } from './device.ts'
import { knownDeviceOf, rememberDevice } from './known-device.ts'
import { hashPassword, isPassword, isWeak } from './passwords.ts'

/** Converts a user row to the session's user. */
export function sessionUser(user: Row<'users'>): SessionUser {
  const { id, name, email, avatar, initials, role } = user
  return { id, name, email, avatar, initials, role, verified: user.verified === 1 }
}

/**
 * Checks a password, counting failures by address and client; returns false when it is wrong. Throws BLOCKED_USER
 * after too many failures, without checking the password. Every password check goes through here. A `device` known
 * for the account has a counter of its own, so that other people's guesses don't lock out its owner.
 */
export async function checkPassword(
  context: Pick<AppContext, 'db' | 'now'> & { client: string },
  email: string,
  passwordHash: string | null | undefined,
  password: string,
  device: string | null = null,
): Promise<boolean> {
  const key = await databaseKey(context.db, 'attempt_key')
  if (device !== null) {
    const { subject } = await countAttempt(context, key, counters.knownDevice, `${device}:${email}`)
    if (!(await isPassword(passwordHash, password))) return false
    await clearAttempts(context.db, subject)
    return true
  }
  const byAddress = await countAttempt(context, key, counters.address, email)
  const byClient = await countAttempt(context, key, counters.client, rateLimitKey(context.client)).catch(
    async (error) => {
      await byAddress.undo()
      throw error
    },
  )
  if (!(await isPassword(passwordHash, password))) return false
  await clearAttempts(context.db, byAddress.subject)
  // Undoes this attempt only: signing in to one account must not reset the count of guesses at others.
  await byClient.undo()
  return true
}

export const login = response('session.login', async (request) => {
  const { email, password } = request.body
  const user = await request.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  const able = user?.disabled === 0 ? user : undefined
  const sent = request.request.headers.get(knownDeviceHeader)
  const device = await knownDeviceOf(request, sent, able)
  // Same code for an unknown address and a wrong password, so that accounts can't be enumerated.
  if (!(await checkPassword(request, email, able?.password_hash, password, device)) || able === undefined) {
    // Records a line in both cases, so that timing reveals nothing. Leaves out the input: it may be a password typed
    // into the wrong field.
    await record(request.db, {
      action: 'sign-in-failed',
      resource: 'session',
      id: user?.id,
      title: user?.name,
    })
    throw new AgencyError('WRONG_PASSWORD')
  }
  const password_hash = await rehash(request.db, able, password)
  const token = await request.db.transaction().execute(async (db) => {
    await record(db, { action: 'signed-in', resource: 'session', id: able.id, title: able.name, actor: able })
    return issueToken({ ...request, db }, able.id, signInOf(request))
  })
  const known_device = await rememberDevice(request, sent, { id: able.id, password_hash })
  return { user: sessionUser(able), token, known_device }
})

async function rehash(
  db: Kysely<Database>,
  { id, password_hash }: Row<'users'>,
  password: string,
): Promise<string | null> {
  if (password_hash === null || !isWeak(password_hash)) return password_hash
  const renewed = await hashPassword(password)
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? renewed : password_hash
}
