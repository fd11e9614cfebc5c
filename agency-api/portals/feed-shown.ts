import { type Expression, sql } from 'kysely'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { House } from '../house.ts'
import { latestSound } from '../wrong-clock.ts'
import type { Listed } from './adapter.ts'
import type { Advert } from './advert.ts'

const pageSize = 100
const agencyName = 'Soleira'

/** What a file of now is about; its ETag changes with every sending and every withdrawal. */
export async function aboutOf({ db, environment, now }: House, place: ExportPlace) {
  const at = now()
  const { count, newest } = await shown(db, place, at)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('e.sent_at').as('newest')])
    .executeTakeFirstOrThrow()
  const { changed } = await db
    .selectFrom('portal_exports')
    .select((eb) => eb.fn.max('updated_at').as('changed'))
    .where('place', '=', place)
    .executeTakeFirstOrThrow()
  const dealer =
    place === 'idealista' ? environment.IDEALISTA_CUSTOMER_CODE : environment.JAMES_EDITION_DEALER_ID
  return {
    at,
    updated: new Date(newest ?? at),
    agency: agencyName,
    dealer: dealer ?? '',
    // Withdrawals change it too: they are noted at the rows that are left out.
    etag: `"${count}-${Date.parse(newest ?? '') || 0}-${Date.parse(changed ?? '') || 0}"`,
  }
}

/** A file takes a while to write: what comes meanwhile is in the next one. */
const writingMs = 60 * 60_000

/**
 * Whether it was noted before that moment. What lies far ahead was too, by a clock that was wrong then: left out of the
 * file, it would be taken down by every portal.
 */
export const untilThen = (noted: Expression<string | null>, at: Date) =>
  sql<boolean>`(${noted} <= ${at.toISOString()} or ${noted} > ${latestSound(at, writingMs)})`

/** What a portal may see: asked for, sent, alive, public, and showing no more than it may by now. */
export function shown(db: House['db'], place: ExportPlace, at: Date) {
  return db
    .selectFrom('portal_exports as e')
    .innerJoin('properties as p', 'p.id', 'e.property_id')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .where('e.place', '=', place)
    .where('e.wanted', '=', 'listed')
    .where('e.sent', 'is not', null)
    .where((eb) => untilThen(eb.ref('e.sent_at'), at))
    .where('p.archived', '=', 0)
    .where('p.collection', '=', 0)
    .where('p.disabled', '=', 0)
    .where((eb) => eb.or([eb('t.kind', 'is', null), eb('t.kind', '!=', 'sold')]))
    .where((eb) => eb.or([eb('p.hide_price', '=', 0), eb('e.shows_price', '=', 0)]))
    .whereRef('p.radius', '<=', 'e.shown_radius')
}

/** Everything that a portal may see, as it was last sent, a page of rows at a time. */
export async function* listed({ db }: House, place: ExportPlace, at: Date): AsyncIterable<Listed> {
  let after = 0
  for (;;) {
    const rows = await shown(db, place, at)
      .select(['e.id', 'e.uuid', 'e.sent', 'e.sent_at'])
      .where('e.id', '>', after)
      .orderBy('e.id')
      .limit(pageSize)
      .execute()
    for (const { uuid, sent, sent_at } of rows) {
      // Written by contentOf alone.
      if (sent !== null)
        yield { uuid: uuid ?? '', sentAt: new Date(sent_at ?? at), advert: JSON.parse(sent) as Advert }
    }
    after = rows.at(-1)?.id ?? after
    if (rows.length < pageSize) return
  }
}
