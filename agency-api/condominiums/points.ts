import { type Kysely, sql } from 'kysely'
import type { CondominiumFilter } from '#contract/condominiums.ts'
import { notSet } from '#contract/condominium.ts'
import { limits } from '#contract/limits.ts'
import type { MapPoints } from '#contract/map-points.ts'
import type { Language } from '#contract/values.ts'
import type { Database } from '../db/schema.ts'
import { inLanguage } from '../language.ts'
import { effectiveRangeEnd } from './figures.ts'
import { filterCondominiums } from './filter.ts'

/** Returns the developments that match `filter` as map points with their titles, newest first, up to `limits.mapPoints`. */
export async function listPoints(
  db: Kysely<Database>,
  filter: CondominiumFilter,
  language: Language,
): Promise<MapPoints> {
  const found = filterCondominiums(db, filter)
  const [counts, rows] = await Promise.all([
    found
      .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('c.lat').as('placed')])
      .executeTakeFirstOrThrow(),
    found
      .select(['c.id', 'c.title_en as en', 'c.title_pt as pt', 'c.concelho'])
      .select([sql<number>`c.lat`.as('lat'), sql<number>`c.lng`.as('len')])
      .select(effectiveRangeEnd('starting_price').as('cents'))
      .where('c.lat', 'is not', null)
      .where('c.lng', 'is not', null)
      .orderBy('c.id', 'desc')
      .limit(limits.mapPoints)
      .execute(),
  ])
  const points = rows.map(({ en, pt, cents, concelho, ...point }) => ({
    ...point,
    name: inLanguage(language, { en, pt }) ?? '',
    price: cents === null ? notSet : cents / 100,
    place: concelho ?? '',
  }))
  return { points, ...counts }
}
