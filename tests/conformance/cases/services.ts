import { createServiceForm } from '../forms.ts'
import { checkFilter, checkPaging, checkSorts } from '../lists.ts'
import { createRecord, deleteRecord } from '../create-records.ts'
import { valueAt } from '../body-values.ts'
import { checkVersions } from '../versions.ts'
import type { ConformanceRun } from '../conformance-run.ts'
import { checkText } from '../texts.ts'

const sorts = ['title', 'created_at', 'updated_at'] as const

export async function testServices(run: ConformanceRun): Promise<void> {
  const { mark } = run
  const stored = await checkPaging(run, 'services.list', {
    rows: 'services',
    pageSizeParameter: 'limit',
    request: (query) => ({ query }),
  })
  const ownIds: number[] = []
  for (const n of [1, 2]) {
    const id = await createRecord(run, {
      label: `service (${mark})`,
      add: 'services.add',
      options: { body: createServiceForm(mark, n) },
      idPath: 'service_id',
      remove: (service) => run.client.request('services.remove', { params: { id: service } }),
      find: () => run.client.request('services.list', { query: { filter: { search: mark } } }),
      rows: 'services',
    })
    if (id !== null) ownIds.push(id)
  }
  await testServiceRecords(run, ownIds, stored)
  await checkText(run, {
    label: 'the introduction of the services page',
    read: 'services.description',
    save: 'services.saveDescription',
    text: (body) => valueAt(body, 'service_description'),
  })
}

async function testServiceRecords(run: ConformanceRun, ownIds: number[], stored: number[]) {
  const { mark } = run
  const [first, second] = ownIds
  const id = first ?? stored[0]
  if (first === undefined) {
    run.skip(['services.update', 'services.remove'], 'the run could not create a service')
    if (id === undefined) run.skip(['services.get'], 'the API has no service')
    else await run.expectSuccess('services.get', { params: { id } })
    return
  }
  const search = { filter: { search: mark } }
  await checkFilter(run, 'services.list', 'services', {
    label: 'a search',
    options: { query: search },
    expected: ownIds,
  })
  await checkSorts(run, 'services.list', 'services', sorts, (sort, descending) => ({
    query: { ...search, sort, order: descending ? -1 : 1 },
  }))
  const params = { id: first }
  await checkVersions(
    run,
    { call: 'services.get', options: { params } },
    {
      call: 'services.update',
      save: { params, body: createServiceForm(mark, 3) },
      outdatedSave: { params, body: createServiceForm(mark, 4) },
    },
  )
  const options = { params: { id: second ?? first } }
  await deleteRecord(
    run,
    `service (${mark})`,
    options.params.id,
    { call: 'services.remove', options },
    { call: 'services.get', options },
  )
}
