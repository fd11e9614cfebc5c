import { AgencyError } from '#contract/errors.ts'
import type { AppContext, EditContext } from '../app-context.ts'
import { orderVersion, requireVersion, versionOf } from '../version.ts'
import { withOwnerLock, findMediaRow, type FileOwner } from './gallery.ts'
import { moveCover, ensureCover, readMediaRows } from './rows.ts'

/**
 * Reorders photos by the given ids, followed by those not listed, and returns the new version. Throws MISSING for a
 * repeated or foreign id, and PreconditionFailed when `ifMatch` isn't the stored order's version.
 */
export function orderMedia({ db, ifMatch }: EditContext, owner: FileOwner, ids: number[]): Promise<string> {
  return withOwnerLock(db, owner, async (tx) => {
    const rows = await readMediaRows(tx, owner)
    requireVersion(ifMatch, orderVersion(rows))
    const storedIds = rows.map(({ id }) => id)
    if (new Set(ids).size < ids.length || ids.some((id) => !storedIds.includes(id)))
      throw new AgencyError('MISSING', { fields: { list: 'invalid' } })
    const order = [...ids, ...storedIds.filter((id) => !ids.includes(id))]
    for (const [index, id] of order.entries())
      await tx
        .updateTable('media')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute()
    return versionOf(order)
  })
}

/** Makes a photo the cover. Accepts floor plans, because the choice is explicit. */
export function setCover(context: Pick<AppContext, 'db'>, owner: FileOwner, mediaId: number): Promise<void> {
  return withOwnerLock(context.db, owner, async (tx) => {
    await findMediaRow(tx, owner, { id: mediaId })
    // Without its batch, this photo stays the cover when the batch's first photo arrives later.
    await tx.updateTable('media').set({ batch: null }).where('id', '=', mediaId).execute()
    await moveCover(tx, owner, mediaId)
  })
}

/** Marks or unmarks an image as a floor plan. If it was the cover, the first remaining photo, if any, replaces it. */
export function togglePlan(
  context: Pick<AppContext, 'db'>,
  owner: FileOwner,
  mediaId: number,
): Promise<void> {
  return withOwnerLock(context.db, owner, async (tx) => {
    const { plant: isPlan, cover } = await findMediaRow(tx, owner, { id: mediaId })
    const plant = isPlan === 1 ? 0 : 1
    await tx.updateTable('media').set({ plant }).where('id', '=', mediaId).execute()
    const photos = (await readMediaRows(tx, owner)).filter((row) => row.plant === 0)
    if (cover === 1 && plant === 1 && photos[0] !== undefined) await moveCover(tx, owner, photos[0].id)
    await ensureCover(tx, owner)
  })
}
