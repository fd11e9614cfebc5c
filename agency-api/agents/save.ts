import { type Agent, AgentInput, type AgentUpdateInput } from '#contract/agents.ts'
import { AgencyError } from '#contract/errors.ts'
import { audit, auditCreation } from '../activity/audited-database.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import type { AppContext, EditContext } from '../app-context.ts'
import type { Tx } from '../db/schema.ts'
import { isForeignKeyViolation } from '../db/violations.ts'
import { messageRecords } from '../inbox/save.ts'
import { toColumns } from '../language.ts'
import { toAvatarFiles, saveWithImages } from '../media/form-images.ts'
import { quarantineFiles } from '../media/quarantine.ts'
import { filesOf } from '../media/row-files.ts'
import { formVersion, requireVersion } from '../version.ts'
import { agentRecords, readAgent } from './read.ts'

/** Creates an agent; returns the id. Throws the errors of `processImage` on the field `avatar`. */
export function addAgent(context: AppContext, input: AgentInput): Promise<number> {
  const time = context.now().toISOString()
  const { avatar } = input
  return saveWithImages(
    context,
    { table: 'agents', id: null, images: { avatar }, toFiles: toAvatarFiles },
    async (tx, toImageColumns, reservedId) => {
      const { id } = await tx
        .insertInto('agents')
        .values({
          id: reservedId,
          ...columnsOf(input),
          // Required here, but optional in `columnsOf`.
          last_name: input.last_name,
          ...toImageColumns({ avatar: null }),
          created_at: time,
          updated_at: time,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      auditCreation(tx, agentRecords, id)
      return id
    },
  )
}

/** Saves an agent; returns the new version. Throws the errors of `addAgent`, NOT_FOUND and PreconditionFailed. */
export async function updateAgent(context: AppContext & EditContext, id: number, input: AgentUpdateInput) {
  await readAgent(context.db, id)
  const { avatar } = input
  const form = { table: 'agents', id, images: { avatar }, toFiles: toAvatarFiles } as const
  return saveWithImages(context, form, async (tx, toImageColumns) => {
    const stored = await lockAgent(tx, id, context.now())
    requireVersion(context.ifMatch, agentVersion(stored))
    await tx
      .updateTable('agents')
      .set({ ...columnsOf(input), ...toImageColumns({ avatar: stored.avatar }) })
      .where('id', '=', id)
      .execute()
    return agentVersion(await readAgent(tx, id))
  })
}

export const agentVersion = (agent: Agent): string => formVersion(AgentInput, agent)

/** Locks an agent by updating `updated_at`, and audits it. Throws NOT_FOUND. */
async function lockAgent(tx: Tx, id: number, now: Date): Promise<Agent> {
  await tx.updateTable('agents').set({ updated_at: now.toISOString() }).where('id', '=', id).execute()
  await audit(tx, agentRecords, id)
  return readAgent(tx, id)
}

function columnsOf({ first_name, last_name, role, email, phone, description }: AgentUpdateInput) {
  return {
    first_name,
    last_name,
    ...toColumns({ role, description }),
    email: email === '' ? null : email,
    phone: phone === '' ? null : phone,
  }
}

/**
 * Deletes an agent with the avatar, after transferring all records to another agent if one is given; else messages
 * become unassigned. Throws NOT_FOUND, AGENT_IN_USE with the counts of `properties` and `condominiums`, and MISSING if
 * the other agent doesn't exist or is the same.
 */
export async function removeAgent(context: AppContext, id: number, targetId?: number): Promise<void> {
  const now = context.now()
  try {
    const { avatar } = await context.db.transaction().execute(async (tx) => {
      if (targetId !== undefined) await transfer(tx, id, targetId, now)
      return deleteAgent(tx, id, now)
    })
    await quarantineFiles(context.media, filesOf('agents', { id, avatar }))
  } catch (error) {
    // A record was linked after the count, so the foreign key rejected the delete.
    if (isForeignKeyViolation(error)) throw inUseError(await readAgent(context.db, id))
    throw error
  }
}

/** Transfers all records of an agent to another. Throws NOT_FOUND and MISSING as `removeAgent`. */
export async function transferRecords(context: AppContext, id: number, targetId: number): Promise<void> {
  await context.db.transaction().execute((tx) => transfer(tx, id, targetId, context.now()))
}

async function transfer(tx: Tx, id: number, targetId: number, now: Date): Promise<void> {
  // Locks in id order, so that opposite transfers don't deadlock.
  for (const agentId of [id, targetId].sort((a, b) => a - b)) await lockForTransfer(tx, agentId, id, now)
  if (id === targetId) throw new AgencyError('MISSING', { fields: { agent_id: 'invalid' } })
  await auditReferences(tx, id)
  for (const [table] of referencingTables)
    await tx.updateTable(table).set({ agent_id: targetId }).where('agent_id', '=', id).execute()
}

async function lockForTransfer(tx: Tx, agentId: number, fromId: number, now: Date) {
  try {
    await lockAgent(tx, agentId, now)
  } catch (error) {
    if (agentId === fromId || !(error instanceof AgencyError)) throw error
    throw new AgencyError('MISSING', { fields: { agent_id: 'invalid' } })
  }
}

async function deleteAgent(tx: Tx, id: number, now: Date): Promise<Agent> {
  const agent = await lockAgent(tx, id, now)
  if (agent.total_properties + agent.total_condominiums > 0) throw inUseError(agent)
  await auditReferences(tx, id)
  await tx.deleteFrom('agents').where('id', '=', id).execute()
  return agent
}

const referencingTables = [
  ['properties', listingRecords.properties],
  ['condominiums', listingRecords.condominiums],
  ['messages', messageRecords],
] as const

async function auditReferences(tx: Tx, id: number): Promise<void> {
  for (const [table, records] of referencingTables) {
    const rows = await tx.selectFrom(table).select('id').where('agent_id', '=', id).execute()
    const ids = rows.map((row) => row.id)
    await audit(tx, records, ids)
  }
}

function inUseError({ total_properties: properties, total_condominiums: condominiums }: Agent): AgencyError {
  return new AgencyError('AGENT_IN_USE', { params: { properties, condominiums } })
}
