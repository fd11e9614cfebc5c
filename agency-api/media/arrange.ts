import { AgencyError } from '#contract/errors.ts'
import type { House } from '../house.ts'
import { requireVersion, versionOf } from '../version.ts'
import { moveCover, settleCover } from './cover.ts'
import { claimed, findRow, type Owner, rowsOf } from './gallery.ts'

/**
 * Puts photographs in the order of the ids given. Those not named, such as one uploaded meanwhile, follow as they stood.
 * MISSING when an id is named twice or is not the owner's; Changed when `ifMatch` is not the version of the order stored.
 * Answers the new version.
 */
export function orderMedia(
  { db, ifMatch }: Pick<House, 'db'> & { ifMatch: string | null },
  owner: Owner,
  ids: number[],
): Promise<string> {
  return claimed({ db }, owner, async (tx) => {
    const rows = await rowsOf(tx, owner)
    requireVersion(ifMatch, orderVersion(rows))
    const stored = rows.map(({ id }) => id)
    if (new Set(ids).size < ids.length || ids.some((id) => !stored.includes(id)))
      throw new AgencyError('MISSING', { fields: { list: 'invalid' } })
    const order = [...ids, ...stored.filter((id) => !ids.includes(id))]
    for (const [index, id] of order.entries())
      await tx
        .updateTable('media')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute()
    return versionOf(order)
  })
}

/** The version of an order of photographs: marks and files may change beside it. */
export function orderVersion(photographs: readonly { id: number }[]): string {
  return versionOf(photographs.map(({ id }) => id))
}

/** Makes a photograph the cover; a floor plan too, since here somebody asks for it. */
export function makeCover(house: Pick<House, 'db'>, owner: Owner, mediaId: number): Promise<void> {
  return claimed(house, owner, async (tx) => {
    await findRow(tx, owner, { id: mediaId })
    // Chosen as the cover, it stays the cover whichever of its batch arrives later.
    await tx.updateTable('media').set({ batch: null }).where('id', '=', mediaId).execute()
    await moveCover(tx, owner, mediaId)
  })
}

/** Marks a picture as a floor plan, or unmarks it. A cover that becomes a plan passes the cover on, if a photograph is left. */
export function togglePlan(house: Pick<House, 'db'>, owner: Owner, mediaId: number): Promise<void> {
  return claimed(house, owner, async (tx) => {
    const { plant, cover } = await findRow(tx, owner, { id: mediaId })
    const marked = plant === 1 ? 0 : 1
    await tx.updateTable('media').set({ plant: marked }).where('id', '=', mediaId).execute()
    const photographs = (await rowsOf(tx, owner)).filter((row) => row.plant === 0)
    if (cover === 1 && marked === 1 && photographs[0] !== undefined)
      await moveCover(tx, owner, photographs[0].id)
    await settleCover(tx, owner)
  })
}
