import { answer, type Route } from '../answer.ts'
import { Versioned } from '../version.ts'
import { listDistricts, readDistrict } from './read.ts'
import { addDistrict, districtVersion, removeDistrict, updateDistrict } from './save.ts'

export const districtRoutes: Route[] = [
  answer('districts.list', ({ db, query, language }) => listDistricts(db, query, language)),
  answer('districts.get', async ({ db, params }) => {
    const district = await readDistrict(db, params.id)
    return new Versioned({ district }, districtVersion(district))
  }),
  answer('districts.add', async (asked) => ({ district_id: await addDistrict(asked, asked.body) })),
  answer('districts.update', async (asked) => {
    return new Versioned({ saved: true }, await updateDistrict(asked, asked.params.id, asked.body))
  }),
  answer('districts.remove', async (asked) => {
    await removeDistrict(asked, asked.params.id)
    return {}
  }),
]
