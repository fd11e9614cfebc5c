import { record } from '../activity/record.ts'
import { answer } from '../answer.ts'
import { issueToken } from './bearer.ts'

/** How long a replaced token stays good, for calls already under way in other tabs (security.md C-8). */
export const graceMs = 10_000

export const refresh = answer('session.refresh', (asked) =>
  asked.db.transaction().execute(async (db) => {
    const { device, signed_in_at, created_at } = await db
      .selectFrom('tokens')
      .select(['device', 'signed_in_at', 'created_at'])
      .where('id', '=', asked.actor.token)
      .executeTakeFirstOrThrow()
    const signIn = { device, at: signed_in_at ?? created_at }
    const token = await issueToken({ ...asked, db }, asked.actor.id, signIn)
    const ends = new Date(asked.now().getTime() + graceMs).toISOString()
    await db
      .updateTable('tokens')
      .set({ expires_at: ends })
      .where('id', '=', asked.actor.token)
      // One that is already replaced is not given ten seconds more by being replaced again.
      .where('expires_at', '>', ends)
      .execute()
    return { token }
  }),
)

export const logout = answer('session.logout', ({ actor, db }) =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('tokens').where('id', '=', actor.token).execute()
    await record(tx, { action: 'signed-out', noun: 'session', id: actor.id, title: actor.name })
    return {}
  }),
)
