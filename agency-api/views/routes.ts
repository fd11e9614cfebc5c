import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { sql } from 'kysely'
import { toRateLimitKey } from '#contract/client-address.ts'
import { AgencyError } from '#contract/errors.ts'
import type { ViewInput } from '#contract/views.ts'
import type { AppContext, DbContext } from '../app-context.ts'
import type { Tx } from '../db/schema.ts'
import { setRecent } from '../recent-entries.ts'
import { route, type Route } from '../route.ts'
import { dayOf } from './day.ts'

export const viewRoutes: Route[] = [
  route('views.count', async (request) => ({
    counted: await countView(request, request.body, {
      client: toRateLimitKey(request.client),
      userAgent: request.httpRequest.headers.get('user-agent'),
    }),
  })),
]

const recentViews = new WeakMap<object, RecentViews>()

function recentViewsOf(db: AppContext['db']): RecentViews {
  const views = recentViews.get(db) ?? createRecentViews()
  recentViews.set(db, views)
  return views
}

/**
 * Counts a page view on the website, per day in Lisbon time. Returns false for robots and repeated views. Throws
 * TOO_MANY_REQUESTS, and NOT_FOUND for records that the website doesn't show: archived ones and the private collection.
 */
async function countView(
  { db, now }: DbContext,
  input: ViewInput,
  { client, userAgent }: { client: string; userAgent: string | null },
): Promise<boolean> {
  const time = now()
  // Runs before the lookup because requests by robots and for unknown slugs are just as expensive.
  recentViewsOf(db).countRequest(client, time.getTime())
  const id = await findVisibleId(db, input)
  if (id === undefined) throw new AgencyError('NOT_FOUND')
  if (userAgent === null || isbot(userAgent)) return false
  if (!recentViewsOf(db).isNew(client, `${input.kind} ${id}`, time)) return false
  await db.transaction().execute((tx) => addView(tx, input.kind, id, dayOf(time)))
  return true
}

async function findVisibleId(db: AppContext['db'], { kind, id, slug = '' }: ViewInput) {
  const table = kind === 'property' ? sql`properties` : sql`condominiums`
  const condition = id === undefined ? sql`(seo_slug_en = ${slug} or seo_slug_pt = ${slug})` : sql`id = ${id}`
  const isPublic = kind === 'property' ? sql`collection = 0` : sql`1 = 1`
  const { rows } = await sql<{ id: number }>`select id from ${table}
    where ${condition} and archived = 0 and ${isPublic} order by id limit 1`.execute(db)
  return rows[0]?.id
}

/**
 * Updates the record's own count first, which serialises concurrent views of the same record only. Throws NOT_FOUND if
 * the record has been deleted since the lookup.
 */
async function addView(tx: Tx, kind: ViewInput['kind'], id: number, day: string): Promise<void> {
  const [table, column] =
    kind === 'property'
      ? (['properties', 'property_id'] as const)
      : (['condominiums', 'condominium_id'] as const)
  const { rows } =
    await sql`update ${sql.table(table)} set views = views + 1 where id = ${id} returning id`.execute(tx)
  if (rows.length === 0) throw new AgencyError('NOT_FOUND')
  await tx
    .insertInto('views')
    .values({ property_id: null, condominium_id: null, [column]: id, day, amount: 1 })
    .onConflict((conflict) =>
      conflict.columns([column, 'day']).doUpdateSet({ amount: sql`views.amount + 1` }),
    )
    .execute()
}

const minuteMs = 60_000
const repeatWindowMs = 30 * minuteMs
const rateLimit = { windowMs: 60 * minuteMs, max: 600 }
/** Maximum per map, about 10 MB. Above it, the oldest entries are evicted, so a repeated view may count as new. */
const maxEntries = 50_000

/**
 * Remembers views for half an hour and request counts for an hour, in memory under hashes: no visitor data reaches the
 * database or disk.
 */
export function createRecentViews() {
  const key = randomBytes(32)
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const lastViews = new Map<string, number>()
  const requestCounts = new Map<string, { since: number; count: number }>()

  /** Counts a client's request. Throws TOO_MANY_REQUESTS above 600 per hour. */
  function countRequest(client: string, now: number) {
    const hashedClient = hash(client)
    const previous = requestCounts.get(hashedClient)
    const current =
      previous === undefined || now - previous.since >= rateLimit.windowMs
        ? { since: now, count: 0 }
        : previous
    if (current.count >= rateLimit.max)
      throw new AgencyError('TOO_MANY_REQUESTS', {
        params: { seconds: Math.ceil((current.since + rateLimit.windowMs - now) / 1000) },
      })
    setRecent(requestCounts, hashedClient, { ...current, count: current.count + 1 }, maxEntries)
  }

  return {
    countRequest,
    /** Returns true for a new view; false for the same client and page within half an hour. */
    isNew(client: string, page: string, now: Date): boolean {
      const view = hash(`${client} ${page}`)
      const lastViewMs = lastViews.get(view)
      if (lastViewMs !== undefined && now.getTime() - lastViewMs < repeatWindowMs) return false
      setRecent(lastViews, view, now.getTime(), maxEntries)
      return true
    },
  }
}
type RecentViews = ReturnType<typeof createRecentViews>
