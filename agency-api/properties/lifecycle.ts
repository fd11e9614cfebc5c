import type { QuickChange } from '#contract/properties.ts'
import type { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import { deleteAttachmentRows } from '../attachments/attachments.ts'
import type { House } from '../house.ts'
import { deleteMediaRows } from '../media/gallery.ts'
import { dropFiles, dropPhotograph } from '../media/keep.ts'
import { claimProperty } from './claim.ts'
import { withinHighlights } from './highlight.ts'
import { propertyOwner } from './owner.ts'
import { checkTag } from './references.ts'

/** Archives a property or brings it back. Bringing back a highlighted one needs a free place: HIGHLIGHT_LIMIT. */
export const setArchived = (house: House, id: number, archived: 0 | 1): Promise<void> =>
  quickChange(house, { id, block: 'archived', value: archived })

/** Changes one thing of a property. Throws NOT_FOUND, DEMO, HIGHLIGHT_LIMIT, or MISSING for a tag that does not fit. */
export async function quickChange({ db, now }: House, change: z.output<typeof QuickChange>): Promise<void> {
  await db.transaction().execute((tx) =>
    withinHighlights(tx, async () => {
      await claimProperty(tx, change.id, now())
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
  return change.block === 'price'
    ? { price_cents: Math.round(change.value * 100) }
    : { [change.block]: change.value }
}

/** Deletes a property with its photographs and attachments; the files go once the rows are gone for good. */
export async function removeProperty(house: House, id: number): Promise<void> {
  const owner = propertyOwner(house, id)
  const gone = await house.db.transaction().execute(async (tx) => {
    await owner.claim(tx)
    const media = await deleteMediaRows(tx, owner)
    const attachments = await deleteAttachmentRows(tx, owner)
    await tx.deleteFrom('properties').where('id', '=', id).execute()
    return { media, attachments }
  })
  for (const row of gone.media) await dropPhotograph(house.media, owner.location, id, row)
  await dropFiles(house.media, gone.attachments)
}
