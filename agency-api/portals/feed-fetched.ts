import type { ExportPlace } from '#contract/portal-places.ts'
import type { House } from '../house.ts'
import type { FeedAdapter } from './adapter.ts'
import { shown, untilThen } from './feed-shown.ts'
import { row, rowsText } from './report.ts'

/**
 * The portal has the file: what was in it is fetched, which is all that a feed ever tells; what was left out of it is
 * gone, unless the portal heeds no empty file and this was one.
 */
export async function noteFetched(
  { db, now }: House,
  place: ExportPlace,
  adapter: FeedAdapter,
  at: Date,
): Promise<void> {
  const stamp = now().toISOString()
  await db.updateTable('portal_accounts').set({ fetched_at: stamp }).where('place', '=', place).execute()
  const mine = db.updateTable('portal_exports').where('place', '=', place).where('due_at', 'is', null)
  const { count } = await shown(db, place, at)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await mine
    .set({ state: 'success', portal_code: 'fetched', answered_at: stamp })
    .where('wanted', '=', 'listed')
    .where('state', '=', 'inserted')
    .where((eb) => untilThen(eb.ref('sent_at'), at))
    .execute()
  const leaving = mine.where('wanted', '=', 'withdrawn').where('state', '=', 'waiting')
  if (adapter.ignoresEmpty && Number(count) === 0) {
    await leaving.set({ rows: rowsText(place, [lastOneStays(place)]), answered_at: stamp }).execute()
    return
  }
  const gone = leaving.where((eb) => untilThen(eb.ref('updated_at'), at)).returning('property_id')
  const left = { uuid: null, portal_code: null, sent: null, sent_hash: null, answered_at: stamp } as const
  // What went without anybody asking for it keeps its reasons; what is said of a removal itself is over.
  const [unasked, asked] = [
    await gone
      .where('rows', 'like', '%"TAKEN_DOWN"%')
      .set({ ...left, state: 'error' })
      .execute(),
    await gone.set({ ...left, state: 'removed', rows: '[]' }).execute(),
  ]
  await forgetNames(
    db,
    place,
    [...unasked, ...asked].map(({ property_id }) => property_id),
  )
}

async function forgetNames(db: House['db'], place: ExportPlace, ids: number[]): Promise<void> {
  const column = place === 'idealista' ? 'idealista_uuid' : 'james_edition_uuid'
  if (place === 'kyero' || ids.length === 0) return
  await db
    .updateTable('properties')
    .set({ [column]: null })
    .where('id', 'in', ids)
    .execute()
}

const lastOneStays = (place: ExportPlace) => row(place, { problem: 'LAST_ONE_STAYS', action: 'remove' })
