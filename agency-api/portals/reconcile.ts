import { sql } from 'kysely'
import type { ExportPlace, TargetState } from '#contract/portal-places.ts'
import type { DbContext } from '../app-context.ts'
import { latestValidTime } from '../clock-skew.ts'
import { isOnMarket, requestColumns, withdrawExports } from './exports.ts'
import { parseReportRows, serializeReportRows } from './report.ts'

/** Delay before withdrawing an advert after its property went off the market, because that is often undone at once. */
export const undoGraceMs = 90_000

/**
 * Reconciles exports with their properties, however those were changed: withdraws adverts of properties off the
 * market, restores them when they return, hides data that became private, and purges exports of deleted properties.
 */
export async function reconcileExports(context: DbContext): Promise<void> {
  await markOffMarket(context)
  await withdrawOffMarket(context)
  await restoreReturned(context)
  await hidePrivateData(context)
  await purgeDeleted(context)
}

const hasPropertyOnMarket = sql<boolean>`exists (select p.id from properties as p left join tags as t on t.id = p.tag_id
  where p.id = portal_exports.property_id and ${isOnMarket})`

const isDeleted = sql<boolean>`not exists (select p.id from properties as p where p.id = portal_exports.property_id)`

/** The advert shows a price that is now hidden, or a more precise location than its property. */
const showsPrivateData = sql<boolean>`exists (select p.id from properties as p
  where p.id = portal_exports.property_id and (p.hide_price = 1 and portal_exports.shows_price = 1
    or p.radius > portal_exports.shown_radius))`

async function markOffMarket({ db, now }: DbContext): Promise<void> {
  const time = now().toISOString()
  await db
    .updateTable('portal_exports')
    .set({ off_market_since: time, updated_at: time })
    .where('wanted', '=', 'listed')
    .where('off_market_since', 'is', null)
    .where((eb) => eb.not(hasPropertyOnMarket))
    .execute()
}

/**
 * Withdraws adverts after `undoGraceMs`, or at once if their property was deleted. A future `off_market_since`, stored
 * while a clock was wrong, counts as past.
 */
async function withdrawOffMarket({ db, now }: DbContext): Promise<void> {
  const time = now()
  await withdrawExports(db, time.toISOString())
    .where('wanted', '=', 'listed')
    .where((eb) => eb.not(hasPropertyOnMarket))
    .where(
      sql<boolean>`(off_market_since <= ${new Date(time.getTime() - undoGraceMs).toISOString()}
        or off_market_since > ${latestValidTime(time, 0)} or ${isDeleted})`,
    )
    .execute()
}

/** For properties back on the market: cancels a withdrawal that isn't queued yet, else publishes the advert again. */
async function restoreReturned({ db, now }: DbContext): Promise<void> {
  const time = now().toISOString()
  const updateReturned = (requested: TargetState) =>
    db
      .updateTable('portal_exports')
      .where('off_market_since', 'is not', null)
      .where('wanted', '=', requested)
      .where(hasPropertyOnMarket)
  await updateReturned('listed').set({ off_market_since: null, updated_at: time }).execute()
  await updateReturned('withdrawn')
    .set({ off_market_since: null, wanted: 'listed', to_send: 1, rows: '[]', ...requestColumns(time) })
    .execute()
}

/**
 * Queues updates of adverts whose price is now hidden or whose location is blurred further. `publishExport` withdraws
 * adverts that can't be updated. If an attempt to hide the data is waiting or has failed, it keeps its schedule.
 */
async function hidePrivateData({ db, now }: DbContext): Promise<void> {
  const time = now().toISOString()
  await db
    .updateTable('portal_exports')
    .set({ hiding: 1, to_send: 1, ...requestColumns(time) })
    .where('wanted', '=', 'listed')
    .where('sent', 'is not', null)
    .where('uuid', 'is not', null)
    .where((eb) => eb.or([eb('hiding', '=', 0), eb('state', 'in', ['inserted', 'success'])]))
    .where(showsPrivateData)
    .execute()
}

/** Retention of exports of deleted properties, in case a portal still refers to an advert. */
const deletedRetentionMs = 2 * 24 * 3_600_000

/** Sets exports of deleted properties to `removed` once no portal lists them, and purges them after two days. */
async function purgeDeleted({ db, now }: DbContext): Promise<void> {
  await db
    .updateTable('portal_exports')
    .set({ state: 'removed', rows: '[]' })
    .where('wanted', '=', 'withdrawn')
    .where('state', '=', 'error')
    .where('uuid', 'is', null)
    .where('sending_at', 'is', null)
    .where(isDeleted)
    .execute()
  const purgeBefore = new Date(now().getTime() - deletedRetentionMs).toISOString()
  await db
    .deleteFrom('portal_exports')
    .where('state', '=', 'removed')
    .where('updated_at', '<', purgeBefore)
    .where(isDeleted)
    .execute()
}

/** Retries exports that failed for lack of consent. Keeps other report rows: they explain automatic withdrawals. */
export async function resumeAfterConsent({ db, now }: DbContext, place: ExportPlace): Promise<void> {
  const time = now().toISOString()
  const failedExports = await db
    .selectFrom('portal_exports')
    .select(['id', 'rows'])
    .where('place', '=', place)
    .where('state', '=', 'error')
    .where('rows', 'like', '%"NEEDS_AUTHORIZATION"%')
    .execute()
  for (const { id, rows } of failedExports) {
    const reasons = parseReportRows(rows).filter(({ problem }) => problem !== 'NEEDS_AUTHORIZATION')
    await db
      .updateTable('portal_exports')
      .set({ state: 'waiting', attempts: 0, due_at: time, updated_at: time })
      .set('rows', serializeReportRows(place, reasons))
      .where('id', '=', id)
      .where('rows', '=', rows)
      .execute()
  }
}
