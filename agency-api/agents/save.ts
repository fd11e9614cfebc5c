import { type Agent, AgentInput, type AgentUpdateInput } from '#contract/agents.ts'
import { AgencyError } from '#contract/errors.ts'
import { audit, auditCreation } from '../activity/audited-database.ts'
import { agentRecords } from './snapshot.ts'
import type { Row, Tx } from '../db/schema.ts'
import type { AppContext, EditContext } from '../app-context.ts'
import { toColumns } from '../language.ts'
import { toAvatarFiles, saveWithImages } from '../media/form-images.ts'
import { formVersion, requireVersion } from '../version.ts'
import { readAgent } from './read.ts'

/** Creates an agent; returns the id. Throws the errors of `processAvatar` on the field `avatar`. */
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
    const { avatar: stored } = await lockAgent(tx, id, context.now())
    requireVersion(context.ifMatch, agentVersion(await readAgent(tx, id)))
    await tx
      .updateTable('agents')
      .set({ ...columnsOf(input), ...toImageColumns({ avatar: stored }) })
      .where('id', '=', id)
      .execute()
    return agentVersion(await readAgent(tx, id))
  })
}

export const agentVersion = (agent: Agent): string => formVersion(AgentInput, agent)

/** Locks an agent by updating `updated_at`, and audits it. Throws NOT_FOUND. */
export async function lockAgent(tx: Tx, id: number, now: Date): Promise<Row<'agents'>> {
  const row = await tx
    .updateTable('agents')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  await audit(tx, agentRecords, id)
  return row
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
