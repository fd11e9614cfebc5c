import type { ExportPlace } from '#contract/portal-places.ts'
import { undoGraceMs } from '../../agency-api/portals/reconcile.ts'
import { eachDatabase } from './databases.ts'
import { insertDevelopment, findTagId } from './portfolio.ts'
import { openPortals, type Portals, encodeReturnPath } from './portals-client.ts'

const imovirtual = 'imovirtual'
const feeds = ['idealista', 'james_edition', 'kyero'] as const

eachDatabase((database) => {
  let portals: Portals

  beforeAll(async () => {
    portals = await openPortals(database)
    await portals.connect()
  })
  afterAll(() => portals.close())

  async function publish(place: ExportPlace, ids: number[]) {
    await portals.call('portals.exportProperties', { body: { place, properties: ids } })
    await portals.runJobs()
    if (place === imovirtual) await portals.processPortalQueue()
    else await portals.runJobs()
  }
  async function processAllPortals() {
    await portals.runJobs()
    await portals.processPortalQueue()
    for (const place of feeds) {
      portals.advanceTime(1000)
      const { accounts } = await portals.admin('portals.accounts')
      const url = accounts.find((account) => account.place === place)?.feed_url ?? ''
      await (await portals.app.request(new URL(url).pathname)).text()
    }
  }
  const exportOf = async (id: number, place: ExportPlace) =>
    (await portals.fetchPublication(id, place)).export
  const setFlag = (id: number, field: 'archived' | 'collection', value: 0 | 1) =>
    portals.call('properties.quickChange', { body: { id, block: field, value } })

  test('the board shows which properties are off the market, and counts properties instead of adverts', async () => {
    const [id, sold, inCollection] = [
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
    ]
    for (const place of feeds) await publish(place, [id])
    await portals.call('properties.quickChange', {
      body: { id: sold, block: 'tag_id', value: await findTagId(database.db(), 'sold') },
    })
    await setFlag(inCollection, 'collection', 1)
    const { rows, counts } = await portals.call('portals.board', {})
    const rowOf = (propertyId: number) => rows.find(({ property_id }) => property_id === propertyId)
    expect(rowOf(id)).toMatchObject({ sold: false, collection: false })
    expect(rowOf(sold)).toMatchObject({ sold: true, collection: false })
    expect(rowOf(inCollection)).toMatchObject({ sold: false, collection: true })
    // A property with adverts in several states counts once for each state.
    expect(counts).toEqual({ error: 0, waiting: 1, leaving: 0, listed: 1, none: 2, all: 3 })
  })

  test('leaves the advert unchanged after an undo within the grace period', async () => {
    const id = await portals.addPublishableProperty()
    await publish(imovirtual, [id])
    const before = await exportOf(id, imovirtual)
    expect(before).toMatchObject({ state: 'success', off_market: false })
    const callCount = portals.olx.calls.length
    await portals.call('properties.archive', { params: { id } })
    await portals.runJobs()
    portals.advanceTime(undoGraceMs - 1000)
    await portals.runJobs()
    expect(await exportOf(id, imovirtual)).toEqual({ ...before, off_market: true })
    await portals.call('properties.unArchive', { params: { id } })
    await portals.runJobs()
    expect(await exportOf(id, imovirtual)).toEqual(before)
    expect(portals.olx.calls.slice(callCount)).toEqual([])
  })

  test.each([imovirtual, ...feeds] as const)(
    '%s restores the advert once an archived property is unarchived',
    async (place) => {
      const [id, other] = [await portals.addPublishableProperty(), await portals.addPublishableProperty()]
      // Some portals ignore an empty feed, so it always has a second advert.
      await publish(place, [id, other])
      await processAllPortals()
      await portals.call('properties.archive', { params: { id } })
      await portals.runJobs()
      portals.advanceTime(undoGraceMs)
      await processAllPortals()
      expect(await exportOf(id, place)).toMatchObject({
        wanted: 'withdrawn',
        state: 'removed',
        off_market: true,
      })
      await portals.call('properties.unArchive', { params: { id } })
      await processAllPortals()
      await processAllPortals()
      expect(await exportOf(id, place)).toMatchObject({
        wanted: 'listed',
        state: 'success',
        off_market: false,
      })
    },
  )

  test('restores adverts after undoing a sale, leaving the private collection, or unarchiving a development', async () => {
    const condominium_id = await insertDevelopment(database.db(), 'Court', 'Pátio')
    const ids = [
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty(),
    ] as const
    const [sold, inCollection, inDevelopment, unchanged] = ids
    await database
      .db()
      .updateTable('properties')
      .set({ condominium_id })
      .where('id', '=', inDevelopment)
      .execute()
    await publish('kyero', [...ids])
    await processAllPortals()
    const { adverts } = await portals.call('portals.adverts', {
      query: { properties: [sold], condominiums: [condominium_id] },
    })
    expect(adverts.map(({ property_id, place }) => [property_id, place]).sort()).toEqual([
      [sold, 'kyero'],
      [inDevelopment, 'kyero'],
    ])
    const value = await findTagId(database.db(), 'sold')
    await portals.call('properties.quickChange', { body: { id: sold, block: 'tag_id', value } })
    await setFlag(inCollection, 'collection', 1)
    await portals.call('condominiums.archive', { params: { id: condominium_id } })
    await portals.runJobs()
    portals.advanceTime(undoGraceMs)
    await processAllPortals()
    for (const id of [sold, inCollection, inDevelopment])
      expect(await exportOf(id, 'kyero')).toMatchObject({ state: 'removed', off_market: true })
    await portals.call('properties.quickChange', { body: { id: sold, block: 'tag_id', value: null } })
    await setFlag(inCollection, 'collection', 0)
    await portals.call('condominiums.unArchive', { params: { id: condominium_id } })
    await processAllPortals()
    for (const id of [sold, inCollection, inDevelopment, unchanged])
      expect(await exportOf(id, 'kyero')).toMatchObject({ state: 'success', off_market: false })
  })

  test('does not restore an advert that a user unpublished while the property was off the market', async () => {
    const id = await portals.addPublishableProperty()
    await publish('kyero', [id])
    await setFlag(id, 'archived', 1)
    await portals.runJobs()
    const { uuid } = (await exportOf(id, 'kyero')) ?? {}
    await portals.call('portals.removeProperty', {
      params: { place: 'kyero', id, uuid: uuid ?? 'none', url: encodeReturnPath() },
    })
    await setFlag(id, 'archived', 0)
    await processAllPortals()
    expect(await exportOf(id, 'kyero')).toMatchObject({
      wanted: 'withdrawn',
      state: 'removed',
      off_market: false,
    })
  })
})
