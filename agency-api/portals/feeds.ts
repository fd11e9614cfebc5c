import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { AgencyError } from '#contract/errors.ts'
import { type ExportPlace, exportPlaces } from '#contract/portal-places.ts'
import type { Environment } from '../environment.ts'
import type { House } from '../house.ts'
import type { FeedAdapter, Listed } from './adapter.ts'
import type { Advert } from './advert.ts'
import { openAccount } from './accounts.ts'
import { isConfigured, publicAddress } from './configuration.ts'
import { derived } from './keys.ts'
import { adapters } from './registry.ts'

const pageSize = 100

/** The unguessable part of a feed's address: 192 bits that follow from the installation's key and the feed's generation. */
export function feedToken(environment: Environment, place: ExportPlace, generation: number): string {
  return derived(environment, `feed ${place} ${generation}`).subarray(0, 24).toString('base64url')
}

/** Where a portal fetches its feed; null for one that has none, or where portals cannot reach us. */
export async function feedAddress(house: House, place: ExportPlace): Promise<string | null> {
  const adapter = adapters[place]
  if (adapter.kind !== 'feed' || !isConfigured(house.environment, place)) return null
  const { feed_generation } = await openAccount(house, place)
  const token = feedToken(house.environment, place, feed_generation)
  return publicAddress(house.environment, `/feeds/${place}/${token}/${adapter.fileName(house)}`)
}

/**
 * GET /feeds/{place}/{token}/{file}: everything that is listed there, as it was last sent, a page of rows at a time. What
 * may not be seen any more is out of it at once, whether or not it was withdrawn yet. A whole download counts as fetched.
 */
export function servedFeeds(house: House): Hono {
  return new Hono().get('/:place/:token/:file', async (context) => {
    const { token, file } = context.req.param()
    const place = exportPlaces.find((each) => each === context.req.param('place'))
    if (place === undefined) throw new AgencyError('404')
    const adapter = adapters[place]
    if (adapter.kind !== 'feed' || !isConfigured(house.environment, place)) throw new AgencyError('404')
    const { feed_generation } = await openAccount(house, place)
    if (
      !same(token, feedToken(house.environment, place, feed_generation)) ||
      file !== adapter.fileName(house)
    )
      throw new AgencyError('404')
    const about = await aboutOf(house, place)
    const headers = {
      'content-type': adapter.mime,
      'cache-control': 'private, no-cache',
      etag: about.etag,
      'last-modified': about.updated.toUTCString(),
      'content-security-policy': "default-src 'none'; sandbox",
    }
    const known = context.req.header('if-none-match')?.replace(/\bW\//g, '').split(/,\s*/) ?? []
    const fetched = () => noteFetched(house, place, adapter, about.at)
    if (known.includes(about.etag)) {
      await fetched()
      return new Response(null, { status: 304, headers })
    }
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    if (context.req.method === 'HEAD') return context.body(null)
    return stream(context, async (out) => {
      let open = true
      out.onAbort(() => {
        open = false
      })
      for await (const piece of adapter.render(about, listed(house, place, about.at))) {
        if (!open) return
        await out.write(piece)
      }
      await fetched()
    })
  })
}

function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const agencyName = 'Soleira'

async function aboutOf({ db, environment, now }: House, place: ExportPlace) {
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

/** What a portal may see: asked for, sent, alive, public, and showing no more than it may by now. */
function shown(db: House['db'], place: ExportPlace, at: Date) {
  return db
    .selectFrom('portal_exports as e')
    .innerJoin('properties as p', 'p.id', 'e.property_id')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .where('e.place', '=', place)
    .where('e.wanted', '=', 'listed')
    .where('e.sent', 'is not', null)
    .where('e.sent_at', '<=', at.toISOString())
    .where('p.archived', '=', 0)
    .where('p.collection', '=', 0)
    .where('p.disabled', '=', 0)
    .where((eb) => eb.or([eb('t.kind', 'is', null), eb('t.kind', '!=', 'sold')]))
    .where((eb) => eb.or([eb('p.hide_price', '=', 0), eb('e.shows_price', '=', 0)]))
    .whereRef('p.radius', '<=', 'e.shown_radius')
}

async function* listed({ db }: House, place: ExportPlace, at: Date): AsyncIterable<Listed> {
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

/**
 * The portal has the file: what was in it is fetched, which is all that a feed ever tells; what was left out of it is
 * gone, unless the portal heeds no empty file and this was one.
 */
async function noteFetched(
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
    .where('sent_at', '<=', at.toISOString())
    .execute()
  const leaving = mine.where('wanted', '=', 'withdrawn').where('state', '=', 'waiting')
  if (adapter.ignoresEmpty && Number(count) === 0) {
    await leaving.set({ rows: JSON.stringify([lastOneStays(place)]), answered_at: stamp }).execute()
    return
  }
  const gone = await leaving
    .where('updated_at', '<=', at.toISOString())
    .set({
      state: 'removed',
      uuid: null,
      portal_code: null,
      sent: null,
      sent_hash: null,
      rows: '[]',
      answered_at: stamp,
    })
    .returning('property_id')
    .execute()
  const column =
    place === 'idealista' ? 'idealista_uuid' : place === 'james_edition' ? 'james_edition_uuid' : null
  if (column !== null && gone.length > 0)
    await db
      .updateTable('properties')
      .set({ [column]: null })
      .where(
        'id',
        'in',
        gone.map(({ property_id }) => property_id),
      )
      .execute()
}

const lastOneStays = (place: ExportPlace) => ({
  place,
  problem: 'LAST_ONE_STAYS',
  action: 'remove',
  field: '',
  description: '',
  reason: '',
})
