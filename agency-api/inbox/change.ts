import type { Kysely, Updateable } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { watch } from '../activity/recording.ts'
import type { Database, Messages } from '../db/schema.ts'
import { isForeignKeyViolation } from '../db/violations.ts'

/** Marks a message as read or unread; who read it first stays. NOT_FOUND. */
export async function markRead(db: Kysely<Database>, id: number, read: 0 | 1, now: Date): Promise<void> {
  await change(db, id, { read_at: read === 1 ? now.toISOString() : null })
}

/** Takes a message out of the inbox or brings it back; NOT_FOUND. */
export async function archive(db: Kysely<Database>, id: number, archived: 0 | 1, now: Date): Promise<void> {
  await change(db, id, { archived_at: archived === 1 ? now.toISOString() : null })
}

/** Gives a message to an agent or to nobody; NOT_FOUND, MISSING for an agent who is not there. */
export async function assign(db: Kysely<Database>, id: number, agent_id: number | null): Promise<void> {
  try {
    await change(db, id, { agent_id })
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
    throw new AgencyError('MISSING', { fields: { agent_id: 'invalid' } })
  }
}

/** Erases a message with its replies, so that nothing of the sender stays, in the history either; NOT_FOUND. */
export async function eraseMessage(db: Kysely<Database>, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await watch(tx, 'inbox', id)
    const gone = await tx.deleteFrom('messages').where('id', '=', id).returning('id').executeTakeFirst()
    if (gone === undefined) throw new AgencyError('NOT_FOUND')
  })
}

async function change(db: Kysely<Database>, id: number, set: Updateable<Messages>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await watch(tx, 'inbox', id)
    const changed = await tx
      .updateTable('messages')
      .set(set)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) throw new AgencyError('NOT_FOUND')
  })
}
