import { type Kysely, sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { MapPoints } from '#contract/map-points.ts'
import type { PropertyFilter } from '#contract/properties.ts'
import type { Database } from '../db/schema.ts'
import { filterProperties } from './filter.ts'

/** Returns the properties that match `filter` as map points, newest first, up to `limits.mapPoints`. */
export async function listPoints(db: Kysely<Database>, filter: PropertyFilter): Promise<MapPoints> {
  const found = filterProperties(db, filter)
  const [counts, rows] = await Promise.all([
    found
      .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('p.lat').as('placed')])
      .executeTakeFirstOrThrow(),
    found
      .select(['p.id', 'p.reference as name', 'p.price_cents', 'p.concelho'])
      .select([sql<number>`p.lat`.as('lat'), sql<number>`p.lng`.as('len')])
      .where('p.lat', 'is not', null)
      .where('p.lng', 'is not', null)
      .orderBy('p.id', 'desc')
      .limit(limits.mapPoints)
      .execute(),
  ])
  const points = rows.map(({ price_cents, concelho, ...point }) => ({
    ...point,
    price: price_cents / 100,
    place: concelho ?? '',
  }))
  return { points, ...counts }
}
