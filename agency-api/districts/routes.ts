import { answer, type Route } from '../answer.ts'
import { listDistricts, readDistrict } from './read.ts'

export const districtRoutes: Route[] = [
  answer('districts.list', ({ db, query, language }) => listDistricts(db, query, language)),
  answer('districts.get', async ({ db, params }) => ({ district: await readDistrict(db, params.id) })),
]
