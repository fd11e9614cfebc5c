import { type Kysely, sql } from 'kysely'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { Database, Row } from '../db/schema.ts'
import type { House } from '../house.ts'
import { readAdverts } from './read-adverts.ts'
import { obstacles, type ReportRow, row, rowsText } from './report.ts'

export type ExportRow = Row<'portal_exports'>

export function findExport(db: Kysely<Database>, place: ExportPlace, propertyId: number) {
  return db
    .selectFrom('portal_exports')
    .selectAll()
    .where('place', '=', place)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
}

export type Answered = {
  id: number
  state: ExportRow['state'] | null
  uuid: string | null
  rows: ReportRow[]
}

/**
 * Asks for properties to be at a portal as they are now: published, or brought up to date where they are there already.
 * What the portal would not take is answered with its reasons, kept for the log, and not sent.
 */
export async function askFor(house: House, place: ExportPlace, ids: number[]): Promise<Answered[]> {
  const read = await readAdverts(house, ids)
  const answers: Answered[] = []
  for (const id of new Set(ids)) {
    const found = read.get(id)
    // Gone, or closed by demo mode: there is nothing to say about it.
    if (found === undefined || found.disabled === 1) continue
    const known = await findExport(house.db, place, id)
    const there = known !== undefined && known.wanted === 'listed' && known.state !== 'removed'
    const rows = obstacles(place, found.facts, there ? 'update' : 'publish')
    const kept = rows.length > 0 ? await note(house, place, found, rows) : await wish(house, place, found)
    answers.push({ id, state: kept.state, uuid: kept.uuid, rows })
  }
  return answers
}

/** A wish: due now, its attempts and complaints forgotten. */
async function wish(
  { db, now }: House,
  place: ExportPlace,
  { id, reference }: { id: number; reference: string },
): Promise<ExportRow> {
  const at = now().toISOString()
  const asked = { wanted: 'listed', state: 'waiting', rows: '[]', attempts: 0, due_at: at } as const
  return db
    .insertInto('portal_exports')
    .values({ ...asked, property_id: id, place, reference, asked: 1, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'place']).doUpdateSet({
        ...asked,
        reference,
        asked: sql`portal_exports.asked + 1`,
        updated_at: at,
        // A person asks again knowing that the last try had no answer: it is sent anew.
        sending_at: sql`case when portal_exports.state = 'error' then null else portal_exports.sending_at end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Keeps what our own check found; an advert that is online stays what it is there. */
async function note(
  { db, now }: House,
  place: ExportPlace,
  { id, reference }: { id: number; reference: string },
  rows: ReportRow[],
): Promise<ExportRow> {
  const at = now().toISOString()
  const noted = { rows: rowsText(place, rows), updated_at: at }
  return db
    .insertInto('portal_exports')
    .values({
      ...noted,
      property_id: id,
      place,
      reference,
      wanted: 'withdrawn',
      state: 'error',
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'place']).doUpdateSet({
        ...noted,
        state: sql`case when portal_exports.state = 'removed' then 'error' else portal_exports.state end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Asks for one to be taken off a portal; what never got there is gone at once. */
export async function askToRemove({ db, now }: House, { id }: Pick<ExportRow, 'id'>): Promise<ExportRow> {
  return withdrawing(db, now().toISOString()).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

function withdrawing(db: Kysely<Database>, at: string) {
  return db.updateTable('portal_exports').set({
    wanted: 'withdrawn',
    state: 'waiting',
    rows: '[]',
    attempts: 0,
    due_at: at,
    asked: sql<number>`asked + 1`,
    updated_at: at,
  })
}

/**
 * Withdraws what may not be seen any more (gone, archived, sold, private, closed) and sends anew what shows more than it
 * may by now (a price, a point). It looks at the records themselves, so no way of changing them is missed.
 */
export async function heedChanges({ db, now }: Pick<House, 'db' | 'now'>): Promise<void> {
  const at = now().toISOString()
  await withdrawing(db, at)
    .where('wanted', '=', 'listed')
    .where((eb) =>
      eb.not(
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
        ),
      ),
    )
    .execute()
  await db
    .updateTable('portal_exports')
    .set({ due_at: at, state: 'waiting', attempts: 0, asked: sql<number>`asked + 1`, updated_at: at })
    .where('wanted', '=', 'listed')
    .where('sent', 'is not', null)
    .where('due_at', 'is', null)
    .where('state', '!=', 'error')
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

/** What came to a stop for want of consent is due again. */
export async function askForAll({ db, now }: House, place: ExportPlace): Promise<void> {
  const needs = JSON.stringify(row(place, { problem: 'NEEDS_AUTHORIZATION' }).problem)
  const at = now().toISOString()
  await db
    .updateTable('portal_exports')
    .set({ state: 'waiting', rows: '[]', attempts: 0, due_at: at, updated_at: at })
    .where('place', '=', place)
    .where('state', '=', 'error')
    .where('rows', 'like', `%${needs}%`)
    .execute()
}
