import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { District, districts } from '#contract/districts.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import { compared, contains } from '../db/compared.ts'
import type { Database } from '../db/schema.ts'

/** A page of districts, by name in the language asked for, and how many there are in all. */
export async function listDistricts(
  db: Kysely<Database>,
  query: z.output<typeof districts.list.query>,
  language: Language,
): Promise<{ districts: District[]; total: number }> {
  const search = query.filter?.search
  const all = db.selectFrom('districts')
  const found = search ? all.where(contains(db, search, [sql.ref('name_en'), sql.ref('name_pt')])) : all
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const direction = query.order === 1 ? 'asc' : 'desc'
  const name = compared(db, sql`coalesce(nullif(${sql.ref(`name_${language}`)}, ''), name_en)`)
  const rows = await withTotals(found)
    .orderBy(query.sort === 'created_at' ? sql.ref('created_at') : name, direction)
    .orderBy('id', direction)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return { districts: rows.map(districtOf), total }
}

/** One district; NOT_FOUND. */
export async function readDistrict(db: Kysely<Database>, id: number): Promise<District> {
  const row = await withTotals(db.selectFrom('districts')).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  return districtOf(row)
}

function withTotals(found: SelectQueryBuilder<Database, 'districts', unknown>) {
  return found.selectAll('districts').select((eb) =>
    eb
      .selectFrom('properties')
      .select((count) => count.fn.countAll<number>().as('amount'))
      .whereRef('properties.district_id', '=', 'districts.id')
      .as('total_properties'),
  )
}

type DistrictRow = Awaited<ReturnType<ReturnType<typeof withTotals>['execute']>>[number]

function districtOf({ id, cover, total_properties, ...row }: DistrictRow): District {
  return {
    id,
    cover,
    name: { en: row.name_en, pt: row.name_pt },
    description: { en: row.description_en, pt: row.description_pt },
    total_properties: total_properties ?? 0,
  }
}
