import { createHmac } from 'node:crypto'
import { AgencyError } from '#contract/errors.ts'
import { record } from '../activity/record.ts'
import { answer } from '../answer.ts'
import { databaseKey } from '../settings.ts'
import { bearerIn, keepToken } from './bearer.ts'
import { deleteSignIn, goingOn, holdSignInsOf } from './sign-ins.ts'

/** How long a replaced token stays good, for calls already under way in other tabs (docs/security.md C-8). */
export const graceMs = 10_000

/**
 * The token that follows another, always the same one: however many dashboards exchange a token while it is good, they get
 * one new token and there is one session. Who has only the database cannot make it, since no token in clear is in there.
 */
function following(key: string, token: string): string {
  return createHmac('sha256', key).update(`token after ${token}`).digest('base64url')
}

export const refresh = answer('session.refresh', async (asked) => {
  const token = following(await databaseKey(asked.db, 'token_key'), bearerIn(asked.request))
  return asked.db.transaction().execute(async (db) => {
    const { id: userId, token: replaced } = asked.actor
    await holdSignInsOf(db, userId)
    const signIn = await goingOn(db, { userId, token: replaced, now: asked.now() })
    if (signIn === null) throw new AgencyError('BAD_TOKEN')
    await keepToken({ ...asked, db }, userId, token, signIn)
    const ends = new Date(asked.now().getTime() + graceMs).toISOString()
    await db
      .updateTable('tokens')
      .set({ expires_at: ends })
      .where('id', '=', replaced)
      // One that is already replaced is not given ten seconds more by being replaced again.
      .where('expires_at', '>', ends)
      .execute()
    return { token }
  })
})

export const logout = answer('session.logout', ({ actor, db }) =>
  db.transaction().execute(async (tx) => {
    await deleteSignIn(tx, actor.id, actor.token)
    await record(tx, { action: 'signed-out', noun: 'session', id: actor.id, title: actor.name })
    return {}
  }),
)
