import { languageOf } from '../mail/language.ts'
import { enqueueVerification } from '../mail/queue.ts'
import { route } from '../register-route.ts'
import { databaseKey } from '../settings.ts'
import { countAttempt, counters } from './attempts.ts'
import { forgot, reset } from './password-reset.ts'
import { login } from './login.ts'
import { changePassword, getProfile, updateProfile } from './profile.ts'
import { register, verify } from './registration.ts'
import { endOtherSessions, endSession, listSessions } from './user-sessions.ts'
import { logout, refresh } from './session.ts'

const options = route('session.options', ({ environment }) =>
  Promise.resolve({
    registration:
      environment.AGENCY_REGISTRATION === 'open' || environment.AGENCY_DEMO
        ? ('open' as const)
        : ('closed' as const),
    invitations: true,
  }),
)

/** Throws TOO_MANY_REQUESTS after three mails in an hour. */
const sendVerification = route('profile.sendVerification', async (input) => {
  const { actor, db, request } = input
  await countAttempt(input, await databaseKey(db, 'attempt_key'), counters.verifyAddress, actor.email)
  await enqueueVerification(input, actor.id, languageOf(request.headers.get('accept-language')))
  return {}
})

export const accountRoutes = [
  login,
  logout,
  refresh,
  register,
  verify,
  forgot,
  reset,
  getProfile,
  updateProfile,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  options,
  sendVerification,
]
