import { type SelectQueryBuilder, sql } from 'kysely'
import { districtTexts, districtImages } from '#contract/district-fields.ts'
import type { District, DistrictRecord, districts } from '#contract/districts.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import { createAuditedRecords, flatten, pickColumns } from '../activity/snapshot.ts'
import { countRows } from '../db/count-rows.ts'
import type { Database, Db } from '../db/schema.ts'
import { normalizedText, containsAllWords, textIn } from '../db/text-search.ts'
import { toBilingual } from '../language.ts'
import { cardFileOf } from '../media/row-files.ts'

export const textFields = ['name', 'description', ...districtTexts, 'did_you_know', 'presents'] as const

export const districtRecords = createAuditedRecords('districts', 'districts', (row) => ({
  title: { en: row.name_en, pt: row.name_pt },
  fields: flatten({
    ...toBilingual(row, textFields),
    ...pickColumns(row, districtImages),
    kpis: { Population: row.population, 'Golf Club': row.golf_clubs },
  }),
}))

export const searchColumns = [sql.ref('name_en'), sql.ref('name_pt')]

/** Returns a page of districts and the total. Sorts by the name in `language`; if that is empty, by the other name. */
export async function listDistricts(
  db: Db,
  query: z.output<typeof districts.list.query>,
  language: Language,
): Promise<{ districts: District[]; total: number }> {
  const filtered = db.selectFrom('districts').where(containsAllWords(db, query.filter?.search, searchColumns))
  const total = await countRows(filtered)
  const direction = query.order === 1 ? 'asc' : 'desc'
  const name = normalizedText(db, textIn(language, 'name'))
  const rows = await withDevelopments(filtered)
    .orderBy(query.sort === 'created_at' ? sql.ref('created_at') : name, direction)
    .orderBy('id', direction)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  const figures = await readFigures(db, ids)
  return { districts: rows.map((row) => districtOf(row, figures.get(row.id))), total }
}

/** Returns a district. Throws NOT_FOUND. */
export async function readDistrict(db: Db, id: number): Promise<DistrictRecord> {
  const row = await withDevelopments(db.selectFrom('districts')).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  return districtOf(row, (await readFigures(db, [id])).get(id))
}

function withDevelopments(filtered: SelectQueryBuilder<Database, 'districts', unknown>) {
  return filtered.selectAll('districts').select((eb) =>
    eb
      .selectFrom('condominiums as c')
      .whereRef('c.district_id', '=', 'districts.id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .as('total_condominiums'),
  )
}

type Figures = { total: number; active: number; lat: number | null; lng: number | null }

/** Returns property figures by district: the total, the number on offer, and the average location of all. */
async function readFigures(db: Db, ids: readonly number[]): Promise<Map<number | null, Figures>> {
  if (ids.length === 0) return new Map()
  const active = sql`p.archived = 0 and coalesce(t.kind, '') <> 'sold'`
  const rows = await db
    .selectFrom('properties as p')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .where('p.district_id', 'in', ids)
    .groupBy('p.district_id')
    .select((eb) => [
      'p.district_id',
      eb.fn.countAll<number>().as('total'),
      sql<number>`count(case when ${active} then 1 end)`.as('active'),
      sql<number | null>`avg(case when p.lng is not null then p.lat end)`.as('lat'),
      sql<number | null>`avg(case when p.lat is not null then p.lng end)`.as('lng'),
    ])
    .execute()
  return new Map(rows.map(({ district_id, ...figures }) => [district_id, figures]))
}

type DistrictRow = Awaited<ReturnType<ReturnType<typeof withDevelopments>['execute']>>[number]

function districtOf(row: DistrictRow, figures: Figures | undefined): DistrictRecord {
  return {
    ...row,
    ...toBilingual(row, textFields),
    cover_card: cardFileOf(row.cover),
    kpis: {
      ...figureAboveZero('Population', row.population),
      ...figureAboveZero('Properties', figures?.active ?? null),
      ...figureAboveZero('Golf Club', row.golf_clubs),
    },
    total_properties: figures?.total ?? 0,
    total_condominiums: row.total_condominiums ?? 0,
    lat: figures?.lat ?? null,
    lng: figures?.lng ?? null,
  }
}

/** Omits figures of 0. */
const figureAboveZero = (name: keyof District['kpis'], value: number | null) =>
  value !== null && value > 0 ? { [name]: value } : {}
