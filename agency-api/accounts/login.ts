import { countedClient } from '#contract/client-address.ts'
import type { Kysely } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { knownDeviceHeader, type SessionUser } from '#contract/session.ts'
import { record } from '../activity/record.ts'
import { answer } from '../answer.ts'
import type { Database, Row } from '../db/schema.ts'
import type { House } from '../house.ts'
import { databaseKey } from '../settings.ts'
import { clearAttempts, countAttempt, counters } from './attempts.ts'
import { issueToken } from './bearer.ts'
import { signInOf } from './device.ts'
import { knownDeviceOf, rememberDevice } from './known-device.ts'
import { hashPassword, isPassword, isWeak } from './passwords.ts'

/** A person as the session knows one. */
export function sessionUser(user: Row<'users'>): SessionUser {
  const { id, name, email, avatar, initials, role } = user
  return { id, name, email, avatar, initials, role, verified: user.verified === 1 }
}

/**
 * Checks a password behind the counters of its address and client; false when it is wrong. Throws BLOCKED_USER, without
 * looking at the password, after too many failures. Every way to try a password goes through here. A `device` that is
 * known for the account has a counter of its own: the guesses of others, at this address or from this client, do not keep
 * its owner out.
 */
export async function tryPassword(
  house: Pick<House, 'db' | 'now'> & { client: string },
  email: string,
  passwordHash: string | null | undefined,
  password: string,
  device: string | null = null,
): Promise<boolean> {
  const key = await databaseKey(house.db, 'attempt_key')
  if (device !== null) {
    const { subject } = await countAttempt(house, key, counters.knownDevice, `${device}:${email}`)
    if (!(await isPassword(passwordHash, password))) return false
    await clearAttempts(house.db, subject)
    return true
  }
  const byAddress = await countAttempt(house, key, counters.address, email)
  const byClient = await countAttempt(house, key, counters.client, countedClient(house.client)).catch(
    async (error) => {
      await byAddress.undo()
      throw error
    },
  )
  if (!(await isPassword(passwordHash, password))) return false
  await clearAttempts(house.db, byAddress.subject)
  // Only its own: who has one account must not wipe out the count of their guesses at others.
  await byClient.undo()
  return true
}

export const login = answer('session.login', async (asked) => {
  const { email, password } = asked.body
  const user = await asked.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  const able = user?.disabled === 0 ? user : undefined
  const sent = asked.request.headers.get(knownDeviceHeader)
  const device = await knownDeviceOf(asked, sent, able)
  // One code for an unknown address and a wrong password: who works here is nobody's business.
  if (!(await tryPassword(asked, email, able?.password_hash, password, device)) || able === undefined) {
    // For either one line, so that its time tells nothing. What was typed stays out: it may be the password in the wrong field.
    await record(asked.db, { action: 'sign-in-failed', noun: 'session', id: user?.id, title: user?.name })
    throw new AgencyError('WRONG_PASSWORD')
  }
  const password_hash = await renewedHash(asked.db, able, password)
  const token = await asked.db.transaction().execute(async (db) => {
    await record(db, { action: 'signed-in', noun: 'session', id: able.id, title: able.name, who: able })
    return issueToken({ ...asked, db }, able.id, signInOf(asked))
  })
  const known_device = await rememberDevice(asked, sent, { id: able.id, password_hash })
  return { user: sessionUser(able), token, known_device }
})

/** The account's hash, made anew when it had cost less than one costs today. */
async function renewedHash(
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
