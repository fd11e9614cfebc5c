import { DistrictInput } from '#contract/districts.ts'
import { type RestoreField, withField } from '../activity/field.ts'
import { parse } from '../parse.ts'
import type { ResourceModule } from '../resource-module.ts'
import { readDistrict } from './read.ts'
import { districtRoutes } from './routes.ts'
import { districtVersion, updateDistrict } from './save.ts'
import { findDistricts } from './search.ts'
import { districtRecords } from './snapshot.ts'

const restore: RestoreField = async (request, { id, field, value }) => {
  const district = await readDistrict(request.db, id)
  const { Population = null, 'Golf Club': golf = null } = district.kpis
  const pictures = { cover: undefined, cover2: undefined, cover3: undefined, cover4: undefined }
  const form = {
    ...{ ...district, ...pictures, to_visit: undefined, map: undefined },
    kpis: { Population, 'Golf Club': golf },
  }
  const ifMatch = districtVersion(district)
  await updateDistrict({ ...request, ifMatch }, id, parse(DistrictInput, withField(form, field, value)))
}

export const districts: ResourceModule = {
  routes: districtRoutes,
  tables: { districts: ['id'] },
  records: [{ ...districtRecords, restore }],
  search: { name: 'districts', find: findDistricts },
}
