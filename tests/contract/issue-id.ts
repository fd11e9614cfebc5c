import type { Kysely } from 'kysely'
import type { Database } from '../../agency-api/db/schema.ts'

/** Adds and deletes an agent, and returns the id, which no later agent may get. */
export async function issueId(db: Kysely<Database>): Promise<number> {
  const at = new Date().toISOString()
  const agent = { first_name: 'Nova', last_name: 'Pessoa', created_at: at, updated_at: at }
  const { id } = await db.insertInto('agents').values(agent).returning('id').executeTakeFirstOrThrow()
  await db.deleteFrom('agents').where('id', '=', id).execute()
  return id
}
