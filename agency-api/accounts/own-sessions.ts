import { AgencyError } from '#contract/errors.ts'
import type { OwnSession } from '#contract/profile.ts'
import type { Kysely } from 'kysely'
import { answer } from '../answer.ts'
import type { Database } from '../db/schema.ts'
import { graceMs } from './session.ts'

/** Where the caller is signed in. A token that was just replaced and dies within seconds is no session of its own. */
export const listSessions = answer('profile.sessions', async ({ actor, db, now }) => {
  const alive = new Date(now().getTime() + graceMs).toISOString()
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'device', 'created_at', 'signed_in_at', 'last_used_at'])
    .where('user_id', '=', actor.id)
    .where('expires_at', '>', alive)
    .execute()
  const sessions = rows.map(({ id, device, created_at, signed_in_at, last_used_at }): OwnSession => ({
    id,
    device,
    signed_in_at: signed_in_at ?? created_at,
    last_used_at: last_used_at ?? created_at,
    current: id === actor.token,
  }))
  const rank = (session: OwnSession) => (session.current ? '9' : session.last_used_at)
  return { sessions: sessions.sort((one, other) => (rank(one) < rank(other) ? 1 : -1)) }
})

export const endSession = answer('profile.endSession', async ({ actor, db, params }) => {
  const ended = await db
    .deleteFrom('tokens')
    .where('id', '=', params.id)
    .where('user_id', '=', actor.id)
    .returning('id')
    .executeTakeFirst()
  if (ended === undefined) throw new AgencyError('NOT_FOUND')
  return {}
})

export const endOtherSessions = answer('profile.endOtherSessions', async ({ actor, db }) => ({
  ended: await endSessions(db, actor.id, actor.token),
}))

/** Ends every session of a person but the one given; answers how many. */
export async function endSessions(
  db: Kysely<Database>,
  userId: number,
  exceptToken?: number,
): Promise<number> {
  const ended = await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .$if(exceptToken !== undefined, (rows) => rows.where('id', '!=', exceptToken ?? 0))
    .returning('id')
    .execute()
  return ended.length
}
