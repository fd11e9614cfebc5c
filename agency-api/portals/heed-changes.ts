import { type ExpressionBuilder, sql } from 'kysely'
import type { ExportPlace, ExportWish } from '#contract/portal-places.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { latestSound } from '../wrong-clock.ts'
import { withdrawing } from './ask.ts'

type Records = Pick<House, 'db' | 'now'>

/** Time for which an advert stays at its portal after its property went off the market: longer than any message offers Undo. */
export const undoGraceMs = 90_000

/**
 * Reconciles exports with their properties, however those were changed: withdraws adverts of properties that went off the
 * market, restores them when they return, hides what became private, and purges what is left of deleted properties.
 */
export async function heedChanges(house: Records): Promise<void> {
  await noteOffMarket(house)
  await withdrawOffMarket(house)
  await restoreReturned(house)
  await hideAgain(house)
  await forgetGone(house)
}

/** Off the market: deleted, archived, sold, in the private collection, disabled. */
const isOnMarket = (eb: ExpressionBuilder<Database, 'portal_exports'>) =>
  eb.exists(
    eb
      .selectFrom('properties as p')
      .leftJoin('tags as t', 't.id', 'p.tag_id')
      .select('p.id')
      .whereRef('p.id', '=', 'portal_exports.property_id')
      .where('p.archived', '=', 0)
      .where('p.collection', '=', 0)
      .where('p.disabled', '=', 0)
      .where((tag) => tag.or([tag('t.kind', 'is', null), tag('t.kind', '!=', 'sold')])),
  )

async function noteOffMarket({ db, now }: Records): Promise<void> {
  const at = now().toISOString()
  await db
    .updateTable('portal_exports')
    .set({ off_market_since: at, updated_at: at })
    .where('wanted', '=', 'listed')
    .where('off_market_since', 'is', null)
    .where((eb) => eb.not(isOnMarket(eb)))
    .execute()
}

/** Deleted properties don't come back, so their adverts go at once. */
async function withdrawOffMarket({ db, now }: Records): Promise<void> {
  const at = now()
  await withdrawing(db, at.toISOString())
    .where('wanted', '=', 'listed')
    .where((eb) => eb.not(isOnMarket(eb)))
    .where((eb) =>
      eb.or([
        eb('off_market_since', '<=', new Date(at.getTime() - undoGraceMs).toISOString()),
        eb('off_market_since', '>', latestSound(at, 0)),
        isDeleted(eb),
      ]),
    )
    .execute()
}

/** An advert that was still at its portal stays as it was; one that was withdrawn meanwhile is published again. */
async function restoreReturned({ db, now }: Records): Promise<void> {
  const at = now().toISOString()
  const returned = (wanted: ExportWish) =>
    db
      .updateTable('portal_exports')
      .where('off_market_since', 'is not', null)
      .where('wanted', '=', wanted)
      .where(isOnMarket)
  await returned('listed').set({ off_market_since: null, updated_at: at }).execute()
  await returned('withdrawn')
    .set({
      off_market_since: null,
      wanted: 'listed',
      state: 'waiting',
      rows: '[]',
      attempts: 0,
      due_at: at,
      to_send: 1,
      asked: sql<number>`asked + 1`,
      updated_at: at,
    })
    .execute()
}

/**
 * A price that is hidden by now, a point that is blurred further: the advert is sent anew whatever else is the matter with
 * it, and what cannot be sent is taken down. While a try is under way or failing, its own waits stand.
 */
async function hideAgain({ db, now }: Records): Promise<void> {
  const at = now().toISOString()
  await db
    .updateTable('portal_exports')
    .set({
      hiding: 1,
      to_send: 1,
      due_at: at,
      state: 'waiting',
      attempts: 0,
      asked: sql<number>`asked + 1`,
      updated_at: at,
    })
    .where('wanted', '=', 'listed')
    .where('sent', 'is not', null)
    .where('uuid', 'is not', null)
    .where((eb) => eb.or([eb('hiding', '=', 0), eb('state', 'in', ['inserted', 'success'])]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('properties as p')
          .select('p.id')
          .whereRef('p.id', '=', 'portal_exports.property_id')
          .where((p) =>
            p.or([
              p.and([p('p.hide_price', '=', 1), p('portal_exports.shows_price', '=', 1)]),
              p('p.radius', '>', p.ref('portal_exports.shown_radius')),
            ]),
          ),
      ),
    )
    .execute()
}

const isDeleted = (eb: ExpressionBuilder<Database, 'portal_exports'>) =>
  eb.not(
    eb.exists(
      eb.selectFrom('properties as p').select('p.id').whereRef('p.id', '=', 'portal_exports.property_id'),
    ),
  )

/** What is known of exports outlives a property that is gone by this long, should a portal still name an advert of it. */
const graveMs = 2 * 24 * 3_600_000

/** Of a property that is gone nothing is shown once no portal has anything of it, and nothing is kept in the end. */
async function forgetGone({ db, now }: Records): Promise<void> {
  await db
    .updateTable('portal_exports')
    .set({ state: 'removed', rows: '[]' })
    .where('wanted', '=', 'withdrawn')
    .where('state', '=', 'error')
    .where('uuid', 'is', null)
    .where('sending_at', 'is', null)
    .where(isDeleted)
    .execute()
  const old = new Date(now().getTime() - graveMs).toISOString()
  await db
    .deleteFrom('portal_exports')
    .where('state', '=', 'removed')
    .where('updated_at', '<', old)
    .where(isDeleted)
    .execute()
}

/** What came to a stop for want of consent is due again. */
export async function goOnWithConsent({ db, now }: Records, place: ExportPlace): Promise<void> {
  const at = now().toISOString()
  await db
    .updateTable('portal_exports')
    .set({ state: 'waiting', rows: '[]', attempts: 0, due_at: at, updated_at: at })
    .where('place', '=', place)
    .where('state', '=', 'error')
    .where('rows', 'like', '%"NEEDS_AUTHORIZATION"%')
    .execute()
}
