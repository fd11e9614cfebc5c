import type { ExportPlace } from '#contract/portal-places.ts'
import { findJamesEditionViolations } from '../portals/james-edition-rules.ts'
import { IdealistaFile } from '../portals/idealista-rules.ts'
import { findKyeroViolations } from '../portals/kyero-rules.ts'
import { parseKyeroItems, createFeedReader } from '../portals/feed-reader.ts'
import { eachDatabase } from './databases.ts'
import { errorOf } from './test-client.ts'
import { openPortals, type Portals, encodeReturnPath } from './portals-client.ts'

eachDatabase((database) => {
  let portals: Portals

  beforeAll(async () => {
    portals = await openPortals(database, { AGENCY_NAME: 'Casa & Mar' })
  })
  afterAll(() => portals.close())

  const publish = async (place: ExportPlace, ...ids: number[]) => {
    const response = await portals.call('portals.exportProperties', {
      body: { properties: ids, place, url: '/' },
    })
    await portals.runJobs()
    portals.advanceTime(1000)
    return response
  }
  const fetchFeed = async (feedUrl: string, headers: Record<string, string> = {}) =>
    portals.app.request(new URL(feedUrl).pathname, { headers })
  const readFeed = async (feedUrl: string) => (await fetchFeed(feedUrl)).text()
  const readFeedUrl = async (place: ExportPlace) => {
    const { accounts } = await portals.admin('portals.accounts')
    return accounts.find((account) => account.place === place)?.feed_url ?? ''
  }
  const unpublish = async (place: ExportPlace, id: number) => {
    const uuid = (await portals.fetchPublication(id, place)).export?.uuid ?? ''
    await portals.call('portals.removeProperty', { params: { place, id, uuid, url: encodeReturnPath() } })
    await portals.runJobs()
    portals.advanceTime(1000)
  }

  test('Kyero adds, updates and drops properties with each new file', async () => {
    const [firstId, secondId] = [
      await portals.addPublishableProperty(),
      await portals.addPublishableProperty({ hide_price: 1, for_sale: 0 }),
    ]
    await publish('kyero', firstId, secondId)
    expect((await portals.fetchPublication(firstId, 'kyero')).result).toBe('inserted')
    const reader = createFeedReader(fetchFeed, parseKyeroItems)
    const feedUrl = await readFeedUrl('kyero')
    const first = await reader.pull(feedUrl)
    expect(first.added).toEqual([String(firstId), String(secondId)])
    expect(findKyeroViolations(first.text)).toEqual([])
    expect(first.text).toContain('<price>x</price>')
    const { result, export: publication } = await portals.fetchPublication(firstId, 'kyero')
    // The API knows only that the portal fetched the feed. The advert has no link until the portal confirms it.
    expect([result, publication?.portal_code, publication?.url]).toEqual(['success', 'fetched', null])

    expect((await reader.pull(feedUrl)).status).toBe(304)
    await portals.call('properties.quickChange', { body: { id: firstId, block: 'price', value: 600_000 } })
    expect((await portals.fetchPublication(firstId, 'kyero')).export?.changed).toEqual(['price'])
    await publish('kyero', firstId)
    expect(await reader.pull(feedUrl)).toMatchObject({ changed: [String(firstId)], gone: [] })

    const uuidOf = async (id: number) =>
      (await portals.call('properties.general', { params: { id } })).block.kyero_uuid
    expect([await uuidOf(firstId), await uuidOf(secondId)]).toEqual([expect.any(String), expect.any(String)])
    await unpublish('kyero', secondId)
    expect((await portals.fetchPublication(secondId, 'kyero')).result).toBe('waiting')
    expect(await reader.pull(feedUrl)).toMatchObject({ gone: [String(secondId)] })
    expect((await portals.fetchPublication(secondId, 'kyero')).result).toBe('removed')
    expect(await uuidOf(secondId)).toBeNull()
    await unpublish('kyero', firstId)
    await reader.pull(feedUrl)
  })

  test('omits archived, private and deleted properties from a feed at once, and omits properties with a newly hidden price or location until their adverts are updated', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => portals.addPublishableProperty()))
    await publish('kyero', ...ids)
    const feedUrl = await readFeedUrl('kyero')
    const [archived = 0, inCollection = 0, withHiddenPrice = 0, withBlurredLocation = 0, deleted = 0] = ids
    const db = database.db()
    await db.updateTable('properties').set({ archived: 1 }).where('id', '=', archived).execute()
    await db.updateTable('properties').set({ collection: 1 }).where('id', '=', inCollection).execute()
    await db.updateTable('properties').set({ hide_price: 1 }).where('id', '=', withHiddenPrice).execute()
    await db.updateTable('properties').set({ radius: 300 }).where('id', '=', withBlurredLocation).execute()
    await db.deleteFrom('properties').where('id', '=', deleted).execute()
    expect(parseKyeroItems(await readFeed(feedUrl))).toEqual([])
    await portals.runJobs()
    portals.advanceTime(1000)
    const text = await readFeed(feedUrl)
    expect(parseKyeroItems(text).map(({ id }) => Number(id))).toEqual([withHiddenPrice, withBlurredLocation])
    const entryOf = (id: number) => text.slice(text.indexOf(`<id>${id}</id>`)).split('</property>')[0] ?? ''
    expect(entryOf(withHiddenPrice)).toContain('<price>x</price>')
    expect(entryOf(withHiddenPrice)).toContain('<latitude>38.7101</latitude>')
    expect(entryOf(withBlurredLocation)).toMatch(/<latitude>38\.7\d+<\/latitude>/)
    expect(entryOf(withBlurredLocation)).not.toMatch(/38\.7101<|-9\.1402</)
    for (const id of [withHiddenPrice, withBlurredLocation]) await unpublish('kyero', id)
    await readFeed(feedUrl)
  })

  test('keeps an advert in a feed when it is updated during the download', async () => {
    const id = await portals.addPublishableProperty()
    await publish('kyero', id)
    const response = await fetchFeed(await readFeedUrl('kyero'))
    await portals.call('properties.quickChange', { body: { id, block: 'price', value: 610_000 } })
    await publish('kyero', id)
    expect(parseKyeroItems(await response.text())).toMatchObject([{ id: String(id) }])
    // The update isn't confirmed, because the file may contain the advert's previous version.
    expect((await portals.fetchPublication(id, 'kyero')).result).toBe('inserted')
    await unpublish('kyero', id)
    await readFeed(await readFeedUrl('kyero'))
  })

  test("idealista's file matches its schema, omits properties with a hidden price, and keeps the only remaining advert", async () => {
    const [id, hidden] = [
      await portals.addPublishableProperty({ floor: '3.º', year: 1998 }),
      await portals.addPublishableProperty({ hide_price: 1 }),
    ]
    const { results } = await publish('idealista', id, hidden)
    expect(results.find((result) => result.id === hidden)?.rows).toMatchObject([
      { problem: 'HIDE_PRICE_UNSUPPORTED' },
    ])
    const feedUrl = await readFeedUrl('idealista')
    const file = IdealistaFile.parse(await (await fetchFeed(feedUrl)).json())
    expect(file.customerProperties).toMatchObject([
      {
        propertyCode: String(id),
        propertyAddress: { addressCoordinatesPrecision: 'exact', addressFloor: '3' },
      },
    ])
    expect((await portals.call('properties.general', { params: { id } })).block.idealista_uuid).toMatch(
      /^[0-9a-f-]{36}$/,
    )
    await unpublish('idealista', id)
    await readFeed(feedUrl)
    expect(await portals.fetchPublication(id, 'idealista')).toMatchObject({
      result: 'waiting',
      log: [{ problem: 'LAST_ONE_STAYS' }],
    })
    const other = await portals.addPublishableProperty()
    await publish('idealista', other)
    await readFeed(feedUrl)
    expect((await portals.fetchPublication(id, 'idealista')).result).toBe('removed')
  })

  test("JamesEdition's file has the known required fields and the agency's name", async () => {
    const id = await portals.addPublishableProperty({ hide_price: 1 })
    await publish('james_edition', id)
    const feedUrl = await readFeedUrl('james_edition')
    expect(feedUrl).toMatch(/\/JamesEdition_feed_ensaio\.xml$/)
    const file = await readFeed(feedUrl)
    expect(findJamesEditionViolations(file)).toEqual([])
    expect(file).toContain('<name>Casa &amp; Mar</name>')
  })

  test('sends no private data to a portal', async () => {
    const hiddenPrice = { price: 617_233, hide_price: 1 as const }
    const i18n = {
      title: { en: 'Quiet house', pt: 'Casa sossegada' },
      description: { en: 'A house. '.repeat(9), pt: 'Uma casa. '.repeat(9) },
      slogan: { en: 'For your eyes only', pt: 'Só para os seus olhos' },
    }
    const [id, withPrice] = [
      await portals.addPublishableProperty({ ...hiddenPrice, i18n }),
      await portals.addPublishableProperty({ i18n }),
    ]
    const point = { lat: 41.234567, lng: -8.654321, radius: 300 }
    await database.db().updateTable('properties').set(point).where('id', 'in', [id, withPrice]).execute()
    await portals.connect()
    for (const place of ['kyero', 'james_edition', 'imovirtual'] as const) await publish(place, id)
    await publish('idealista', withPrice)
    const files = await Promise.all(
      (['kyero', 'james_edition', 'idealista'] as const).map(async (place) =>
        readFeed(await readFeedUrl(place)),
      ),
    )
    const sent = [...files, JSON.stringify([...portals.olx.adverts.values()].map(({ payload }) => payload))]
    const secrets = ['617233', '617.233', '41.234567', '8.654321', 'your eyes', 'seus olhos']
    for (const text of sent) {
      expect(text).toMatch(/Quiet house|Casa sossegada|A house|Uma casa/)
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    for (const place of ['kyero', 'james_edition'] as const) await unpublish(place, id)
    await readFeed(await readFeedUrl('kyero'))
  })

  test('serves a feed at its secret URL only, and at a new one after renewal', async () => {
    const feedUrl = await readFeedUrl('kyero')
    const wrongUrls = [
      feedUrl.replace(/[\w-]{32}/, 'A'.repeat(32)),
      feedUrl.replace('/kyero/', '/idealista/'),
      feedUrl.replace('kyero.xml', 'other.xml'),
      feedUrl.replace(/[\w-]{32}/, 'short'),
    ]
    for (const url of wrongUrls) expect((await fetchFeed(url)).status).toBe(404)
    const { feed_url } = await portals.admin('portals.renewFeed', { params: { place: 'kyero' } })
    expect((await fetchFeed(feedUrl)).status).toBe(404)
    expect((await fetchFeed(feed_url)).status).toBe(200)
    expect(await errorOf(portals.call('portals.renewFeed', { params: { place: 'kyero' } }))).toMatchObject({
      code: 'UNAUTHORIZED',
    })
  })

  test('keeps the URL of a feed that cannot be renewed because the portal lacks settings', async () => {
    const feedUrl = await readFeedUrl('kyero')
    const { environment } = portals.context
    const { KYERO_FEED } = environment
    Object.assign(environment, { KYERO_FEED: undefined })
    try {
      expect(await errorOf(portals.admin('portals.renewFeed', { params: { place: 'kyero' } }))).toMatchObject(
        { code: 'PORTAL_NOT_CONFIGURED' },
      )
    } finally {
      Object.assign(environment, { KYERO_FEED })
    }
    expect(await readFeedUrl('kyero')).toBe(feedUrl)
  })
})
