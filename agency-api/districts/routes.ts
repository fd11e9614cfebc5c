import { response, type Route } from '../register-route.ts'
import { Versioned } from '../version.ts'
import { listDistricts, readDistrict } from './read.ts'
import { addDistrict, districtVersion, removeDistrict, updateDistrict } from './save.ts'

export const districtRoutes: Route[] = [
  response('districts.list', ({ db, query, language }) => listDistricts(db, query, language)),
  response('districts.get', async ({ db, params }) => {
    const district = await readDistrict(db, params.id)
    return new Versioned({ district }, districtVersion(district))
  }),
  response('districts.add', async (request) => ({ district_id: await addDistrict(request, request.body) })),
  response('districts.update', async (request) => {
    return new Versioned({ saved: true }, await updateDistrict(request, request.params.id, request.body))
  }),
  response('districts.remove', async (request) => {
    await removeDistrict(request, request.params.id)
    return {}
  }),
]
