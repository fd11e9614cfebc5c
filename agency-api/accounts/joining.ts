import { countedClient } from '#contract/client-address.ts'
import { AgencyError } from '#contract/errors.ts'
import type { RegisterInput } from '#contract/session.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { recognise } from '../activity/acting.ts'
import { watch, watchNew } from '../activity/recording.ts'
import { answer } from '../answer.ts'
import type { Database, Row } from '../db/schema.ts'
import type { House } from '../house.ts'
import { addStandardKeys } from '../key-items/standard.ts'
import { languageOf } from '../mail/language.ts'
import { enqueueVerification } from '../mail/queue.ts'
import { databaseKey } from '../settings.ts'
import { countAttempt, counters } from './attempts.ts'
import { issueToken } from './bearer.ts'
import { signInOf } from './device.ts'
import { initialsOf } from './initials.ts'
import { isLink, spendLink, withdrawLinks } from './links.ts'
import { sessionUser } from './login.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

export const register = answer('session.register', async (asked) => {
  const { body } = asked
  const key = await databaseKey(asked.db, 'attempt_key')
  await countAttempt(asked, key, counters.registerClient, countedClient(asked.client))
  await refuseWhoMayNotJoin(asked, body.setup)
  await refuseWeakPassword(asked, body.password, body)
  const passwordHash = await hashPassword(body.password)
  const language = languageOf(asked.request.headers.get('accept-language'))
  const { user, token } = await asked.db.transaction().execute(async (db) => {
    const house = { ...asked, db }
    const role = body.setup === undefined ? 'User' : await takeSetup(house, body.setup)
    if (role === 'Administrator') await addStandardKeys(asked, db)
    const user = await addUser(house, body, passwordHash, role)
    recognise(user)
    watchNew(db, 'users', user.id)
    await enqueueVerification(house, user.id, language)
    return { user, token: await issueToken(house, user.id, signInOf(asked)) }
  })
  return { user: sessionUser(user), token }
})

/** Before anything is hashed or written. */
async function refuseWhoMayNotJoin(house: House, setup: string | undefined): Promise<void> {
  if (setup !== undefined) {
    if (!(await isLink(house, 'setup', setup))) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
    return
  }
  const { AGENCY_REGISTRATION, AGENCY_DEMO } = house.environment
  if (AGENCY_REGISTRATION === 'closed' && !AGENCY_DEMO) throw new AgencyError('REGISTRATION_CLOSED')
}

/** A set-up link makes the first Administrator and nobody after, whichever of them is used. */
async function takeSetup(house: Pick<House, 'db' | 'now'>, secret: string): Promise<'Administrator'> {
  const known = await isLink(house, 'setup', secret)
  // Who comes with another link at the same moment waits here, and finds somebody there.
  await withdrawLinks(house.db, 'setup', null)
  if (!known || (await hasAdministrator(house.db))) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
  return 'Administrator'
}

/** Whether anybody runs this agency yet; until then a set-up link is printed at each start. */
export async function hasAdministrator(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Administrator')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function addUser(
  { db, now }: Pick<House, 'db' | 'now'>,
  { name, email }: z.output<typeof RegisterInput>,
  passwordHash: string,
  role: 'Administrator' | 'User',
): Promise<Row<'users'>> {
  const at = now().toISOString()
  const user = await db
    .insertInto('users')
    .values({
      name,
      email,
      role,
      password_hash: passwordHash,
      initials: initialsOf(name),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (user === undefined)
    throw new AgencyError('EMAIL_ALREADY_EXISTS', { fields: { email: 'EMAIL_ALREADY_EXISTS' } })
  return user
}

export const verify = answer('session.verify', (asked) =>
  asked.db.transaction().execute(async (db) => {
    const link = await spendLink({ ...asked, db }, 'verify', asked.body.id)
    if (link === null || link.userId === null) throw new AgencyError('NOT_FOUND_OR_ALREADY_VERIFIED')
    await watch(db, 'users', link.userId)
    const user = await db
      .updateTable('users')
      .set({ verified: 1, updated_at: asked.now().toISOString() })
      .where('id', '=', link.userId)
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (user !== undefined) recognise(user)
    return { verified: true }
  }),
)
