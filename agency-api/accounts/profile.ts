import { AgencyError } from '#contract/errors.ts'
import { audit, auditSecret } from '../activity/audited-database.ts'
import { userRecords, readUser } from '../users/read.ts'
import { route } from '../route.ts'
import type { Row } from '../db/schema.ts'
import { toAvatarFiles, saveWithImages } from '../media/form-images.ts'
import { rejectDemoAccount } from './demo-accounts.ts'
import { rememberDevice } from './known-device.ts'
import { rejectWeakPassword, hashPassword } from './passwords.ts'
import { revokeLinks } from './links.ts'
import { checkPassword } from './login.ts'
import { renewSignIn } from './sign-ins.ts'

const profileOf = (user: Row<'users'>) => ({
  verified: user.verified === 1,
  name: user.name,
  email: user.email,
  phone: user.phone,
  city: user.city,
  country: user.country,
  urlTwitter: user.url_twitter,
  urlGitHub: user.url_github,
  initials: user.initials,
  avatar: user.avatar,
})

export const getProfile = route('profile.get', async ({ actor, db }) => ({
  profile: profileOf(
    await db.selectFrom('users').selectAll().where('id', '=', actor.id).executeTakeFirstOrThrow(),
  ),
}))

export const updateProfile = route('profile.update', async (request) => {
  const { id } = request.actor
  const { urlTwitter, urlGitHub, avatar, ...otherColumns } = request.body
  const user = await saveWithImages(
    request,
    { table: 'users', id, images: { avatar }, toFiles: toAvatarFiles },
    async (tx, toImageColumns) => {
      await audit(tx, userRecords, id)
      const { avatar: stored } = await readUser(tx, id)
      return tx
        .updateTable('users')
        .set({
          ...otherColumns,
          ...toImageColumns({ avatar: stored }),
          url_twitter: urlTwitter,
          url_github: urlGitHub,
          updated_at: request.now().toISOString(),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    },
  )
  return { profile: profileOf(user) }
})

export const changePassword = route('profile.changePassword', async (request) => {
  const { actor, body } = request
  await rejectDemoAccount(request, actor.id)
  const { password_hash: currentHash } = await request.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  if (!(await checkPassword(request, actor.email, currentHash, body.old_password))) {
    // 422 rather than 401: the session is valid and the dashboard must not sign out because of a typing error.
    throw new AgencyError('WRONG_PASSWORD', { status: 422, fields: { old_password: 'WRONG_PASSWORD' } })
  }
  await rejectWeakPassword(request, body.password, actor)
  const passwordHash = await hashPassword(body.password)
  const token = await request.db.transaction().execute(async (db) => {
    await audit(db, userRecords, actor.id)
    auditSecret(db, userRecords, actor.id, 'password')
    await db
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: request.now().toISOString() })
      .where('id', '=', actor.id)
      .execute()
    await revokeLinks(db, 'reset', actor.id)
    return renewSignIn({ ...request, db }, actor)
  })
  const known_device = await rememberDevice(request, { id: actor.id, password_hash: passwordHash })
  return { token, known_device }
})
