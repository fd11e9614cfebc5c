import type { ExportPlace } from '#contract/portal-places.ts'
import type { AppContext } from '../app-context.ts'
import { ensureAccount } from './accounts.ts'
import type { FeedAdapter } from './adapter.ts'
import { selectVisibleExports, isBefore } from './feed-adverts.ts'
import { reportRow, serializeReportRows } from './report.ts'
import { uuidColumns } from './uuid-columns.ts'

/**
 * Records that a portal fetched the feed: included adverts become online, the only confirmation that feeds give;
 * omitted ones become removed, unless the portal ignores empty files and this one was empty.
 */
export async function recordFeedFetch(
  context: AppContext,
  place: ExportPlace,
  adapter: FeedAdapter,
  at: Date,
): Promise<void> {
  const { db } = context
  const fetchedAt = context.now().toISOString()
  await ensureAccount(context, place)
  await db.updateTable('portal_accounts').set({ fetched_at: fetchedAt }).where('place', '=', place).execute()
  const settledExports = db
    .updateTable('portal_exports')
    .where('place', '=', place)
    .where('due_at', 'is', null)
  const { count } = await selectVisibleExports(db, place, at)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await settledExports
    .set({ state: 'success', portal_code: 'fetched', answered_at: fetchedAt })
    .where('wanted', '=', 'listed')
    .where('state', '=', 'inserted')
    .where((eb) => isBefore(eb.ref('sent_at'), at))
    .execute()
  const awaitingRemoval = settledExports.where('wanted', '=', 'withdrawn').where('state', '=', 'waiting')
  if (adapter.ignoresEmptyFeed && Number(count) === 0) {
    await awaitingRemoval
      .set({ rows: serializeReportRows(place, [toLastAdvertRow(place)]), answered_at: fetchedAt })
      .execute()
    return
  }
  const omitted = awaitingRemoval.where((eb) => isBefore(eb.ref('updated_at'), at)).returning('property_id')
  const clearedColumns = {
    uuid: null,
    portal_code: null,
    sent: null,
    sent_hash: null,
    answered_at: fetchedAt,
  } as const
  // Adverts withdrawn automatically keep their reasons; messages about a requested removal are cleared.
  const [automaticRemovals, requestedRemovals] = [
    await omitted
      .where('rows', 'like', '%"TAKEN_DOWN"%')
      .set({ ...clearedColumns, state: 'error' })
      .execute(),
    await omitted.set({ ...clearedColumns, state: 'removed', rows: '[]' }).execute(),
  ]
  await clearUuids(
    db,
    place,
    [...automaticRemovals, ...requestedRemovals].map(({ property_id }) => property_id),
  )
}

async function clearUuids(db: AppContext['db'], place: ExportPlace, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('properties')
    .set({ [uuidColumns[place]]: null })
    .where('id', 'in', ids)
    .execute()
}

const toLastAdvertRow = (place: ExportPlace) =>
  reportRow(place, { problem: 'LAST_ONE_STAYS', action: 'remove' })
