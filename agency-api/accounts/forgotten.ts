import { countedClient } from '#contract/client-address.ts'
import { AgencyError } from '#contract/errors.ts'
import { recognise } from '../activity/acting.ts'
import { watch, watchSecret } from '../activity/recording.ts'
import { answer } from '../answer.ts'
import { languageOf } from '../mail/language.ts'
import { enqueueMail } from '../mail/queue.ts'
import { databaseKey } from '../settings.ts'
import { countAttempt, counters, unblock } from './attempts.ts'
import { knownDeviceHeader } from '#contract/session.ts'
import { rememberDevice } from './known-device.ts'
import { refuseKnownAccount } from './known.ts'
import { isLink, spendLink, withdrawLinks } from './links.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { deleteSignIns } from './sign-ins.ts'

export const forgot = answer('session.forgot', async (asked) => {
  const key = await databaseKey(asked.db, 'attempt_key')
  await countAttempt(asked, key, counters.forgotClient, countedClient(asked.client))
  const language = languageOf(asked.request.headers.get('accept-language'))
  // Nothing here depends on whether the address is known: the worker looks (docs/security.md A-2).
  await enqueueMail(asked, `reset:${asked.body.email}`, { kind: 'reset', email: asked.body.email, language })
  return {}
})

export const reset = answer('session.reset', async (asked) => {
  const { id, password } = asked.body
  const kind = (await isLink(asked, 'reset', id)) ? 'reset' : 'verify'
  if (!(await isLink(asked, kind, id))) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
  const passwordHash = await hashPassword(password)
  const key = await databaseKey(asked.db, 'attempt_key')
  const userId = await asked.db.transaction().execute(async (db) => {
    const link = await spendLink({ ...asked, db }, kind, id)
    if (link === null || link.userId === null) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
    await watch(db, 'users', link.userId)
    watchSecret(db, 'users', link.userId, 'password')
    const user = await db
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        updated_at: asked.now().toISOString(),
        ...(kind === 'verify' && { verified: 1 as const }),
      })
      .where('id', '=', link.userId)
      .where('disabled', '=', 0)
      // A link that confirms an address sets a password only for who was invited and has none yet.
      .$if(kind === 'verify', (users) => users.where('password_hash', 'is', null))
      .returning(['id', 'name', 'email'])
      .executeTakeFirst()
    if (user === undefined) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
    // Throwing rolls the spent link back, so that another password may be tried with it.
    await refuseWeakPassword(asked, password, user)
    recognise(user)
    await refuseKnownAccount({ ...asked, db }, user.id)
    await deleteSignIns(db, user.id)
    await withdrawLinks(db, 'reset', user.id)
    if (kind === 'verify') await withdrawLinks(db, 'verify', user.id)
    await unblock(db, key, user.email)
    return user.id
  })
  // The mailed link has shown whose browser this is: neither the account's nor the client's block keeps it out.
  const sent = asked.request.headers.get(knownDeviceHeader)
  return { known_device: await rememberDevice(asked, sent, { id: userId, password_hash: passwordHash }) }
})
