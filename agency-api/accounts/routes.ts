import { AgencyError } from '#contract/errors.ts'
import type { OwnSession } from '#contract/profile.ts'
import { minutesBetweenResets } from '../demo/schedule.ts'
import { languageOf } from '../mail/language.ts'
import { enqueueVerification } from '../mail/queue.ts'
import { route } from '../register-route.ts'
import { countAttempt, counters } from './attempts.ts'
import { forgot, reset } from './password-reset.ts'
import { login } from './login.ts'
import { changePassword, getProfile, updateProfile } from './profile.ts'
import { register, verify } from './registration.ts'
import { logout, refresh, graceMs } from './session.ts'
import { deleteSignIn, deleteSignIns } from './sign-ins.ts'

/** Lists the caller's sessions. A token that was just replaced isn't listed as a session of its own. */
const listSessions = route('profile.sessions', async ({ actor, db, now }) => {
  const graceEnd = new Date(now().getTime() + graceMs).toISOString()
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'device', 'created_at', 'signed_in_at', 'last_used_at'])
    .where('user_id', '=', actor.id)
    .where('expires_at', '>', graceEnd)
    .execute()
  const sessions = rows.map(({ id, device, created_at, signed_in_at, last_used_at }): OwnSession => ({
    id,
    device,
    signed_in_at: signed_in_at ?? created_at,
    last_used_at: last_used_at ?? created_at,
    current: id === actor.token,
  }))
  // '9' sorts above every ISO time.
  const rank = (session: OwnSession) => (session.current ? '9' : session.last_used_at)
  return { sessions: sessions.sort((a, b) => (rank(a) < rank(b) ? 1 : -1)) }
})

const endSession = route('profile.endSession', ({ actor, db, params }) =>
  db.transaction().execute(async (tx) => {
    const token = await tx
      .selectFrom('tokens')
      .select('id')
      .where('id', '=', params.id)
      .where('user_id', '=', actor.id)
      .executeTakeFirst()
    if (token === undefined || !(await deleteSignIn(tx, actor.id, token.id)))
      throw new AgencyError('NOT_FOUND')
    return {}
  }),
)

const endOtherSessions = route('profile.endOtherSessions', async ({ actor, db }) => ({
  ended: await db.transaction().execute((tx) => deleteSignIns(tx, actor.id, actor.token)),
}))

const options = route('session.options', async ({ db, environment }) => ({
  registration:
    environment.AGENCY_REGISTRATION === 'open' || environment.AGENCY_DEMO
      ? ('open' as const)
      : ('closed' as const),
  invitations: true,
  reset_minutes: await minutesBetweenResets({ db, environment }),
}))

/** Throws TOO_MANY_REQUESTS after three mails in an hour. */
const sendVerification = route('profile.sendVerification', async (request) => {
  const { actor, httpRequest } = request
  await countAttempt(request, counters.verifyAddress, actor.email)
  await enqueueVerification(request, actor.id, languageOf(httpRequest.headers.get('accept-language')))
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
