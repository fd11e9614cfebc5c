import type { QuickChange } from '#contract/properties.ts'
import type { z } from 'zod'
import { onePixel } from '../one-pixel.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import {
  insertAgent,
  insertKeyItem,
  addProperty,
  createPropertyForm,
  insertDevelopment,
  makeReadOnly,
  findTagId,
  textsWithTitle,
} from './portfolio.ts'

eachDatabase((database) => {
  let client: TestClient
  let flatType: number
  const fetchGeneral = async (id: number) =>
    (await client.call('properties.general', { params: { id } })).block

  beforeAll(async () => {
    client = await createTestClient(database)
    flatType = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
  })
  beforeEach(async () => {
    await database.db().deleteFrom('properties').execute()
  })

  describe('quick changes', () => {
    const change = (body: z.input<typeof QuickChange>) => client.call('properties.quickChange', { body })

    test('reject prices that the form would not accept', async () => {
      for (const value of [0.001, 5e12, 1.7e308])
        expect(await errorOf(change({ id: 1, block: 'price', value }))).toMatchObject({ status: 422 })
    })

    test('set each field that can be edited in a list', async () => {
      const id = await addProperty(client, flatType)
      const sold = await findTagId(database.db(), 'sold')
      await change({ id, block: 'tag_id', value: sold })
      await change({ id, block: 'price', value: 99.5 })
      for (const block of ['hide_price', 'highlighted', 'low_cost', 'collection', 'archived'] as const)
        await change({ id, block, value: 1 })
      await change({ id, block: 'for_sale', value: 0 })
      expect(await fetchGeneral(id)).toMatchObject({
        tag_id: sold,
        price: 99.5,
        hide_price: 1,
        highlighted: 1,
        low_cost: 1,
        collection: 1,
        archived: 1,
        for_sale: 0,
      })
      await change({ id, block: 'tag_id', value: null })
      expect((await fetchGeneral(id)).tag_id).toBeNull()
      const agent = await insertAgent(database.db(), 'Ana', 'Sá')
      await change({ id, block: 'agent_id', value: agent })
      expect((await fetchGeneral(id)).agent_id).toBe(agent)
      await change({ id, block: 'agent_id', value: null })
      expect((await fetchGeneral(id)).agent_id).toBeNull()
      for (const block of ['tag_id', 'agent_id'] as const) {
        const unknown = change({ id, block, value: 999_999 })
        expect(await errorOf(unknown)).toMatchObject({ status: 422, fields: { value: 'invalid' } })
      }
    })
  })

  test('archives, unarchives and deletes a property', async () => {
    const params = { id: await addProperty(client, flatType) }
    await client.call('properties.archive', { params })
    expect((await fetchGeneral(params.id)).archived).toBe(1)
    await client.call('properties.unArchive', { params })
    expect((await fetchGeneral(params.id)).archived).toBe(0)
    await client.call('properties.remove', { params })
    expect(await errorOf(fetchGeneral(params.id))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await errorOf(client.call('properties.remove', { params }))).toMatchObject({ code: 'NOT_FOUND' })
  })

  describe('highlights', () => {
    const limitError = { code: 'HIGHLIGHT_LIMIT', status: 409 }

    test('are limited to eighteen in every endpoint; sold and archived properties do not count', async () => {
      const sold = await findTagId(database.db(), 'sold')
      await addProperty(client, flatType, { highlighted: 1, archived: 1 })
      const soldId = await addProperty(client, flatType, { highlighted: 1, tag_id: sold })
      const id = await addProperty(client, flatType)
      const ids: number[] = []
      for (let i = 0; i < 18; i++) ids.push(await addProperty(client, flatType, { highlighted: 1 }))
      const body = createPropertyForm(flatType, { highlighted: 1 })
      const highlightedId = ids[0] ?? 0
      expect(await errorOf(client.call('properties.add', { body }))).toMatchObject(limitError)
      expect(await errorOf(client.call('properties.update', { params: { id }, body }))).toMatchObject(
        limitError,
      )
      for (const change of [
        { id, block: 'highlighted' as const, value: 1 as const },
        { id: soldId, block: 'tag_id' as const, value: null },
      ])
        expect(await errorOf(client.call('properties.quickChange', { body: change }))).toMatchObject(
          limitError,
        )
      await client.call('properties.archive', { params: { id: highlightedId } })
      await client.call('properties.update', { params: { id }, body })
      expect(
        await errorOf(client.call('properties.unArchive', { params: { id: highlightedId } })),
      ).toMatchObject(limitError)
      await client.call('properties.update', { params: { id }, body: { ...body, price: 7 } })
    })

    test('never exceed eighteen with fifty concurrent requests', async () => {
      const ids: number[] = []
      for (let i = 0; i < 50; i++) ids.push(await addProperty(client, flatType))
      const outcomes = await Promise.allSettled(
        ids.map((id) =>
          client.call('properties.quickChange', { body: { id, block: 'highlighted', value: 1 } }),
        ),
      )
      const { total } = await client.call('properties.list', { query: { filter: { highlighted: 1 } } })
      expect(total).toBe(18)
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(18)
    })
  })

  describe('property blocks', () => {
    test('include a location that can be set, moved and removed', async () => {
      const params = { id: await addProperty(client, flatType) }
      const fetchLocation = async () => (await client.call('properties.location', { params })).block.location
      expect(await fetchLocation()).toBeNull()
      const location = {
        lat: 38.6979,
        lng: -9.4215,
        radius: 250,
        concelho: 'Cascais',
        distrito: 'Lisboa',
        political: 'Estoril',
        al2: 'Cascais',
        al3: 'Cascais e Estoril',
        routeLocation: 'Avenida Marginal',
      }
      await client.call('properties.saveLocation', { params, body: location })
      expect(await fetchLocation()).toEqual(location)
      await client.call('properties.saveLocation', { params, body: { ...location, lat: 38.7 } })
      expect(await fetchLocation()).toMatchObject({ lat: 38.7 })
      const [card] = (await client.call('properties.list')).properties
      expect(card).toMatchObject({ lat: 38.7, len: -9.4215, administrative_area_level_2: 'Cascais' })
      await client.call('properties.removeLocation', { params })
      expect(await fetchLocation()).toBeNull()
      const invalid = client.call('properties.saveLocation', { params, body: { lat: 91, lng: 0 } })
      expect(await errorOf(invalid)).toMatchObject({ fields: { lat: 'most:90' } })
    })

    test('include a slug, generated from the title if it is left empty', async () => {
      const params = {
        id: await addProperty(client, flatType, {
          i18n: textsWithTitle('Sea & Sun, T4+1', 'Pátio São João'),
        }),
      }
      const empty = { en: '', pt: '' }
      await client.call('properties.saveSeo', {
        params,
        body: { title: empty, slug: empty, description: empty },
      })
      const { block } = await client.call('properties.seo', { params })
      expect(block.slug).toEqual({ en: 'sea-sun-t4-1', pt: 'patio-sao-joao' })
      const seo = {
        title: { en: 'A', pt: 'B' },
        slug: { en: 'own', pt: '' },
        description: { en: 'x', pt: 'y' },
      }
      await client.call('properties.saveSeo', { params, body: seo })
      expect((await client.call('properties.seo', { params })).block).toEqual({
        ...seo,
        slug: { en: 'own', pt: 'b' },
      })
      const invalid = { ...seo, slug: { en: '../up', pt: '' } }
      expect((await errorOf(client.call('properties.saveSeo', { params, body: invalid }))).status).toBe(422)
    })

    test('include the private collection and its slogan', async () => {
      const params = { id: await addProperty(client, flatType) }
      const body = { collection: 1 as const, slogan: { en: 'Rare', pt: 'Raro' } }
      await client.call('properties.saveCollection', { params, body })
      expect((await client.call('properties.collection', { params })).block).toEqual(body)
    })

    test('include an export log that is empty at first', async () => {
      const params = { id: await addProperty(client, flatType) }
      expect((await client.call('properties.exporterLog', { params })).block).toEqual({ exporter_log: [] })
    })
  })

  test('sorts by the order on the website, with new properties last', async () => {
    const [a, b] = [await addProperty(client, flatType), await addProperty(client, flatType)]
    const fetchUpdatedAt = async () =>
      (await client.call('properties.general', { params: { id: a } })).block.updated_at
    const before = await fetchUpdatedAt()
    await client.call('properties.reorderLocations', { body: { list: [b, a] } })
    const c = await addProperty(client, flatType)
    for (const filter of [{}, { search: 'flat' }]) {
      const query = { sortBy: 'location_order', sortDesc: false, filter } as const
      const { properties } = await client.call('properties.list', { query })
      expect(properties.map(({ id }) => id)).toEqual([b, a, c])
    }
    expect(await fetchUpdatedAt()).toBe(before)
    await client.call('properties.reorderLocations', { body: { list: [] } })
    for (const list of [
      [a, 4711],
      [a, a],
    ])
      expect(await errorOf(client.call('properties.reorderLocations', { body: { list } }))).toMatchObject({
        fields: { list: 'invalid' },
      })
  })

  test('lists the developments, and the properties of a development', async () => {
    const db = database.db()
    const id = await insertDevelopment(db, 'Alder Court', '')
    await insertDevelopment(db, 'Old', 'Velho', { archived: 1 })
    await addProperty(client, flatType, { condominium_id: id, reference: 'B', archived: 1 })
    await addProperty(client, flatType, { condominium_id: id, reference: 'A' })
    await addProperty(client, flatType)
    const { condominiums } = await client.call('properties.condominiumsList', { language: 'pt' })
    expect(condominiums).toContainEqual({ id, title: 'Alder Court', disabled: 0 })
    expect(condominiums.map(({ title }) => title)).not.toContain('Velho')
    const { properties, total } = await client.call('properties.fromCondominium', { params: { id } })
    expect([properties.map(({ reference }) => reference), total]).toEqual([['A', 'B'], 2])
    const unknown = client.call('properties.fromCondominium', { params: { id: 4711 } })
    expect(await errorOf(unknown)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('lists the three tags in both languages', async () => {
    const { tags } = await client.call('properties.tags')
    expect(tags.map(({ kind }) => kind)).toEqual(['new', 'reserved', 'sold'])
    expect(tags[2]?.i18n.tag).toEqual({ en: 'sold', pt: 'vendido' })
  })

  test('rejects reads and changes of a read-only demo record', async () => {
    const id = await addProperty(client, flatType)
    await makeReadOnly(database.db(), id)
    const params = { id }
    const empty = { en: '', pt: '' }
    const png = new File([onePixel], 'a.png', { type: 'image/png' })
    const calls = [
      ...(
        [
          'general',
          'media',
          'attachments',
          'location',
          'seo',
          'collection',
          'exporterLog',
          'archive',
        ] as const
      ).map((name) => client.call(`properties.${name}`, { params })),
      ...(['unArchive', 'remove', 'removeAllMedia', 'removeLocation'] as const).map((name) =>
        client.call(`properties.${name}`, { params }),
      ),
      client.call('properties.update', { params, body: createPropertyForm(flatType) }),
      client.call('properties.quickChange', { body: { id, block: 'price', value: 1 } }),
      client.call('properties.saveLocation', { params, body: { lat: 1, lng: 1 } }),
      client.call('properties.saveSeo', { params, body: { title: empty, slug: empty, description: empty } }),
      client.call('properties.saveCollection', { params, body: { collection: 1, slogan: empty } }),
      client.call('properties.uploadMedia', { params, body: { file: png } }),
      client.call('properties.orderMedia', { params, body: { list: [] } }),
      client.call('properties.uploadAttachment', { params, body: { file: png } }),
    ]
    for (const call of calls) expect(await errorOf(call)).toMatchObject({ code: 'DEMO', status: 403 })
    expect((await client.call('properties.list')).properties[0]).toMatchObject({ id, disabled: 1 })
  })
})
