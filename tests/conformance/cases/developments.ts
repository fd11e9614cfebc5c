import { developmentSorts } from '#contract/developments.ts'
import { createDevelopmentForm } from '../forms.ts'
import type { Fixtures } from '../fixtures.ts'
import { checkFilter, checkPaging, checkSorts } from '../lists.ts'
import { createRecord, deleteRecord } from '../create-records.ts'
import { valueAt, idsAt } from '../body-values.ts'
import { checkVersions } from '../versions.ts'
import type { ConformanceRun } from '../conformance-run.ts'
import { testBlocks, readBlocks, testRemoveLocation, testReorder } from './listing-blocks.ts'
import { readFiles, testFiles } from './listing-files.ts'

export async function testDevelopments(run: ConformanceRun, fixtures: Fixtures): Promise<void> {
  const { mark } = run
  await run.expectSuccess('condominiums.tags')
  await run.expectSuccess('condominiums.points')
  const stored = await checkPaging(run, 'condominiums.list', {
    rows: 'condominiums',
    pageSizeParameter: 'itemsPerPage',
    request: (query) => ({ query }),
  })
  for (const n of [1, 2]) {
    const id = await createRecord(run, {
      label: `development (${mark})`,
      add: 'condominiums.add',
      options: { body: createDevelopmentForm(mark, n) },
      idPath: 'condominium_id',
      remove: (development) => run.client.request('condominiums.remove', { params: { id: development } }),
    })
    if (id !== null) fixtures.condominiums.push(id)
  }
  const [ownId] = fixtures.condominiums
  if (ownId === undefined) return readExisting(run, stored[0])
  const filter = { search: mark }
  await checkFilter(run, 'condominiums.list', 'condominiums', {
    label: 'a search',
    options: { query: { filter } },
    expected: fixtures.condominiums,
  })
  // None of the developments created here has a property, so sorting by `properties` changes nothing.
  const sorts = developmentSorts.filter((sort) => sort !== 'properties')
  await checkSorts(run, 'condominiums.list', 'condominiums', sorts, (sortBy, sortDesc) => ({
    query: { filter, sortDesc, sortBy },
  }))
  await testForm(run, ownId)
  await testQuickChanges(run, ownId)
  await testBlocks(run, 'condominiums', ownId)
  await testRemoveLocation(run, 'condominiums', ownId)
  await testFiles(run, 'condominiums', ownId)
  await testReorder(run, 'condominiums', fixtures.condominiums)
}

async function readExisting(run: ConformanceRun, id: number | undefined) {
  run.skipRest('condominiums', 'the run could not create a development')
  if (id === undefined) return
  await run.expectSuccess('condominiums.general', { params: { id } })
  await readBlocks(run, 'condominiums', id)
  await readFiles(run, 'condominiums', id)
}

async function testForm(run: ConformanceRun, id: number) {
  const params = { id }
  const saveRequest = (condo_where: string) => ({
    params,
    body: createDevelopmentForm(run.mark, 1, { condo_where }),
  })
  const general = { call: 'condominiums.general', options: { params } } as const
  await checkVersions(run, general, {
    call: 'condominiums.update',
    save: saveRequest('Porto'),
    outdatedSave: saveRequest('Faro'),
  })
  const isSaved = await checkVersions(run, general, {
    call: 'condominiums.saveGeneral',
    save: saveRequest('Beja'),
    outdatedSave: saveRequest('Faro'),
  })
  const result = isSaved ? await run.expectSuccess('condominiums.general', { params }) : null
  if (result !== null)
    run.check(
      'condominiums.saveGeneral',
      valueAt(result.body, 'block.condo_where') === 'Beja',
      'does not store the form',
    )
}

async function testQuickChanges(run: ConformanceRun, id: number) {
  const [tag = null] = idsAt((await run.expectSuccess('condominiums.tags'))?.body, 'tags')
  const changes = [
    { id, block: 'price', value: 123_456 },
    { id, block: 'hide_price', value: 1 },
    { id, block: 'highlighted', value: 1 },
    { id, block: 'tag_id', value: tag },
    { id, block: 'archived', value: 1 },
    { id, block: 'archived', value: 0 },
  ] as const
  for (const change of changes) {
    const result = await run.expectSuccess('condominiums.quickChange', { body: change })
    const general = result && (await run.expectSuccess('condominiums.general', { params: { id } }))
    const field = change.block === 'price' ? 'starting_price' : change.block
    if (general !== null)
      run.check(
        'condominiums.quickChange',
        valueAt(general.body, `block.${field}`) === change.value,
        `does not change ${change.block}`,
      )
  }
}

export async function testLinkedProperties(run: ConformanceRun, fixtures: Fixtures): Promise<void> {
  const [id] = fixtures.condominiums
  const [property] = fixtures.properties
  if (id === undefined || property === undefined) {
    const why = 'needs a development and a property created by this run'
    run.skip(['properties.fromCondominium'], why)
    return run.skipRest('condominiums', why)
  }
  const params = { id }
  const body = { list: [property] }
  const isLinked = async () =>
    idsAt((await run.expectSuccess('properties.fromCondominium', { params }))?.body, 'properties').includes(
      property,
    )
  const readArchived = async () =>
    valueAt(
      (await run.expectSuccess('properties.general', { params: { id: property } }))?.body,
      'block.archived',
    )
  if ((await run.expectSuccess('condominiums.linkProperties', { params, body })) !== null)
    run.check('condominiums.linkProperties', await isLinked(), 'does not link the property')
  if ((await run.expectSuccess('condominiums.archive', { params })) !== null)
    run.check('condominiums.archive', (await readArchived()) === 1, 'does not archive its properties')
  if ((await run.expectSuccess('condominiums.unArchive', { params })) !== null)
    run.check('condominiums.unArchive', (await readArchived()) === 0, 'does not unarchive its properties')
  if ((await run.expectSuccess('condominiums.unlinkProperties', { params, body })) !== null)
    run.check('condominiums.unlinkProperties', !(await isLinked()), 'does not unlink the property')
  await deleteRecord(
    run,
    `development (${run.mark})`,
    id,
    { call: 'condominiums.remove', options: { params } },
    { call: 'condominiums.general', options: { params } },
  )
}
