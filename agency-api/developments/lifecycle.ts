import type { Updateable } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { DevelopmentQuickChange } from '#contract/developments.ts'
import { unset } from '#contract/development.ts'
import type { z } from 'zod'
import { audit } from '../activity/audited-database.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import { lock } from '../db/lock.ts'
import type { Database, Tx } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { lockListing, readEditableListing, removeListing } from '../listing/edit.ts'
import { requireExistingRecords } from '../listing/related-records.ts'
import { withHighlightLimit } from '../properties/highlight.ts'

type Change = z.output<typeof DevelopmentQuickChange>

/** Archives or unarchives a development with its properties; returns how many properties changed. */
export async function setArchived(
  { db, now }: AppContext,
  id: number,
  archived: 0 | 1,
  { isUndo = false } = {},
): Promise<number> {
  return db
    .transaction()
    .execute((tx) => withHighlightLimit(tx, () => setDevelopmentArchived(tx, id, archived, now(), isUndo)))
}

/**
 * Archives or unarchives a development with its properties, in a transaction that holds the portfolio lock; returns how
 * many properties changed. Skips properties that are already archived, so that unarchiving the development doesn't
 * unarchive them; an undo of unarchiving archives only the properties that were unarchived with the development.
 * Includes read-only properties, because archiving neither shows nor edits their contents.
 */
export async function setDevelopmentArchived(
  tx: Tx,
  id: number,
  archived: 0 | 1,
  now: Date,
  isUndo: boolean,
) {
  await lockListing(tx, 'condominiums', id, now)
  await tx.updateTable('condominiums').set({ archived }).where('id', '=', id).execute()
  const linked = tx
    .selectFrom('properties')
    .select('id')
    .where('condominium_id', '=', id)
    .where('archived', '!=', archived)
  const affected = archived === 1 && !isUndo ? linked : linked.where('archived_with', '=', id)
  const changedCount = await changeProperties(tx, await affected.execute(), {
    archived,
    archived_with: id,
    updated_at: now.toISOString(),
  })
  // Resets `archived_with` of properties that have since been unlinked from the development. If they are linked again,
  // neither unarchiving the development nor an undo may change them.
  await tx
    .updateTable('properties')
    .set({ archived_with: null })
    .where('archived_with', '=', id)
    .where('archived', '!=', archived)
    .execute()
  return changedCount
}

/**
 * Changes one value of a development. Throws NOT_FOUND, DEMO, HIGHLIGHT_LIMIT, or MISSING for an unknown tag or a price
 * above the range.
 */
export async function applyQuickChange(context: AppContext, change: Change): Promise<void> {
  if (change.block === 'archived') {
    await setArchived(context, change.id, change.value)
    return
  }
  await context.db.transaction().execute(async (tx) => {
    await lockListing(tx, 'condominiums', change.id, context.now())
    if (change.block === 'tag_id')
      await requireExistingRecords(tx, [], [{ field: 'value', table: 'tags', id: change.value }])
    if (change.block === 'price') await rejectAboveRange(tx, change.id, change.value)
    await tx.updateTable('condominiums').set(columnOf(change)).where('id', '=', change.id).execute()
  })
}

/** Throws MISSING if the starting price exceeds a maximum price set by hand; the form rejects that too. */
async function rejectAboveRange(tx: Tx, id: number, price: number): Promise<void> {
  const { to_price_cents: max } = await readEditableListing(tx, 'condominiums', id)
  if (max !== null && Math.round(price * 100) > max)
    throw new AgencyError('MISSING', { fields: { value: `most:${max / 100}` } })
}

function columnOf(change: Exclude<Change, { block: 'archived' }>) {
  if (change.block !== 'price') return { [change.block]: change.value }
  return { starting_price_cents: change.value === unset ? null : Math.round(change.value * 100) }
}

/** Deletes a development after `beforeDelete`; returns how many properties were unlinked. */
export const removeDevelopment = (
  context: AppContext,
  id: number,
  beforeDelete: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<number> =>
  removeListing(context, 'condominiums', id, async (tx) => {
    await beforeDelete(tx)
    await lock(tx, 'portfolio')
    const linked = await tx.selectFrom('properties').select('id').where('condominium_id', '=', id).execute()
    return changeProperties(tx, linked, {
      condominium_id: null,
      archived_with: null,
      updated_at: context.now().toISOString(),
    })
  })

/** Changes a development's properties; returns how many. The caller holds the portfolio lock, so links don't change. */
async function changeProperties(
  tx: Tx,
  rows: readonly { id: number }[],
  set: Updateable<Database['properties']>,
): Promise<number> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await audit(tx, listingRecords.properties, ids)
  await tx.updateTable('properties').set(set).where('id', 'in', ids).execute()
  return ids.length
}
