import { AgencyError } from '#contract/errors.ts'
import { recognise } from '../activity/acting.ts'
import { watch, watchSecret } from '../activity/recording.ts'
import { answer } from '../answer.ts'
import { inBackground } from '../background.ts'
import type { House } from '../house.ts'
import { languageOf, type MailLanguage } from '../mail/language.ts'
import { resetLetter } from '../mail/letters.ts'
import { databaseKey } from '../settings.ts'
import { countAttempt, counters, unblock } from './attempts.ts'
import { knownDeviceHeader } from '#contract/session.ts'
import { rememberDevice } from './known-device.ts'
import { refuseKnownAccount } from './known.ts'
import { isLink, makeLink, spendLink, withdrawLinks } from './links.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { deleteSignIns } from './sign-ins.ts'

export const forgot = answer('session.forgot', async (asked) => {
  await countAttempt(asked, await databaseKey(asked.db, 'attempt_key'), counters.forgotClient, asked.client)
  const language = languageOf(asked.request.headers.get('accept-language'))
  // Behind the answer, so that neither its words nor its time say whether the address is known (docs/security.md A-2).
  inBackground('reset mail', sendReset(asked, asked.body.email, language))
  return {}
})

async function sendReset(house: House, email: string, language: MailLanguage): Promise<void> {
  const user = await house.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email', '=', email)
    .where('disabled', '=', 0)
    .executeTakeFirst()
  if (user === undefined) return
  try {
    await countAttempt(house, await databaseKey(house.db, 'attempt_key'), counters.forgotAddress, email)
  } catch (error) {
    // A mailbox is not flooded by whoever asks in its name; the caller is not told either.
    if (error instanceof AgencyError) return
    throw error
  }
  const secret = await makeLink(house, 'reset', user.id)
  await house.mail.send(resetLetter(language, user, `${house.environment.APP_ORIGIN}/reset/${secret}`))
}

export const reset = answer('session.reset', async (asked) => {
  const { id, password } = asked.body
  if (!(await isLink(asked, 'reset', id))) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
  const passwordHash = await hashPassword(password)
  const key = await databaseKey(asked.db, 'attempt_key')
  const userId = await asked.db.transaction().execute(async (db) => {
    const link = await spendLink({ ...asked, db }, 'reset', id)
    if (link === null || link.userId === null) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
    await watch(db, 'users', link.userId)
    watchSecret(db, 'users', link.userId, 'password')
    const user = await db
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: asked.now().toISOString() })
      .where('id', '=', link.userId)
      .where('disabled', '=', 0)
      .returning(['id', 'name', 'email'])
      .executeTakeFirst()
    if (user === undefined) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
    // Throwing rolls the spent link back, so that another password may be tried with it.
    await refuseWeakPassword(asked, password, user)
    recognise(user)
    await refuseKnownAccount({ ...asked, db }, user.id)
    await deleteSignIns(db, user.id)
    await withdrawLinks(db, 'reset', user.id)
    await unblock(db, key, user.email)
    return user.id
  })
  // The mailed link has shown whose browser this is: neither the account's nor the client's block keeps it out.
  const sent = asked.request.headers.get(knownDeviceHeader)
  return { known_device: await rememberDevice(asked, sent, { id: userId, password_hash: passwordHash }) }
})
