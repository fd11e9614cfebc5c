import { propertySorts } from '#contract/properties.ts'
import { createPropertyForm } from '../forms.ts'
import type { Fixtures } from '../fixtures.ts'
import { checkFilter, checkPaging, checkSorts } from '../lists.ts'
import { createRecord, deleteRecord } from '../create-records.ts'
import { valueAt, idAt, rowsAt } from '../body-values.ts'
import { checkVersions } from '../versions.ts'
import type { ConformanceRun } from '../conformance-run.ts'
import { testBlocks, readBlocks, testRemoveLocation, testReorder } from './listing-blocks.ts'
import { readFiles, testFiles } from './listing-files.ts'

export async function testProperties(run: ConformanceRun, fixtures: Fixtures): Promise<void> {
  const { mark } = run
  await testLookups(run, fixtures)
  const stored = await checkPaging(run, 'properties.list', {
    rows: 'properties',
    pageSizeParameter: 'itemsPerPage',
    request: (query) => ({ query }),
  })
  const type_id = fixtures.type
  const agent_id = fixtures.agents[0] ?? null
  const district_id = fixtures.districts[0] ?? null
  for (const n of type_id === null ? [] : [1, 2]) {
    const id = await createRecord(run, {
      label: `property (${mark}-${n})`,
      add: 'properties.add',
      options: { body: createPropertyForm(mark, n, { type_id: type_id ?? 0, agent_id, district_id }) },
      idPath: 'property_id',
      remove: (property) => run.client.request('properties.remove', { params: { id: property } }),
    })
    if (id !== null) fixtures.properties.push(id)
  }
  const [ownId] = fixtures.properties
  if (ownId === undefined || type_id === null) return readExisting(run, stored[0])
  await run.expectError(
    'properties.add',
    { body: createPropertyForm(mark, 1, { type_id }) },
    { status: 409, code: 'REFERENCE_ALREADY_EXISTS', when: 'with the reference of another property' },
  )
  await testFiltersAndSorts(run, fixtures.properties)
  await testForm(run, ownId, { type_id, agent_id, district_id })
  await testQuickChanges(run, ownId, fixtures.tag)
  await testBlocks(run, 'properties', ownId)
  await testRemoveLocation(run, 'properties', ownId)
  await testCollection(run, ownId)
  await run.expectSuccess('properties.exporterLog', { params: { id: ownId } })
  await testFiles(run, 'properties', ownId)
  await testReorder(run, 'properties', fixtures.properties)
}

async function testLookups(run: ConformanceRun, fixtures: Fixtures) {
  await run.expectSuccess('properties.condominiumsList')
  await run.expectSuccess('properties.places')
  await run.expectSuccess('properties.points')
  const tags = rowsAt((await run.expectSuccess('properties.tags'))?.body, 'tags')
  fixtures.tag = idAt(tags.find((tag) => valueAt(tag, 'kind') === 'sold') ?? tags.at(-1), 'id')
}

async function readExisting(run: ConformanceRun, id: number | undefined) {
  run.skipRest('properties', 'the run could not create a property')
  if (id === undefined) return
  const params = { id }
  await run.expectSuccess('properties.general', { params })
  await readBlocks(run, 'properties', id)
  await run.expectSuccess('properties.collection', { params })
  await run.expectSuccess('properties.exporterLog', { params })
  await readFiles(run, 'properties', id)
}

