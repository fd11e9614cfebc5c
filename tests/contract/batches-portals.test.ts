import type { Body } from '#contract/endpoint.ts'
import type { batches } from '#contract/batches.ts'
import { runDueBatches } from '../../agency-api/batches/run.ts'
import { undoGraceMs } from '../../agency-api/portals/reconcile.ts'
import { openPortals, type Portals, encodeReturnPath } from './portals-client.ts'
import { addDevelopment, findTagId } from './portfolio.ts'
import { eachDatabase } from './databases.ts'
import { errorOf } from './test-client.ts'

type Input = Body<typeof batches.add>
type Place = 'imovirtual' | 'kyero'

eachDatabase((database) => {
  let portals: Portals

  beforeAll(async () => {
    portals = await openPortals(database)
  })
  afterAll(() => portals.close())

  const portalChange = (value: 0 | 1, place: Place = 'kyero') => ({ field: 'portal', place, value }) as const
  const prepare = (ids: number[], change: Input['change'] = portalChange(1)) =>
    portals.call('batches.add', { body: { resource: 'properties', ids, change } })
  const itemsOf = async (id: number) => (await portals.call('batches.items', { params: { id } })).items
  const fetchBatch = (id: number) => portals.call('batches.get', { params: { id } })
  async function runBatchStep(name: 'batches.start' | 'batches.undo', id: number) {
    await portals.call(name, { params: { id } })
    await runDueBatches(portals.context)
    return fetchBatch(id)
  }
  const applyChange = async (ids: number[], change?: Input['change']) =>
    runBatchStep('batches.start', (await prepare(ids, change)).id)
  const publish = (ids: number[], place: Place = 'kyero') =>
    portals.call('portals.exportProperties', { body: { properties: ids, place, url: '/properties' } })
  const unpublish = async (id: number) => {
    const uuid = (await portals.fetchPublication(id, 'kyero')).export?.uuid ?? 'none'
    await portals.call('portals.removeProperty', {
      params: { place: 'kyero', id, uuid, url: encodeReturnPath('/properties') },
    })
  }
  const readWantedState = async (id: number, place: Place = 'kyero') =>
    (await portals.fetchPublication(id, place)).export?.wanted ?? null
  const updateProperty = (id: number, values: Record<string, unknown>) =>
    database.db().updateTable('properties').set(values).where('id', '=', id).execute()

  test('previews which properties can be published and why others cannot, and changes nothing', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => portals.addPublishableProperty()))
    const [ready = 0, published = 0, archived = 0, sold = 0, incomplete = 0, disabled = 0] = ids
    await publish([published])
    await updateProperty(archived, { archived: 1 })
    await updateProperty(sold, { tag_id: await findTagId(database.db(), 'sold') })
    await updateProperty(incomplete, { lat: null, lng: null })
    await updateProperty(disabled, { disabled: 1 })
    const batch = await prepare([...ids, 9_999_999])
    expect(batch).toMatchObject({ counts: { waiting: 1, same: 1, refused: 5 } })
    const items = new Map((await itemsOf(batch.id)).map((item) => [item.record_id, item]))
    expect(items.get(ready)).toMatchObject({
      state: 'waiting',
      changes: [{ field: 'portals.kyero', before: 0, after: 1 }],
      rows: [],
    })
    const problemsOf = (id: number) => {
      const { problem, rows } = items.get(id) ?? { problem: null, rows: [] }
      return [problem, rows.map((row) => row.problem)]
    }
    expect(problemsOf(archived)).toEqual(['NOT_PUBLISHABLE', ['ARCHIVED']])
    expect(problemsOf(sold)).toEqual(['NOT_PUBLISHABLE', ['SOLD']])
    expect(problemsOf(incomplete)).toEqual(['NOT_PUBLISHABLE', ['NO_LOCATION']])
    expect(problemsOf(disabled)).toEqual(['DEMO', []])
    expect(problemsOf(9_999_999)).toEqual(['NOT_FOUND', []])
    // Publishing a single property gives the same reasons.
    const { results } = await publish([incomplete])
    expect(items.get(incomplete)?.rows).toEqual(results[0]?.rows)
    await runDueBatches(portals.context)
    expect(await readWantedState(ready)).toBeNull()
  })

  test('publishes adverts, and on undo unpublishes those that nobody has changed since', async () => {
    const ids = [
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
    ]
    const [first = 0, second = 0, third = 0] = ids
    const batch = await applyChange(ids)
    expect(batch).toMatchObject({ state: 'done', counts: { done: 3 } })
    await portals.runJobs()
    expect((await portals.fetchPublication(first, 'kyero')).result).toBe('inserted')
    await unpublish(second)
    await portals.call('properties.remove', { params: { id: third } })
    expect(await runBatchStep('batches.undo', batch.id)).toMatchObject({ counts: { undone: 1, skipped: 2 } })
    expect(await readWantedState(first)).toBe('withdrawn')
    const skipped = (await itemsOf(batch.id)).filter(({ state }) => state === 'skipped')
    expect(skipped.map(({ problem }) => problem)).toEqual(['CHANGED_SINCE', 'NOT_FOUND'])
  })

  test('previews the adverts that a batch would unpublish, unpublishes them, and publishes them again on undo', async () => {
    const [published, unpublished] = [
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
    ]
    await publish([published])
    const batch = await prepare([published, unpublished], portalChange(0))
    expect(batch).toMatchObject({ counts: { waiting: 1, same: 1 }, adverts: [{ place: 'kyero', count: 1 }] })
    await runBatchStep('batches.start', batch.id)
    expect(await readWantedState(published)).toBe('withdrawn')
    await runBatchStep('batches.undo', batch.id)
    expect(await readWantedState(published)).toBe('listed')
  })

  test('reports why a property that changed after the preview fails, and continues with the others', async () => {
    const ids = [
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
    ]
    const [first = 0, second = 0, third = 0] = ids
    const { id } = await prepare(ids)
    await updateProperty(first, { archived: 1 })
    await publish([second])
    expect(await runBatchStep('batches.start', id)).toMatchObject({ counts: { done: 1, failed: 2 } })
    const items = new Map((await itemsOf(id)).map((item) => [item.record_id, item]))
    expect(items.get(first)).toMatchObject({ problem: 'NOT_PUBLISHABLE', rows: [{ problem: 'ARCHIVED' }] })
    expect(items.get(second)?.problem).toBe('CHANGED_SINCE')
    expect(await readWantedState(third)).toBe('listed')
  })

  test('does not republish an advert that a batch unpublished while its property was off the market', async () => {
    const id = await portals.addPublishableProperty()
    await publish([id])
    await portals.runJobs()
    await updateProperty(id, { archived: 1 })
    await portals.runJobs()
    portals.advanceTime(undoGraceMs + 1)
    await portals.runJobs()
    expect(await readWantedState(id)).toBe('withdrawn')
    expect((await applyChange([id], portalChange(0))).counts.done).toBe(1)
    await updateProperty(id, { archived: 0 })
    await portals.runJobs()
    expect(await readWantedState(id)).toBe('withdrawn')
  })

  test('requires the portal to be connected, and sends adverts only after the batch', async () => {
    const ids = [await portals.addPublishableProperty(), await portals.addPublishableProperty()]
    const refused = prepare(ids, portalChange(1, 'imovirtual'))
    expect(await errorOf(refused)).toMatchObject({ code: 'PORTAL_NOT_CONNECTED' })
    await portals.connect()
    const calls = portals.olx.calls.length
    expect((await applyChange(ids, portalChange(1, 'imovirtual'))).counts.done).toBe(2)
    expect(portals.olx.calls).toHaveLength(calls)
    await portals.runJobs()
    await portals.processPortalQueue()
    const results = await Promise.all(ids.map(async (id) => (await portals.fetchPublication(id)).result))
    expect(results).toEqual(['success', 'success'])
  })

  test('adds one entry to the activity of the agency, and one to the history of each property', async () => {
    const ids = [await portals.addPublishableProperty(), await portals.addPublishableProperty()]
    const { id } = await applyChange(ids)
    const fetchEntries = async () =>
      (await portals.admin('activity.agency', { query: { limit: 5 } })).activity.filter(
        ({ batch_id }) => batch_id === id,
      )
    expect(await fetchEntries()).toMatchObject([
      { action: 'exported', noun: 'portals', title: 'kyero', amount: 2 },
    ])
    const { activity } = await portals.call('activity.record', { query: { noun: 'properties', id: ids[0] } })
    expect(activity[0]).toMatchObject({
      batch_id: id,
      changes: [{ field: 'portals.kyero', before: 0, after: 1, revertible: false }],
    })
    await runBatchStep('batches.undo', id)
    const [undone, done] = await fetchEntries()
    expect(undone).toMatchObject({ action: 'changed', noun: 'portals', reverts: done?.id })
  })

  test('lists the adverts of a development in the preview of archiving it, but not of tagging it sold', async () => {
    const property = await portals.addPublishableProperty()
    await publish([property])
    const id = await addDevelopment(portals.client)
    await updateProperty(property, { condominium_id: id })
    const preview = (change: Input['change']) =>
      portals.call('batches.add', { body: { resource: 'condominiums', ids: [id], change } })
    const sold = await findTagId(database.db(), 'sold')
    expect((await preview({ field: 'tag_id', value: sold })).adverts).toEqual([])
    expect((await preview({ field: 'archived', value: 1 })).adverts).toEqual([{ place: 'kyero', count: 1 }])
  })

  test('rejects developments, which have no adverts', async () => {
    const id = await addDevelopment(portals.client)
    const refused = portals.call('batches.add', {
      body: { resource: 'condominiums', ids: [id], change: portalChange(1) },
    })
    expect(await errorOf(refused)).toMatchObject({
      code: 'MISSING',
      fields: { 'change[field]': 'invalid' },
    })
  })
})

eachDatabase((database) => {
  test('rejects a portal that is not set up', async () => {
    const portals = await openPortals(database, { KYERO_FEED: '' })
    const id = await portals.addPublishableProperty()
    const refused = portals.call('batches.add', {
      body: { resource: 'properties', ids: [id], change: { field: 'portal', place: 'kyero', value: 1 } },
    })
    expect(await errorOf(refused)).toMatchObject({ code: 'PORTAL_NOT_CONFIGURED' })
    await portals.close()
  })
})
