import { createDistrictForm } from '../forms.ts'
import type { Fixtures } from '../fixtures.ts'
import { checkFilter, checkPaging, checkSorts } from '../lists.ts'
import { createRecord, deleteRecord } from '../create-records.ts'
import { checkVersions } from '../versions.ts'
import type { ConformanceRun } from '../conformance-run.ts'

const sorts = ['name', 'created_at'] as const

export async function testDistricts(run: ConformanceRun, fixtures: Fixtures): Promise<void> {
  const { mark } = run
  const stored = await checkPaging(run, 'districts.list', {
    rows: 'districts',
    pageSizeParameter: 'limit',
    request: (query) => ({ query }),
  })
  for (const n of [1, 2, 3]) {
    const id = await createRecord(run, {
      label: `district (${mark})`,
      add: 'districts.add',
      options: { body: createDistrictForm(mark, n) },
      idPath: 'district_id',
      remove: (district) => run.client.request('districts.remove', { params: { id: district } }),
    })
    if (id !== null) fixtures.districts.push(id)
  }
  const [first, , third] = fixtures.districts
  const id = first ?? stored[0]
  if (first === undefined) {
    run.skip(['districts.update', 'districts.remove'], 'the run could not create a district')
    if (id === undefined) run.skip(['districts.get'], 'the API has no district')
    else await run.expectSuccess('districts.get', { params: { id } })
    return
  }
  await run.expectError(
    'districts.add',
    { body: createDistrictForm(mark, 1) },
    { status: 409, code: 'CITY_ALREADY_EXISTS', when: 'with the name of another district' },
  )
  const search = { filter: { search: mark } }
  await checkFilter(run, 'districts.list', 'districts', {
    label: 'a search',
    options: { query: search },
    expected: fixtures.districts,
  })
  await checkSorts(run, 'districts.list', 'districts', sorts, (sort, descending) => ({
    query: { ...search, sort, order: descending ? -1 : 1 },
  }))
  const params = { id: first }
  const saveRequest = (population: number) => ({
    params,
    body: { ...createDistrictForm(mark, 1), kpis: { Population: population, 'Golf Club': null } },
  })
  await checkVersions(
    run,
    { call: 'districts.get', options: { params } },
    { call: 'districts.update', save: saveRequest(1), outdatedSave: saveRequest(2) },
  )
  if (third === undefined) return
  const options = { params: { id: third } }
  await deleteRecord(
    run,
    `district (${mark})`,
    third,
    { call: 'districts.remove', options },
    { call: 'districts.get', options },
  )
}
