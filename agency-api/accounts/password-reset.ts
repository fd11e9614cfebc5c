import { toRateLimitKey } from '#contract/client-address.ts'
import { AgencyError } from '#contract/errors.ts'
import { updateActorContext } from '../activity/actor-context.ts'
import { audit, auditSecret } from '../activity/audited-database.ts'
import { userRecords } from '../users/read.ts'
import { route } from '../route.ts'
import { languageOf } from '../mail/language.ts'
import { enqueueMail } from '../mail/queue.ts'
import { countAttempt, counters, unblock } from './attempts.ts'
import { rejectDemoAccount } from './demo-accounts.ts'
import { rememberDevice } from './known-device.ts'
import { rejectWeakPassword, hashPassword } from './passwords.ts'
import { isLinkValid, consumeLink, revokeLinks } from './links.ts'
import { deleteSignIns } from './sign-ins.ts'

export const forgot = route('session.forgot', async (request) => {
  await countAttempt(request, counters.forgotClient, toRateLimitKey(request.client))
  // Doesn't depend on whether the address is known; the worker checks that (docs/security.md A-2).
  await enqueueMail(request, `reset:${request.body.email}`, {
    kind: 'reset',
    email: request.body.email,
    language: languageOf(request.httpRequest),
  })
})

export const reset = route('session.reset', async (request) => {
  const { id: secret, password } = request.body
  const kind = (await isLinkValid(request, 'reset', secret)) ? 'reset' : 'verify'
  if (!(await isLinkValid(request, kind, secret))) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
  const passwordHash = await hashPassword(password)
  const userId = await request.db.transaction().execute(async (db) => {
    const link = await consumeLink({ ...request, db }, kind, secret)
    if (link === null || link.userId === null) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
    await audit(db, userRecords, link.userId)
    auditSecret(db, userRecords, link.userId, 'password')
    const user = await db
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        updated_at: request.now().toISOString(),
        ...(kind === 'verify' && { verified: 1 as const }),
      })
      .where('id', '=', link.userId)
      .where('disabled', '=', 0)
      // A verification link sets a password only for an invited user without one.
      .$if(kind === 'verify', (users) => users.where('password_hash', 'is', null))
      .returning(['id', 'name', 'email'])
      .executeTakeFirst()
    if (user === undefined) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
    // Throwing rolls back the use of the link, so that another password can be tried with it.
    await rejectWeakPassword(request, password, user)
    updateActorContext({ actor: { id: user.id, name: user.name } })
    await rejectDemoAccount({ ...request, db }, user.id)
    await deleteSignIns(db, user.id)
    await revokeLinks(db, 'reset', user.id)
    if (kind === 'verify') await revokeLinks(db, 'verify', user.id)
    await unblock(db, user.email)
    return user.id
  })
  // The mailed link proves that the user owns this browser, so a lockout of the account or the client address doesn't
  // apply to it.
  return { known_device: await rememberDevice(request, { id: userId, password_hash: passwordHash }) }
})
