import type { Transaction } from 'kysely'
import type { Agent, AgentInput, AgentUpdateInput } from '#contract/agents.ts'
import { AgencyError } from '#contract/errors.ts'
import { watch, watchNew } from '../activity/recording.ts'
import type { Database, Row } from '../db/schema.ts'
import type { House } from '../house.ts'
import { asAvatar, savingPictures } from '../media/pictures.ts'
import { requireVersion, versionOf } from '../version.ts'
import { readAgent } from './read.ts'

/** Creates an agent; answers the id. Throws what `developAvatar` throws, on the field `avatar`. */
export function addAgent(house: House, input: AgentInput): Promise<number> {
  const at = house.now().toISOString()
  return savingPictures(
    house,
    'agents',
    'agents',
    { avatar: input.avatar },
    asAvatar,
    (nextNames, reserved) =>
      house.db.transaction().execute(async (tx) => {
        const { id } = await tx
          .insertInto('agents')
          .values({
            id: reserved,
            ...columnsOf(input),
            last_name: input.last_name,
            ...nextNames({ avatar: null }),
            created_at: at,
            updated_at: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        watchNew(tx, 'agents', id)
        return id
      }),
  )
}

/**
 * Saves an agent; answers the new version. Throws as `addAgent`, NOT_FOUND, and Changed when `ifMatch` is not the version
 * that is stored.
 */
export async function updateAgent(
  house: House & { ifMatch: string | null },
  id: number,
  input: AgentUpdateInput,
): Promise<string> {
  await readAgent(house.db, id)
  return savingPictures(house, 'agents', id, { avatar: input.avatar }, asAvatar, (nextNames) =>
    house.db.transaction().execute(async (tx) => {
      const { avatar: stored } = await claimAgent(tx, id, house.now())
      requireVersion(house.ifMatch, agentVersion(await readAgent(tx, id)))
      await tx
        .updateTable('agents')
        .set({ ...columnsOf(input), ...nextNames({ avatar: stored }) })
        .where('id', '=', id)
        .execute()
      return agentVersion(await readAgent(tx, id))
    }),
  )
}

/** The version of what the form saves: what leans on an agent changes beside it. */
export function agentVersion({ total_properties: _, total_condominiums: __, ...saved }: Agent): string {
  return versionOf(saved)
}

/** Takes an agent for writing until the transaction ends; NOT_FOUND. */
export async function claimAgent(tx: Transaction<Database>, id: number, now: Date): Promise<Row<'agents'>> {
  const row = await tx
    .updateTable('agents')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  await watch(tx, 'agents', id)
  return row
}

function columnsOf({ first_name, last_name, role, email, phone, description }: AgentUpdateInput) {
  return {
    first_name,
    last_name,
    role_en: role.en,
    role_pt: role.pt,
    email: email === '' ? null : email,
    phone: phone === '' ? null : phone,
    description_en: description.en,
    description_pt: description.pt,
  }
}
