import { AgencyError } from '#contract/errors.ts'
import type { UserInput, UserUpdateInput } from '#contract/users.ts'
import type { z } from 'zod'
import type { Actor } from '../accounts/bearer.ts'
import { rejectDemoAccount } from '../accounts/demo-accounts.ts'
import { revokeLinks } from '../accounts/links.ts'
import { rejectWeakPassword, hashPassword } from '../accounts/passwords.ts'
import { deleteSignIns, renewSignIn } from '../accounts/sign-ins.ts'
import { audit, auditCreation, auditSecret } from '../activity/audited-database.ts'
import type { AppContext, EditContext } from '../app-context.ts'
import { countRows } from '../db/count-rows.ts'
import { lock } from '../db/lock.ts'
import type { Row, Tx } from '../db/schema.ts'
import { isUniqueViolation } from '../db/violations.ts'
import { languageOf } from '../mail/language.ts'
import { cancelVerification, enqueueVerification } from '../mail/queue.ts'
import { toAvatarFiles, type ToImageColumns, saveWithImages } from '../media/form-images.ts'
import { quarantineFiles } from '../media/quarantine.ts'
import { filesOf } from '../media/row-files.ts'
import { requireVersion } from '../version.ts'
import { userRecords, readUser, userVersion } from './read.ts'

type UserRequest = AppContext & EditContext & { actor: Actor; httpRequest: Request }

/**
 * Creates an account and mails a link to confirm the address or choose a password. Throws EMAIL_ALREADY_EXISTS, and the
 * errors of `rejectWeakPassword` and `saveWithImages`.
 */
export async function addUser(request: UserRequest, input: z.output<typeof UserInput>) {
  const { password, invite, avatar: image, ...columns } = input
  if (!invite) await rejectWeakPassword(request, password, input)
  const password_hash = invite ? null : await hashPassword(password)
  const createdAt = request.now().toISOString()
  return saveWithAvatar(request, null, image, async (db, toImageColumns, reservedId) => {
    const user = await db
      .insertInto('users')
      .values({
        id: reservedId,
        ...columns,
        ...toImageColumns({ avatar: null }),
        password_hash,
        created_at: createdAt,
        updated_at: createdAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    auditCreation(db, userRecords, user.id)
    await enqueueVerification({ ...request, db }, user.id, languageOf(request.httpRequest))
    return user
  })
}

/**
 * Saves an account. A new password, role or address ends its sessions; the caller's own session continues with the
 * returned `token`. A new address must be confirmed again. Throws the errors of `addUser`, NOT_FOUND, DEMO,
 * LAST_ADMINISTRATOR and PreconditionFailed.
 */
export async function updateUser(request: UserRequest, id: number, input: z.output<typeof UserUpdateInput>) {
  const { password, invite, avatar: image, ...columns } = input
  await readUser(request.db, id)
  if (password !== '') await rejectWeakPassword(request, password, input)
  const password_hash = password === '' ? undefined : await hashPassword(password)
  return saveWithAvatar(request, id, image, async (db, toImageColumns) => {
    const stored = await lockUser(db, id)
    requireVersion(request.ifMatch, userVersion(stored))
    const isEmailChanged = stored.email !== columns.email
    const role = columns.role ?? stored.role
    const isSecurityChange = isEmailChanged || stored.role !== role || password_hash !== undefined
    if (isSecurityChange) await rejectDemoAccount({ ...request, db }, id)
    if (stored.role === 'Administrator' && role !== 'Administrator')
      await requireOtherAdministrator(db, id, 'role')
    const user = await db
      .updateTable('users')
      .set({
        ...columns,
        ...toImageColumns({ avatar: stored.avatar }),
        ...(password_hash !== undefined && { password_hash }),
        ...(isEmailChanged && { verified: 0 as const }),
        updated_at: request.now().toISOString(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (password_hash !== undefined) auditSecret(db, userRecords, id, 'password')
    const isOwn = id === request.actor.id
    const token = isSecurityChange && isOwn ? await renewSignIn({ ...request, db }, request.actor) : null
    if (isSecurityChange && !isOwn) await deleteSignIns(db, id)
    if (isSecurityChange) await revokeLinks(db, 'reset', id)
    if (isEmailChanged) {
      await revokeLinks(db, 'verify', id)
      await cancelVerification(db, id)
    }
    if (isEmailChanged || (invite === 1 && user.verified === 0)) {
      await enqueueVerification({ ...request, db }, id, languageOf(request.httpRequest))
    }
    return { user, token }
  })
}

/**
 * Deletes an account with its sessions and private views. Throws NOT_FOUND, OWN_ACCOUNT, LAST_ADMINISTRATOR and DEMO.
 */
export async function removeUser(request: UserRequest, id: number): Promise<void> {
  if (id === request.actor.id) throw new AgencyError('OWN_ACCOUNT')
  const { avatar } = await request.db.transaction().execute(async (db) => {
    const user = await lockUser(db, id)
    await rejectDemoAccount({ ...request, db }, id)
    if (user.role === 'Administrator') await requireOtherAdministrator(db, id)
    await db.deleteFrom('saved_views').where('user_id', '=', id).where('shared', '=', 0).execute()
    await db.deleteFrom('users').where('id', '=', id).execute()
    return user
  })
  await quarantineFiles(request.media, filesOf('users', { id, avatar }))
}

/** Returns the row, audits it, and locks all accounts, so that two administrators can't remove each other. */
async function lockUser(db: Tx, id: number): Promise<Row<'users'>> {
  await lock(db, 'accounts')
  await audit(db, userRecords, id)
  return readUser(db, id)
}

async function requireOtherAdministrator(db: Tx, id: number, field?: string): Promise<void> {
  const others = db
    .selectFrom('users')
    .where('role', '=', 'Administrator')
    .where('disabled', '=', 0)
    .where('id', '!=', id)
  if ((await countRows(others)) === 0)
    throw new AgencyError('LAST_ADMINISTRATOR', {
      fields: field === undefined ? {} : { [field]: 'LAST_ADMINISTRATOR' },
    })
}

async function saveWithAvatar<T>(
  context: AppContext,
  id: number | null,
  avatar: File | string | null | undefined,
  write: (tx: Tx, toImageColumns: ToImageColumns<'avatar'>, reservedId: number | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await saveWithImages(
      context,
      { table: 'users', id, images: { avatar }, toFiles: toAvatarFiles },
      write,
    )
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AgencyError('EMAIL_ALREADY_EXISTS', { fields: { email: 'EMAIL_ALREADY_EXISTS' } })
  }
}
