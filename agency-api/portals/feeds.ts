import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { AgencyError } from '#contract/errors.ts'
import { type ExportPlace, exportPlaces } from '#contract/portal-places.ts'
import type { Environment } from '../environment.ts'
import type { House } from '../house.ts'
import { openAccount } from './accounts.ts'
import { isConfigured, publicAddress } from './configuration.ts'
import { noteFetched } from './feed-fetched.ts'
import { aboutOf, listed } from './feed-shown.ts'
import { derived } from './keys.ts'
import { adapters } from './registry.ts'

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
