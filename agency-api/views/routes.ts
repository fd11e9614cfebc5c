import { isbot } from 'isbot'
import { sql } from 'kysely'
import { toRateLimitKey } from '#contract/client-address.ts'
import { AgencyError } from '#contract/errors.ts'
import type { ViewInput } from '#contract/views.ts'
import { route, type Route } from '../route.ts'
import type { Tx } from '../db/schema.ts'
import type { AppContext, DbContext } from '../app-context.ts'
import { dayOf } from './day.ts'
import { createRecentViews, type RecentViews } from './recent-views.ts'

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
