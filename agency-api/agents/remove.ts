import type { Transaction } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { watch } from '../activity/recording.ts'
import type { Database } from '../db/schema.ts'
import { isForeignKeyViolation } from '../db/violations.ts'
import type { House } from '../house.ts'
import { dropPictures } from '../media/pictures.ts'
import { readAgent } from './read.ts'
import { claimAgent } from './save.ts'

/**
 * Deletes an agent that nothing leans on, with the portrait; messages lose their agent. Throws NOT_FOUND, and
 * AGENT_IN_USE with `properties` and `condominiums`, how many there are.
 */
export async function removeAgent(house: House, id: number): Promise<void> {
  await deleting(house, id, (tx) => deleteAgent(tx, id, house.now()))
}

/**
 * Gives everything of an agent to another and deletes the agent, all or nothing. Throws NOT_FOUND, or MISSING for
 * another who is not there or the same.
 */
export async function handOver(house: House, id: number, to: number): Promise<void> {
  await deleting(house, id, async (tx) => {
    // Always in the order of the ids, so that two who hand over to each other wait instead of locking up.
    for (const each of [id, to].sort((a, b) => a - b)) await claimEither(tx, each, id, house.now())
    if (id === to) throw new AgencyError('MISSING', { fields: { agent_id: 'invalid' } })
    await watchLeaning(tx, id)
    for (const [table] of leaning)
      await tx.updateTable(table).set({ agent_id: to }).where('agent_id', '=', id).execute()
    return deleteAgent(tx, id, house.now())
  })
}

/** Deletes in one transaction, whose answer is the portrait that goes too. */
async function deleting(
  house: House,
  id: number,
  work: (tx: Transaction<Database>) => Promise<string | null>,
): Promise<void> {
  try {
    const avatar = await house.db.transaction().execute(work)
    await dropPictures(house, 'agents', id, [avatar])
  } catch (error) {
    // Something was linked between the count and the delete: the database has the last word.
    if (isForeignKeyViolation(error)) throw inUse(await readAgent(house.db, id))
    throw error
  }
}

async function claimEither(tx: Transaction<Database>, each: number, leaving: number, now: Date) {
  try {
    await claimAgent(tx, each, now)
  } catch (error) {
    if (each === leaving || !(error instanceof AgencyError)) throw error
    throw new AgencyError('MISSING', { fields: { agent_id: 'invalid' } })
  }
}

async function deleteAgent(tx: Transaction<Database>, id: number, now: Date): Promise<string | null> {
  const { avatar } = await claimAgent(tx, id, now)
  const agent = await readAgent(tx, id)
  if (agent.total_properties + agent.total_condominiums > 0) throw inUse(agent)
  await watchLeaning(tx, id)
  await tx.deleteFrom('agents').where('id', '=', id).execute()
  return avatar
}

/** What names an agent, and the noun under which its history is kept. */
const leaning = [
  ['properties', 'properties'],
  ['condominiums', 'condominiums'],
  ['messages', 'inbox'],
] as const

async function watchLeaning(tx: Transaction<Database>, id: number): Promise<void> {
  for (const [table, noun] of leaning) {
    const rows = await tx.selectFrom(table).select('id').where('agent_id', '=', id).execute()
    await watch(
      tx,
      noun,
      rows.map((row) => row.id),
    )
  }
}

function inUse({
  total_properties: properties,
  total_condominiums: condominiums,
}: {
  total_properties: number
  total_condominiums: number
}): AgencyError {
  return new AgencyError('AGENT_IN_USE', { params: { properties, condominiums } })
}
