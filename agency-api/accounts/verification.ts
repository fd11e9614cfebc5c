import { route } from '../register-route.ts'
import { languageOf } from '../mail/language.ts'
import { enqueueVerification } from '../mail/queue.ts'
import { databaseKey } from '../settings.ts'
import { countAttempt, counters } from './attempts.ts'

export const options = route('session.options', ({ environment }) =>
  Promise.resolve({
    registration:
      environment.AGENCY_REGISTRATION === 'open' || environment.AGENCY_DEMO
        ? ('open' as const)
        : ('closed' as const),
    invitations: true,
  }),
)

/** Throws TOO_MANY_REQUESTS after three mails in an hour. */
export const sendVerification = route('profile.sendVerification', async (input) => {
  const { actor, db, request } = input
  await countAttempt(input, await databaseKey(db, 'attempt_key'), counters.verifyAddress, actor.email)
  await enqueueVerification(input, actor.id, languageOf(request.headers.get('accept-language')))
  return {}
})
