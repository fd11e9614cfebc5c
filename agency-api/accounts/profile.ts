import { AgencyError } from '#contract/errors.ts'
import { knownDeviceHeader } from '#contract/session.ts'
import { watch, watchSecret } from '../activity/recording.ts'
import { answer } from '../answer.ts'
import type { Row } from '../db/schema.ts'
import { readUser } from '../users/read.ts'
import { asAvatar, savingPictures } from '../media/pictures.ts'
import { rememberDevice } from './known-device.ts'
import { refuseKnownAccount } from './known.ts'
import { withdrawLinks } from './links.ts'
import { tryPassword } from './login.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
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

export const getProfile = answer('profile.get', async ({ actor, db }) => ({
  profile: profileOf(
    await db.selectFrom('users').selectAll().where('id', '=', actor.id).executeTakeFirstOrThrow(),
  ),
}))

export const updateProfile = answer('profile.update', async (asked) => {
  const { actor, db, now } = asked
  const { urlTwitter, urlGitHub, avatar: picture, ...rest } = asked.body
  const user = await savingPictures(asked, 'users', actor.id, { avatar: picture }, asAvatar, (nextNames) =>
    db.transaction().execute(async (tx) => {
      await watch(tx, 'users', actor.id)
      const { avatar: stored } = await readUser(tx, actor.id)
      return tx
        .updateTable('users')
        .set({
          ...rest,
          ...nextNames({ avatar: stored }),
          url_twitter: urlTwitter,
          url_github: urlGitHub,
          updated_at: now().toISOString(),
        })
        .where('id', '=', actor.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    }),
  )
  return { profile: profileOf(user) }
})

export const changePassword = answer('profile.changePassword', async (asked) => {
  const { actor, body } = asked
  await refuseKnownAccount(asked, actor.id)
  const { password_hash: current } = await asked.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  if (!(await tryPassword(asked, actor.email, current, body.old_password))) {
    // 422, not 401: the session is sound and the dashboard must not log out over a typing error.
    throw new AgencyError('WRONG_PASSWORD', { status: 422, fields: { old_password: 'WRONG_PASSWORD' } })
  }
  await refuseWeakPassword(asked, body.password, actor)
  const passwordHash = await hashPassword(body.password)
  const token = await asked.db.transaction().execute(async (db) => {
    await watch(db, 'users', actor.id)
    watchSecret(db, 'users', actor.id, 'password')
    await db
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: asked.now().toISOString() })
      .where('id', '=', actor.id)
      .execute()
    await withdrawLinks(db, 'reset', actor.id)
    return renewSignIn({ ...asked, db }, actor)
  })
  const sent = asked.request.headers.get(knownDeviceHeader)
  return {
    token,
    known_device: await rememberDevice(asked, sent, { id: actor.id, password_hash: passwordHash }),
  }
})
