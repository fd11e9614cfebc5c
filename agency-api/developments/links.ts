import { AgencyError } from '#contract/errors.ts'
import { tagIds } from '#contract/tag-ids.ts'
import { countRows } from '../db/count-rows.ts'
import { lock } from '../db/lock.ts'
import type { Tx } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { lockListing } from '../listing/edit.ts'

type LinkableProperty = { id: number; condominium_id: number | null; tag_id: number | null }

/**
 * Links properties to a development, all or none; properties of another development move. Throws NOT_FOUND for an
 * unknown development, MISSING for an unknown property, NEW_NOT_LINKED for a property tagged new, and DEMO if the
 * development, a property to move or its current development is read-only.
 */
export const linkProperties = (context: AppContext, id: number, propertyIds: number[]): Promise<void> =>
  changeLinks(context, id, propertyIds, id, (rows) => {
    const newProperties = rows.filter(({ tag_id }) => tag_id === tagIds.new)
    if (newProperties.length > 0)
      throw new AgencyError('NEW_NOT_LINKED', {
        fields: { list: 'NEW_NOT_LINKED' },
        params: { amount: newProperties.length },
      })
  })

/**
 * Unlinks properties from a development, all or none. Throws NOT_FOUND for an unknown development, MISSING for a
 * property that isn't linked to it, and DEMO if the development or a property is read-only.
 */
export const unlinkProperties = (context: AppContext, id: number, propertyIds: number[]): Promise<void> =>
  changeLinks(context, id, propertyIds, null, (rows) => {
    if (rows.some(({ condominium_id }) => condominium_id !== id)) throw unknownPropertyError()
  })

function changeLinks(
  { db, now }: AppContext,
  id: number,
  propertyIds: number[],
  condominium_id: number | null,
  check: (rows: LinkableProperty[]) => void,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Serialises all changes of links, so that decisions rest on current data.
    await lock(tx, 'portfolio')
    await lockListing(tx, 'condominiums', id, now())
    const rows = await readProperties(tx, propertyIds)
    check(rows)
    // Skips properties whose link wouldn't change.
    const propertiesToMove = rows.filter((row) => row.condominium_id !== condominium_id)
    const previousIds = propertiesToMove.map((row) => row.condominium_id)
    await requireEditableDevelopments(tx, previousIds, 'list')
    for (const row of propertiesToMove) {
      await lockListing(tx, 'properties', row.id, now())
      // `archived_with` stays: if the property is linked again to the development it was archived with, unarchiving the
      // development unarchives the property, too.
      await tx.updateTable('properties').set({ condominium_id }).where('id', '=', row.id).execute()
    }
  })
}

/** Throws DEMO on the given field if one of the developments is read-only. */
export async function requireEditableDevelopments(tx: Tx, developments: (number | null)[], field: string) {
  const ids = developments.filter((id) => id !== null)
  if (ids.length === 0) return
  const readOnly = tx.selectFrom('condominiums').where('id', 'in', ids).where('disabled', '=', 1)
  if ((await countRows(readOnly)) > 0) throw new AgencyError('DEMO', { fields: { [field]: 'DEMO' } })
}

async function readProperties(tx: Tx, propertyIds: number[]): Promise<LinkableProperty[]> {
  const ids = [...new Set(propertyIds)]
  const rows = await tx
    .selectFrom('properties')
    .select(['id', 'condominium_id', 'tag_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  if (rows.length < ids.length) throw unknownPropertyError()
  return rows
}

const unknownPropertyError = () => new AgencyError('MISSING', { fields: { list: 'invalid' } })
