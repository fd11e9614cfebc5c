import { districtForm } from '../forms.ts'
import type { Ground } from '../fixtures.ts'
import { tryFilter, tryPaging, trySorts } from '../lists.ts'
import { make, deleteRecord } from '../create-records.ts'
import { tryVersions } from '../versions.ts'
import type { Walk } from '../walk.ts'

const sorts = ['name', 'created_at'] as const

export async function districts(walk: Walk, ground: Ground): Promise<void> {
  const { mark } = walk
  const stored = await tryPaging(walk, 'districts.list', {
    rows: 'districts',
    size: 'limit',
    request: (query) => ({ query }),
  })
  for (const nth of [1, 2, 3]) {
    const id = await make(walk, {
      label: `district (${mark})`,
      add: 'districts.add',
      sent: { body: districtForm(mark, nth) },
      id: 'district_id',
      remove: (district) => walk.client.request('districts.remove', { params: { id: district } }),
    })
    if (id !== null) ground.districts.push(id)
  }
  const [first, , third] = ground.districts
  const id = first ?? stored[0]
  if (id === undefined) return walk.skip(['districts.get'], 'the API has no district')
  if (first === undefined) {
    await walk.try('districts.get', { params: { id } })
    return walk.skip(['districts.update', 'districts.remove'], 'no district of its own could be made')
  }
  await walk.refused(
    'districts.add',
    { body: districtForm(mark, 1) },
    { status: 409, code: 'CITY_ALREADY_EXISTS', when: 'with the name of another' },
  )
  const search = { filter: { search: mark } }
  await tryFilter(walk, 'districts.list', 'districts', {
    says: 'a search',
    sent: { query: search },
    expected: ground.districts,
  })
  await trySorts(walk, 'districts.list', 'districts', sorts, (sort, falls) => ({
    query: { ...search, sort: sorts.find((each) => each === sort), order: falls ? -1 : 1 },
  }))
  const params = { id: first }
  const saves = (population: number) => ({
    params,
    body: { ...districtForm(mark, 1), kpis: { Population: population, 'Golf Club': null } },
  })
  await tryVersions(
    walk,
    { call: 'districts.get', sent: { params } },
    { call: 'districts.update', saves: [saves(1), saves(2)] },
  )
  if (third === undefined) return
  const gone = { params: { id: third } }
  await deleteRecord(
    walk,
    `district (${mark})`,
    third,
    { call: 'districts.remove', sent: gone },
    { call: 'districts.get', sent: gone },
  )
}
