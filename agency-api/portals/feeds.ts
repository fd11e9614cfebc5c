import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { timingSafeEqual } from 'hono/utils/buffer'
import { sql } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { type ExportPlace, exportPlaces } from '#contract/portal-places.ts'
import { countRows } from '../db/count-rows.ts'
import type { AppContext } from '../app-context.ts'
import { ensureAccount, updateAccount } from './accounts.ts'
import type { FeedAdapter } from './adapter.ts'
import { isConfigured, toPublicUrl } from './configuration.ts'
import { describeFeed, isBefore, selectVisibleExports, streamAdverts } from './feed-adverts.ts'
import { deriveSecret } from './keys.ts'
import { adapters } from './registry.ts'
import { createReportRow, serializeReportRows } from './report.ts'

/**
 * Derives the unguessable part of a feed's URL: 192 bits from the installation's key and the feed's generation, which
 * each renewal increments. Never writes: anyone may request a feed.
 */
async function readFeedToken({ db, environment }: AppContext, place: ExportPlace): Promise<string> {
  const account = await db
    .selectFrom('portal_accounts')
    .select('feed_generation')
    .where('place', '=', place)
    .executeTakeFirst()
  const generation = account?.feed_generation ?? 1
  return deriveSecret(environment, `feed ${place} ${generation}`).subarray(0, 24).toString('base64url')
}

/** Returns the URL of a portal's feed; null if the portal has none or isn't configured. */
export async function readFeedUrl(context: AppContext, place: ExportPlace): Promise<string | null> {
  const adapter = adapters[place]
  if (adapter.kind !== 'feed' || !isConfigured(context.environment, place)) return null
  const token = await readFeedToken(context, place)
  return toPublicUrl(context.environment, `/feeds/${place}/${token}/${adapter.fileName(context)}`)
}

/**
 * Serves GET /feeds/{place}/{token}/{file}: all visible adverts with the content stored at their last publication,
 * streamed in pages of rows. Adverts that must be hidden are excluded at once, before their withdrawal runs. A complete
 * download or a 304 counts as fetched.
 */
export function createFeedRoutes(appContext: AppContext): Hono {
  return new Hono().get('/:place/:token/:file', async (context) => {
    const { token, file } = context.req.param()
    const { environment } = appContext
    const place = exportPlaces.find((name) => name === context.req.param('place'))
    const adapter = place && adapters[place]
    if (!place || adapter?.kind !== 'feed' || !isConfigured(environment, place)) throw new AgencyError('404')
    const expectedToken = await readFeedToken(appContext, place)
    if (!(await timingSafeEqual(token, expectedToken)) || file !== adapter.fileName(appContext))
      throw new AgencyError('404')
    const info = await describeFeed(appContext, place)
    const headers = {
      'content-type': adapter.mime,
      'cache-control': 'private, no-cache',
      etag: info.etag,
      'last-modified': info.updated.toUTCString(),
      'content-security-policy': "default-src 'none'; sandbox",
    }
    const etags = context.req.header('if-none-match')?.replace(/\bW\//g, '').split(/,\s*/) ?? []
    const recordFetch = () => recordFeedFetch(appContext, place, adapter, info.at)
    if (etags.includes(info.etag)) {
      await recordFetch()
      return new Response(null, { status: 304, headers })
    }
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    if (context.req.method === 'HEAD') return context.body(null)
    return stream(context, async (out) => {
      for await (const chunk of adapter.render(info, streamAdverts(appContext, place))) {
        if (out.aborted) return
        await out.write(chunk)
      }
      await recordFetch()
    })
  })
}

/**
 * Records that a portal fetched the feed, the only confirmation that feeds give: included adverts are online, omitted
 * ones removed. An empty feed removes no advert if the portal ignores empty feeds.
 */
async function recordFeedFetch(context: AppContext, place: ExportPlace, adapter: FeedAdapter, at: Date) {
  const { db } = context
  const fetchedAt = context.now().toISOString()
  await ensureAccount(context, place)
  await updateAccount(db, place).set({ fetched_at: fetchedAt }).execute()
  const updateSettledExports = db
    .updateTable('portal_exports')
    .set({ answered_at: fetchedAt })
    .where('place', '=', place)
    .where('due_at', 'is', null)
  const includedExports = selectVisibleExports(db, place).where((eb) => isBefore(eb.ref('e.sent_at'), at))
  const count = await countRows(includedExports)
  await updateSettledExports
    .set({ state: 'success', portal_code: 'fetched' })
    .where('wanted', '=', 'listed')
    .where('state', '=', 'inserted')
    .where((eb) => isBefore(eb.ref('sent_at'), at))
    .execute()
  const updateAwaitingRemoval = updateSettledExports
    .where('wanted', '=', 'withdrawn')
    .where('state', '=', 'waiting')
  if (adapter.portalIgnoresEmptyFeed && count === 0) {
    const row = createReportRow(place, { problem: 'LAST_ONE_STAYS', action: 'remove' })
    await updateAwaitingRemoval.set({ rows: serializeReportRows(place, [row]) }).execute()
    return
  }
  // Adverts withdrawn automatically keep their reasons; messages about a requested removal are cleared.
  const wasAutomatic = sql`${sql.ref('rows')} like '%"TAKEN_DOWN"%'`
  const removedRows = await updateAwaitingRemoval
    .where((eb) => isBefore(eb.ref('updated_at'), at))
    .set({
      uuid: null,
      portal_code: null,
      sent: null,
      sent_hash: null,
      state: sql`case when ${wasAutomatic} then 'error' else 'removed' end`,
      rows: sql`case when ${wasAutomatic} then ${sql.ref('rows')} else '[]' end`,
    })
    .returning('property_id')
    .execute()
  if (removedRows.length === 0) return
  const removedIds = removedRows.map(({ property_id }) => property_id)
  await db
    .updateTable('properties')
    .set({ [`${place}_uuid`]: null })
    .where('id', 'in', removedIds)
    .execute()
}
