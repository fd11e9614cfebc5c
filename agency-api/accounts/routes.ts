import { createHmac } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import type { OwnSession } from '#contract/profile.ts'
import { logActivity } from '../activity/log-activity.ts'
import { minutesBetweenResets } from '../demo/schedule.ts'
import { languageOf } from '../mail/language.ts'
import { enqueueVerification } from '../mail/queue.ts'
import { route } from '../route.ts'
import { readDatabaseKey } from '../settings.ts'
import { countAttempt, counters } from './attempts.ts'
import { readBearerToken, storeToken } from './bearer.ts'
import { login } from './login.ts'
import { forgot, reset } from './password-reset.ts'
import { changePassword, getProfile, updateProfile } from './profile.ts'
import { isRegistrationOpen, register, verify } from './registration.ts'
import { deleteSignIn, deleteSignIns, findActiveSignIn, lockSignInsOf, signedInAt } from './sign-ins.ts'

/** Time in ms for which a replaced token stays valid, for requests in flight in other tabs (docs/security.md C-8). */
const graceMs = 10_000

/**
 * Derives the next token from a token. It is deterministic: concurrent refreshes of one token get the same new token
 * and share one session. The database alone isn't enough to derive it, because it holds no token in plain text.
 */
function deriveNextToken(key: string, token: string): string {
  return createHmac('sha256', key).update(`token after ${token}`).digest('base64url')
}

const refresh = route('session.refresh', async (request) => {
  const token = deriveNextToken(
    await readDatabaseKey(request.db, 'token_key'),
    readBearerToken(request.httpRequest.headers.get('authorization')),
  )
  return request.db.transaction().execute(async (db) => {
    const { id: userId, tokenId: oldTokenId } = request.actor
    await lockSignInsOf(db, userId)
    const signIn = await findActiveSignIn(db, userId, oldTokenId, request.now())
    if (signIn === null) throw new AgencyError('BAD_TOKEN')
    await storeToken({ ...request, db }, userId, token, signIn)
    const graceEnd = new Date(request.now().getTime() + graceMs).toISOString()
    await db
      .updateTable('tokens')
      .set({ expires_at: graceEnd })
      .where('id', '=', oldTokenId)
      // Replacing a token again must not extend its grace period.
      .where('expires_at', '>', graceEnd)
      .execute()
    return { token }
  })
})

const logout = route('session.logout', ({ actor, db }) =>
  db.transaction().execute(async (tx) => {
    await deleteSignIn(tx, actor.id, actor.tokenId)
    await logActivity(tx, { action: 'signed-out', resource: 'session', id: actor.id, title: actor.name })
  }),
)

/** Lists the caller's sessions, the current one first, then by last use. Leaves out tokens that were just replaced. */
const listSessions = route('profile.sessions', async ({ actor, db, now }) => {
  const graceEnd = new Date(now().getTime() + graceMs).toISOString()
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'device', signedInAt.as('signed_in_at')])
    .select((eb) => eb.fn.coalesce('last_used_at', 'created_at').as('last_used_at'))
    .where('user_id', '=', actor.id)
    .where('expires_at', '>', graceEnd)
    .execute()
  const sessions = rows.map((row): OwnSession => ({ ...row, current: row.id === actor.tokenId }))
  sessions.sort(
    (a, b) => Number(b.current) - Number(a.current) || b.last_used_at.localeCompare(a.last_used_at),
  )
  return { sessions }
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
  }),
)

const endOtherSessions = route('profile.endOtherSessions', async ({ actor, db }) => ({
  ended: await db.transaction().execute((tx) => deleteSignIns(tx, actor.id, actor.tokenId)),
}))

const options = route('session.options', async ({ db, environment }) => ({
  registration: isRegistrationOpen({ environment }) ? ('open' as const) : ('closed' as const),
  invitations: true,
  reset_minutes: await minutesBetweenResets({ db, environment }),
}))

/** Throws TOO_MANY_REQUESTS after three requests in an hour. */
const sendVerification = route('profile.sendVerification', async (request) => {
  const { actor, httpRequest } = request
  await countAttempt(request, counters.verifyEmail, actor.email)
  await enqueueVerification(request, actor.id, languageOf(httpRequest))
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
