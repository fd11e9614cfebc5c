import { type Expression, sql } from 'kysely'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { AppContext } from '../app-context.ts'
import { latestValidTime } from '../clock-skew.ts'
import type { FeedItem } from './adapter.ts'
import { isOnMarket } from './exports.ts'
import type { Advert } from './read-adverts.ts'

const pageSize = 100

/** Describes the current feed. Its ETag changes with every publication and removal. */
export async function describeFeed({ db, environment, now }: AppContext, place: ExportPlace) {
  const time = now()
  const { count, newest } = await selectVisibleExports(db, place)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('e.sent_at').as('newest')])
    .executeTakeFirstOrThrow()
  const { changed } = await db
    .selectFrom('portal_exports')
    .select((eb) => eb.fn.max('updated_at').as('changed'))
    .where('place', '=', place)
    .executeTakeFirstOrThrow()
  const agencyCodes: Partial<Record<ExportPlace, string>> = {
    idealista: environment.IDEALISTA_CUSTOMER_CODE,
    james_edition: environment.JAMES_EDITION_DEALER_ID,
  }
  return {
    at: time,
    updated: new Date(newest ?? time),
    agency: environment.AGENCY_NAME ?? 'Soleira',
    agencyCode: agencyCodes[place] ?? '',
    // `changed` covers removals too, whose rows the feed omits.
    etag: `"${count}-${Date.parse(newest ?? '') || 0}-${Date.parse(changed ?? '') || 0}"`,
  }
}

/** Longest time that writing a feed may take. */
const maxWritingMs = 60 * 60_000

/** Returns the condition that a time is `time` or earlier. Times far ahead, from wrong clocks, count as past. */
export const isBefore = (column: Expression<string | null>, time: Date) =>
  sql<boolean>`(${column} <= ${time.toISOString()} or ${column} > ${latestValidTime(time, maxWritingMs)})`

/** Selects the exports that a portal may see: requested, sent, on the market, and hiding all private data. */
export function selectVisibleExports(db: AppContext['db'], place: ExportPlace) {
  return db
    .selectFrom('portal_exports as e')
    .innerJoin('properties as p', 'p.id', 'e.property_id')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .where('e.place', '=', place)
    .where('e.wanted', '=', 'listed')
    .where('e.sent', 'is not', null)
    .where(isOnMarket)
    .where((eb) => eb.or([eb('p.hide_price', '=', 0), eb('e.shows_price', '=', 0)]))
    .whereRef('p.radius', '<=', 'e.shown_radius')
}

/**
 * Streams all visible adverts with the content stored at their last publication, one page of rows at a time. Includes
 * adverts published again during the download: if the feed omitted them, the portal would remove them.
 */
export async function* streamAdverts({ db }: AppContext, place: ExportPlace): AsyncIterable<FeedItem> {
  let lastId = 0
  for (;;) {
    const rows = await selectVisibleExports(db, place)
      .select(['e.id', 'e.uuid', 'e.sent', 'e.sent_at'])
      .where('e.id', '>', lastId)
      .orderBy('e.id')
      .limit(pageSize)
      .execute()
    for (const { uuid, sent, sent_at } of rows) {
      // Safe cast: only contentOf writes this column.
      if (sent !== null && sent_at !== null)
        yield { uuid: uuid ?? '', sentAt: new Date(sent_at), advert: JSON.parse(sent) as Advert }
    }
    lastId = rows.at(-1)?.id ?? lastId
    if (rows.length < pageSize) return
  }
}
