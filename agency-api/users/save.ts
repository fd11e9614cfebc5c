import type { Transaction } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { UserInput, UserUpdateInput } from '#contract/users.ts'
import type { z } from 'zod'
import type { Actor } from '../accounts/bearer.ts'
import { refuseKnownAccount } from '../accounts/known.ts'
import { withdrawLinks } from '../accounts/links.ts'
import { refuseWeakPassword } from '../accounts/password-rules.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { deleteSignIns, renewSignIn } from '../accounts/sign-ins.ts'
import { watch, watchNew, watchSecret } from '../activity/recording.ts'
import { lock } from '../db/lock.ts'
import type { Database, Row } from '../db/schema.ts'
import { isUniqueViolation } from '../db/violations.ts'
import type { House } from '../house.ts'
import { languageOf } from '../mail/language.ts'
import { enqueueVerification } from '../mail/queue.ts'
import { asAvatar, dropPictures, type NextNames, savingPictures } from '../media/pictures.ts'
import { requireVersion } from '../version.ts'
import { readUser, userVersion } from './read.ts'

type Asked = House & { actor: Actor; request: Request; ifMatch: string | null }

/**
 * Creates an account and mails its person a link to confirm the address or, with `invite`, to choose a password. Throws
 * EMAIL_ALREADY_EXISTS.
 */
export async function addUser(asked: Asked, input: z.output<typeof UserInput>): Promise<Row<'users'>> {
  const { password, invite, avatar: picture, ...columns } = input
  if (!invite) await refuseWeakPassword(asked, password, input)
  const password_hash = invite ? null : await hashPassword(password)
  const at = asked.now().toISOString()
  return saving(asked, 'users', picture, (nextNames, reserved) =>
    asked.db.transaction().execute(async (db) => {
      const user = await db
        .insertInto('users')
        .values({
          id: reserved,
          ...columns,
          ...nextNames({ avatar: null }),
          password_hash,
          created_at: at,
          updated_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      watchNew(db, 'users', user.id)
      await enqueueVerification(
        { ...asked, db },
        user.id,
        languageOf(asked.request.headers.get('accept-language')),
      )
      return user
    }),
  )
}

/**
 * Saves an account. A new password, role or address ends its sessions; the caller's own goes on with the `token` that is
 * returned. A new address has to be confirmed again. Throws NOT_FOUND, DEMO, EMAIL_ALREADY_EXISTS, LAST_ADMINISTRATOR and
 * Changed.
 */
export async function updateUser(
  asked: Asked,
  id: number,
  input: z.output<typeof UserUpdateInput>,
): Promise<{ user: Row<'users'>; token: string | null }> {
  const { password, invite, avatar: picture, ...columns } = input
  await readUser(asked.db, id)
  if (password !== '') await refuseWeakPassword(asked, password, input)
  const password_hash = password === '' ? undefined : await hashPassword(password)
  return saving(asked, id, picture, (nextNames) =>
    asked.db.transaction().execute(async (db) => {
      const former = await claimUser(db, id)
      requireVersion(asked.ifMatch, userVersion(former))
      const moved = former.email !== columns.email
      const role = columns.role ?? former.role
      const secured = moved || former.role !== role || password_hash !== undefined
      if (secured) await refuseKnownAccount({ ...asked, db }, id)
      if (former.role === 'Administrator' && role !== 'Administrator')
        await keepAnAdministrator(db, id, 'role')
      const user = await db
        .updateTable('users')
        .set({
          ...columns,
          ...nextNames({ avatar: former.avatar }),
          ...(password_hash !== undefined && { password_hash }),
          ...(moved && { verified: 0 as const }),
          updated_at: asked.now().toISOString(),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (password_hash !== undefined) watchSecret(db, 'users', id, 'password')
      const own = id === asked.actor.id
      const token = secured && own ? await renewSignIn({ ...asked, db }, asked.actor) : null
      if (secured && !own) await deleteSignIns(db, id)
      if (secured) await withdrawLinks(db, 'reset', id)
      if (moved) await withdrawLinks(db, 'verify', id)
      if (moved || (invite === 1 && user.verified === 0)) {
        await enqueueVerification(
          { ...asked, db },
          id,
          languageOf(asked.request.headers.get('accept-language')),
        )
      }
      return { user, token }
    }),
  )
}

/** Deletes an account with its sessions. Throws NOT_FOUND, OWN_ACCOUNT, LAST_ADMINISTRATOR and DEMO. */
export async function removeUser(asked: Asked, id: number): Promise<void> {
  if (id === asked.actor.id) throw new AgencyError('OWN_ACCOUNT')
  const { avatar } = await asked.db.transaction().execute(async (db) => {
    const former = await claimUser(db, id)
    await refuseKnownAccount({ ...asked, db }, id)
    if (former.role === 'Administrator') await keepAnAdministrator(db, id)
    await db.deleteFrom('users').where('id', '=', id).execute()
    return former
  })
  await dropPictures(asked, 'users', id, [avatar])
}

/** The row, and no other change of accounts until the transaction ends: two who remove each other must not both succeed. */
async function claimUser(db: Transaction<Database>, id: number): Promise<Row<'users'>> {
  await lock(db, 'accounts')
  await watch(db, 'users', id)
  return readUser(db, id)
}

/** Somebody must be left who can let people in. */
async function keepAnAdministrator(db: Transaction<Database>, id: number, field?: string): Promise<void> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Administrator')
    .where('disabled', '=', 0)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  if (other === undefined)
    throw new AgencyError('LAST_ADMINISTRATOR', {
      fields: field === undefined ? {} : { [field]: 'LAST_ADMINISTRATOR' },
    })
}

/** Saves with the picture's files; the database has the last word on what is unique. */
async function saving<T>(
  house: House,
  owner: number | 'users',
  avatar: File | string | null | undefined,
  write: (nextNames: NextNames<'avatar'>, reserved: number | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await savingPictures(house, 'users', owner, { avatar }, asAvatar, write)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AgencyError('EMAIL_ALREADY_EXISTS', { fields: { email: 'EMAIL_ALREADY_EXISTS' } })
  }
}
