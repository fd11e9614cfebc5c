import type { QuickChange } from '#contract/properties.ts'
import type { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import type { Tx } from '../db/schema.ts'
import { lockListing, readEditableListing, removeListing } from '../listing/edit.ts'
import { requireExistingRecords } from '../listing/related-records.ts'
import { withHighlightLimit } from './highlight.ts'
import { checkTag } from './related-records.ts'

/** Archives or unarchives a property. Throws HIGHLIGHT_LIMIT if unarchiving a highlighted one exceeds the limit. */
export const setArchived = (context: AppContext, id: number, archived: 0 | 1): Promise<void> =>
  applyQuickChange(context, { id, block: 'archived', value: archived })

/** Changes one value of a property. Throws NOT_FOUND, DEMO, HIGHLIGHT_LIMIT, or MISSING for an invalid tag or agent. */
export async function applyQuickChange({ db, now }: AppContext, change: z.output<typeof QuickChange>) {
  await db.transaction().execute((tx) =>
    withHighlightLimit(tx, async () => {
      await lockListing(tx, 'properties', change.id, now())
      if (change.block === 'tag_id' && change.value !== null) {
        await requireExistingRecords(tx, [], [{ field: 'value', table: 'tags', id: change.value }])
        const { condominium_id } = await readEditableListing(tx, 'properties', change.id)
        checkTag({ tag_id: change.value, condominium_id }, 'value')
      }
      if (change.block === 'agent_id')
        await requireExistingRecords(tx, [], [{ field: 'value', table: 'agents', id: change.value }])
      await tx.updateTable('properties').set(columnOf(change)).where('id', '=', change.id).execute()
    }),
  )
}

function columnOf(change: z.output<typeof QuickChange>) {
  if (change.block === 'price') return { price_cents: Math.round(change.value * 100) }
  // A property archived or unarchived individually no longer follows its development.
  if (change.block === 'archived') return { archived: change.value, archived_with: null }
  return { [change.block]: change.value }
}

/** Deletes a property with its photos and attachments. `beforeDelete` runs first in the same transaction. */
export const removeProperty = (
  context: AppContext,
  id: number,
  beforeDelete: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> => removeListing(context, 'properties', id, beforeDelete)
