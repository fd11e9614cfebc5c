import type { QuickChange } from '#contract/properties.ts'
import type { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import type { House } from '../house.ts'
import { claimListing } from '../listing/claim.ts'
import { removeListing } from '../listing/remove.ts'
import { withinHighlights } from './highlight.ts'
import { checkTag } from './references.ts'

/** Archives a property or brings it back. Bringing back a highlighted one needs a free place: HIGHLIGHT_LIMIT. */
export const setArchived = (house: House, id: number, archived: 0 | 1): Promise<void> =>
  quickChange(house, { id, block: 'archived', value: archived })

/** Changes one thing of a property. Throws NOT_FOUND, DEMO, HIGHLIGHT_LIMIT, or MISSING for a tag that does not fit. */
export async function quickChange({ db, now }: House, change: z.output<typeof QuickChange>): Promise<void> {
  await db.transaction().execute((tx) =>
    withinHighlights(tx, async () => {
      await claimListing(tx, 'properties', change.id, now())
      if (change.block === 'tag_id' && change.value !== null) {
        const tag = await tx.selectFrom('tags').select('id').where('id', '=', change.value).executeTakeFirst()
        if (tag === undefined) throw new AgencyError('MISSING', { fields: { value: 'invalid' } })
        const property = await tx
          .selectFrom('properties')
          .select('condominium_id')
          .where('id', '=', change.id)
          .executeTakeFirstOrThrow()
        checkTag({ tag_id: change.value, ...property }, 'value')
      }
      await tx.updateTable('properties').set(columnOf(change)).where('id', '=', change.id).execute()
    }),
  )
}

function columnOf(change: z.output<typeof QuickChange>) {
  if (change.block === 'price') return { price_cents: Math.round(change.value * 100) }
  // By hand, so that its development does not bring it back.
  if (change.block === 'archived') return { archived: change.value, archived_with: null }
  return { [change.block]: change.value }
}

/** Deletes a property with its photographs and attachments. */
export const removeProperty = (house: House, id: number): Promise<void> =>
  removeListing(house, 'properties', id, async () => undefined)
