import type { Transaction } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { lock } from '../db/lock.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { claimListing } from '../listing/claim.ts'

type Chosen = { id: number; condominium_id: number | null; tag_id: number | null }

/**
 * Links properties to a development, all of them or none; those of another one move here. MISSING for one that is not
 * there, NEW_NOT_LINKED for one that is tagged new, DEMO for one that demo mode keeps
 * closed, as for one that would leave a development which it does.
 */
export const linkProperties = (house: House, id: number, list: number[]): Promise<void> =>
  change(house, id, list, id, (rows) => {
    const fresh = rows.filter(({ tag_id }) => tag_id === limits.newTagId)
    if (fresh.length > 0)
      throw new AgencyError('NEW_NOT_LINKED', {
        fields: { list: 'NEW_NOT_LINKED' },
        params: { amount: fresh.length },
      })
  })

/** Takes properties out of a development, all of them or none; MISSING for one that is not its own. */
export const unlinkProperties = (house: House, id: number, list: number[]): Promise<void> =>
  change(house, id, list, null, (rows) => {
    if (rows.some(({ condominium_id }) => condominium_id !== id)) throw unknown()
  })

function change(
  { db, now }: House,
  id: number,
  list: number[],
  condominium_id: number | null,
  check: (rows: Chosen[]) => void,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Every change of a link passes here alone, so that none is decided on what another is about to change.
    await lock(tx, 'portfolio')
    await claimListing(tx, 'condominiums', id, now())
    const rows = await chosen(tx, list)
    check(rows)
    // What is linked already stays as it is, with what its development remembers of it.
    const moving = rows.filter((row) => row.condominium_id !== condominium_id)
    await refuseClosed(
      tx,
      moving.map((row) => row.condominium_id),
      'list',
    )
    for (const row of moving) {
      await claimListing(tx, 'properties', row.id, now())
      // `archived_with` stays: only its own development heeds it, so that what is linked again is as it was.
      await tx.updateTable('properties').set({ condominium_id }).where('id', '=', row.id).execute()
    }
  })
}

/** Refuses to move a property into or out of a development that demo mode keeps closed: DEMO under the field named. */
export async function refuseClosed(
  tx: Transaction<Database>,
  developments: (number | null)[],
  field: string,
): Promise<void> {
  const ids = developments.filter((id) => id !== null)
  if (ids.length === 0) return
  const closed = await tx
    .selectFrom('condominiums')
    .select('id')
    .where('id', 'in', ids)
    .where('disabled', '=', 1)
    .executeTakeFirst()
  if (closed !== undefined) throw new AgencyError('DEMO', { fields: { [field]: 'DEMO' } })
}

async function chosen(tx: Transaction<Database>, list: number[]): Promise<Chosen[]> {
  const ids = [...new Set(list)]
  const rows = await tx
    .selectFrom('properties')
    .select(['id', 'condominium_id', 'tag_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  if (rows.length < ids.length) throw unknown()
  return rows
}

const unknown = () => new AgencyError('MISSING', { fields: { list: 'invalid' } })
