import { type Kysely, sql } from 'kysely'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { Database, Row } from '../db/schema.ts'
import type { House } from '../house.ts'
import { readAdverts } from './read-adverts.ts'
import { obstacles, type ReportRow, rowsText } from './report.ts'

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
  const asked = {
    wanted: 'listed',
    state: 'waiting',
    rows: '[]',
    attempts: 0,
    due_at: at,
    to_send: 1,
  } as const
  return db
    .insertInto('portal_exports')
    .values({ ...asked, property_id: id, place, reference, asked: 1, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'place']).doUpdateSet({
        ...asked,
        reference,
        asked: sql`portal_exports.asked + 1`,
        updated_at: at,
        off_market_since: null,
        sending_at: knownToBeUnanswered,
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
  return withdrawing(db, now().toISOString())
    .set({ sending_at: knownToBeUnanswered, off_market_since: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Exports whose wish becomes to be gone. */
export function withdrawing(db: Kysely<Database>, at: string) {
  return db.updateTable('portal_exports').set({
    wanted: 'withdrawn',
    state: 'waiting',
    rows: '[]',
    attempts: 0,
    due_at: at,
    to_send: 0,
    asked: sql<number>`asked + 1`,
    updated_at: at,
  })
}

/** A person asks again having been told that the last try had no answer: it is not waited for any longer. */
const knownToBeUnanswered = sql<
  string | null
>`case when portal_exports.state = 'error' then null else portal_exports.sending_at end`
