import { route, type Route } from '../register-route.ts'
import { Versioned } from '../version.ts'
import { listDistricts, readDistrict } from './read.ts'
import { addDistrict, districtVersion, removeDistrict, updateDistrict } from './save.ts'

export const districtRoutes: Route[] = [
  route('districts.list', ({ db, query, language }) => listDistricts(db, query, language)),
  route('districts.get', async ({ db, params }) => {
    const district = await readDistrict(db, params.id)
    return new Versioned({ district }, districtVersion(district))
  }),
  route('districts.add', async (request) => ({ district_id: await addDistrict(request, request.body) })),
  route('districts.update', async (request) => {
    return new Versioned({ saved: true }, await updateDistrict(request, request.params.id, request.body))
  }),
  route('districts.remove', async (request) => {
    await removeDistrict(request, request.params.id)
    return {}
  }),
]
