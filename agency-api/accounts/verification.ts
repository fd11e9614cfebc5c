import { answer } from '../answer.ts'
import { languageOf } from '../mail/language.ts'
import { enqueueVerification } from '../mail/queue.ts'
import { databaseKey } from '../settings.ts'
import { countAttempt, counters } from './attempts.ts'

export const options = answer('session.options', ({ environment }) =>
  Promise.resolve({
    registration:
      environment.AGENCY_REGISTRATION === 'open' || environment.AGENCY_DEMO
        ? ('open' as const)
        : ('closed' as const),
    invitations: true,
  }),
)

/** Throws TOO_MANY_REQUESTS after three mails in an hour. */
export const sendVerification = answer('profile.sendVerification', async (asked) => {
  const { actor, db, request } = asked
  await countAttempt(asked, await databaseKey(db, 'attempt_key'), counters.verifyAddress, actor.email)
  await enqueueVerification(asked, actor.id, languageOf(request.headers.get('accept-language')))
  return {}
})
