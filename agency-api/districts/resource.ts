import { sql } from 'kysely'
import { districtImages } from '#contract/district-fields.ts'
import { DistrictInput } from '#contract/districts.ts'
import { type RestoreField, withField } from '../activity/restore.ts'
import { inLanguage } from '../language.ts'
import { cardFileOf } from '../media/row-files.ts'
import { parse } from '../parse.ts'
import { route, type ResourceModule } from '../route.ts'
import { matchCount, type Matches, matchTexts, type SearchQuery } from '../search/rank.ts'
import { toSaveResponse, Versioned } from '../version.ts'
import { listDistricts, readDistrict, searchColumns, districtRecords } from './read.ts'
import { addDistrict, districtVersion, removeDistrict, updateDistrict } from './save.ts'

const restore: RestoreField = async (request, { id, field, value }) => {
  const district = await readDistrict(request.db, id)
  const { Population = null, 'Golf Club': golf = null } = district.kpis
  const unchangedImages = Object.fromEntries(districtImages.map((name) => [name, undefined]))
  const form = { ...district, ...unchangedImages, kpis: { Population, 'Golf Club': golf } }
  const ifMatch = districtVersion(district)
  await updateDistrict({ ...request, ifMatch }, id, parse(DistrictInput, withField(form, field, value)))
}

export const districts: ResourceModule = {
  routes: [
    route('districts.list', ({ db, query, language }) => listDistricts(db, query, language)),
    route('districts.get', async ({ db, params }) => {
      const district = await readDistrict(db, params.id)
      return new Versioned({ district }, districtVersion(district))
    }),
    route('districts.add', async (request) => ({ district_id: await addDistrict(request, request.body) })),
    route('districts.update', (request) =>
      toSaveResponse(updateDistrict(request, request.params.id, request.body)),
    ),
    route('districts.remove', (request) => removeDistrict(request, request.params.id)),
  ],
  backupOrder: { districts: ['id'] },
  records: [{ ...districtRecords, restore }],
  search: { name: 'districts', find: findDistricts },
}

async function findDistricts({ db, input, limit, language }: SearchQuery): Promise<Matches<'districts'>> {
  const { condition, rank } = matchTexts({ db, input }, sql.ref(`name_${language}`), searchColumns)
  const rows = await db
    .selectFrom('districts')
    .select(['id', 'name_en', 'name_pt', 'cover', matchCount])
    .where(condition)
    .orderBy(rank)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...row,
    name: inLanguage(language, { en: row.name_en, pt: row.name_pt }) ?? '-',
    cover_card: cardFileOf(row.cover),
  }))
}
