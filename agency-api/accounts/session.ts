import { createHmac } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import { record } from '../activity/record.ts'
import { route } from '../register-route.ts'
import { readDatabaseKey } from '../settings.ts'
import { readBearerToken, storeToken } from './bearer.ts'
import { deleteSignIn, findActiveSignIn, lockSignInsOf } from './sign-ins.ts'

/** Time in ms for which a replaced token stays valid, for requests in flight in other tabs (docs/security.md C-8). */
export const graceMs = 10_000

/**
 * Derives the next token from a token. It is deterministic: concurrent refreshes of one token get the same new token
 * and share one session. The database alone isn't enough to derive it, because it holds no token in plain text.
 */
function deriveNextToken(key: string, token: string): string {
  return createHmac('sha256', key).update(`token after ${token}`).digest('base64url')
}

export const refresh = route('session.refresh', async (request) => {
  const token = deriveNextToken(
    await readDatabaseKey(request.db, 'token_key'),
    readBearerToken(request.httpRequest),
  )
  return request.db.transaction().execute(async (db) => {
    const { id: userId, token: oldToken } = request.actor
    await lockSignInsOf(db, userId)
    const signIn = await findActiveSignIn(db, { userId, token: oldToken, now: request.now() })
    if (signIn === null) throw new AgencyError('BAD_TOKEN')
    await storeToken({ ...request, db }, userId, token, signIn)
    const graceEnd = new Date(request.now().getTime() + graceMs).toISOString()
    await db
      .updateTable('tokens')
      .set({ expires_at: graceEnd })
      .where('id', '=', oldToken)
      // Replacing a token again must not extend its grace period.
      .where('expires_at', '>', graceEnd)
      .execute()
    return { token }
  })
})

export const logout = route('session.logout', ({ actor, db }) =>
  db.transaction().execute(async (tx) => {
    await deleteSignIn(tx, actor.id, actor.token)
    await record(tx, { action: 'signed-out', resource: 'session', id: actor.id, title: actor.name })
    return {}
  }),
)
