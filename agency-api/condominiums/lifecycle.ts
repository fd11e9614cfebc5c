import type { Transaction, Updateable } from 'kysely'
import type { CondominiumQuickChange } from '#contract/condominiums.ts'
import { notSet } from '#contract/condominium.ts'
import type { z } from 'zod'
import { watch } from '../activity/recording.ts'
import { lock } from '../db/lock.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { claimListing } from '../listing/claim.ts'
import { refuseUnknown } from '../listing/references.ts'
import { removeListing } from '../listing/remove.ts'
import { withinHighlights } from '../properties/highlight.ts'

type Change = z.output<typeof CondominiumQuickChange>

/** Archives a development with its properties, or brings it back with those it took; answers how many went along. */
export async function setArchived({ db, now }: House, id: number, archived: 0 | 1): Promise<number> {
  return db.transaction().execute((tx) => withinHighlights(tx, () => move(tx, id, archived, now())))
}

/**
 * Properties that are archived already stay as they are and are not remembered, so that only those come back that went.
 * One that demo mode keeps closed goes along: nothing of it is shown or changed.
 */
async function move(tx: Transaction<Database>, id: number, archived: 0 | 1, now: Date): Promise<number> {
  await claimListing(tx, 'condominiums', id, now)
  await tx.updateTable('condominiums').set({ archived }).where('id', '=', id).execute()
  const mine = tx.selectFrom('properties').select('id').where('condominium_id', '=', id)
  const going = archived === 1 ? mine.where('archived', '=', 0) : mine.where('archived_with', '=', id)
  const gone = await changeProperties(tx, await going.execute(), {
    archived,
    archived_with: archived === 1 ? id : null,
    updated_at: now.toISOString(),
  })
  // What was unlinked meanwhile is not brought back, and nothing is left to come back with next time.
  if (archived === 0)
    await tx.updateTable('properties').set({ archived_with: null }).where('archived_with', '=', id).execute()
  return gone
}

/** Changes one thing of a development. Throws NOT_FOUND, DEMO, or MISSING for a tag that is not there. */
export async function quickChange(house: House, change: Change): Promise<void> {
  if (change.block === 'archived') {
    await setArchived(house, change.id, change.value)
    return
  }
  await house.db.transaction().execute(async (tx) => {
    await claimListing(tx, 'condominiums', change.id, house.now())
    if (change.block === 'tag_id')
      await refuseUnknown(tx, [], [{ field: 'value', table: 'tags', id: change.value }])
    await tx.updateTable('condominiums').set(columnOf(change)).where('id', '=', change.id).execute()
  })
}

function columnOf(change: Exclude<Change, { block: 'archived' }>) {
  if (change.block !== 'price') return { [change.block]: change.value }
  return { starting_price_cents: change.value === notSet ? null : Math.round(change.value * 100) }
}

/** Deletes a development with its photographs and attachments; answers how many properties it leaves, linked to none. */
export const removeCondominium = (house: House, id: number): Promise<number> =>
  removeListing(house, 'condominiums', id, async (tx) => {
    await lock(tx, 'portfolio')
    const mine = await tx.selectFrom('properties').select('id').where('condominium_id', '=', id).execute()
    return changeProperties(tx, mine, {
      condominium_id: null,
      archived_with: null,
      updated_at: house.now().toISOString(),
    })
  })

/** Changes what goes along with a development; answers how many. The lock of the portfolio keeps their links as they are. */
async function changeProperties(
  tx: Transaction<Database>,
  rows: readonly { id: number }[],
  set: Updateable<Database['properties']>,
): Promise<number> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await watch(tx, 'properties', ids)
  await tx.updateTable('properties').set(set).where('id', 'in', ids).execute()
  return ids.length
}