async function testFiltersAndSorts(run: ConformanceRun, ids: number[]) {
  const { mark } = run
  const [first = 0] = ids
  const filters = [
    { label: 'a search', filter: { search: mark }, expected: ids },
    { label: 'a filter by reference', filter: { reference: `${mark}-1` }, expected: [first] },
    { label: 'a filter by name', filter: { name: `${mark} HOUSE 1` }, expected: [first] },
    { label: 'a filter by price', filter: { search: mark, price: 150_000 }, expected: [first] },
    {
      label: 'a filter by bedrooms',
      filter: { search: mark, bedrooms: { from: 1, to: 1 } },
      expected: [first],
    },
    {
      label: 'a filter by archived state',
      filter: { search: mark, state: 'archived' as const },
      expected: [],
    },
  ]
  for (const { label, filter, expected } of filters)
    await checkFilter(run, 'properties.list', 'properties', {
      label,
      options: { query: { filter } },
      expected,
    })
  await checkSorts(run, 'properties.list', 'properties', propertySorts, (sortBy, sortDesc) => ({
    query: { filter: { search: mark }, sortDesc, sortBy },
  }))
}

async function testForm(
  run: ConformanceRun,
  id: number,
  overrides: { type_id: number; agent_id: number | null; district_id: number | null },
) {
  const params = { id }
  const saveRequest = (price: number) => ({
    params,
    body: createPropertyForm(run.mark, 1, { ...overrides, price }),
  })
  const general = { call: 'properties.general', options: { params } } as const
  await checkVersions(run, general, {
    call: 'properties.update',
    save: saveRequest(1001),
    outdatedSave: saveRequest(1002),
  })
  const isSaved = await checkVersions(run, general, {
    call: 'properties.saveGeneral',
    save: saveRequest(1003),
    outdatedSave: saveRequest(1004),
  })
  const result = isSaved ? await run.expectSuccess('properties.general', { params }) : null
  if (result !== null)
    run.check(
      'properties.saveGeneral',
      valueAt(result.body, 'block.price') === 1003,
      'does not store the form',
    )
}

/**
 * Checks quickChange for every field except the agent. Removes the record from the private collection only while it is
 * archived, so that it is never public.
 */
async function testQuickChanges(run: ConformanceRun, id: number, tag: number | null) {
  const changes = [
    { id, block: 'price', value: 123_456 },
    { id, block: 'hide_price', value: 1 },
    { id, block: 'low_cost', value: 1 },
    { id, block: 'low_cost', value: 0 },
    { id, block: 'for_sale', value: 0 },
    { id, block: 'for_sale', value: 1 },
    { id, block: 'highlighted', value: 1 },
    { id, block: 'highlighted', value: 0 },
    { id, block: 'archived', value: 1 },
    { id, block: 'collection', value: 0 },
    { id, block: 'collection', value: 1 },
    { id, block: 'archived', value: 0 },
    { id, block: 'tag_id', value: tag },
    { id, block: 'tag_id', value: null },
  ] as const
  for (const change of changes) {
    const result = await run.expectSuccess('properties.quickChange', { body: change })
    const general = result && (await run.expectSuccess('properties.general', { params: { id } }))
    if (general === null) continue
    const changed = valueAt(general.body, `block.${change.block}`) === change.value
    run.check('properties.quickChange', changed, `does not change ${change.block}`)
  }
}

async function testCollection(run: ConformanceRun, id: number) {
  const params = { id }
  const saveRequest = (pt: string) => ({ params, body: { collection: 1 as const, slogan: { en: '', pt } } })
  await checkVersions(
    run,
    { call: 'properties.collection', options: { params } },
    { call: 'properties.saveCollection', save: saveRequest('Um'), outdatedSave: saveRequest('Dois') },
  )
}

export async function testArchiveAndDelete(
  run: ConformanceRun,
  { properties: [id] }: Fixtures,
): Promise<void> {
  if (id === undefined) return
  const params = { id }
  for (const [call, expected] of [
    ['properties.archive', 1],
    ['properties.unArchive', 0],
  ] as const) {
    if ((await run.expectSuccess(call, { params })) === null) continue
    const result = await run.expectSuccess('properties.general', { params })
    if (result !== null)
      run.check(call, valueAt(result.body, 'block.archived') === expected, 'does not change the state')
  }
  await deleteRecord(
    run,
    `property (${run.mark}-1)`,
    id,
    { call: 'properties.remove', options: { params } },
    { call: 'properties.general', options: { params } },
  )
}
