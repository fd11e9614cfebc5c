import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import {
  addDevelopment,
  insertKeyItem,
  addProperty,
  createPropertyForm,
  makeReadOnly,
  findTagId,
} from './portfolio.ts'

eachDatabase((database) => {
  let client: TestClient
  let flatType: number
  let id: number

  beforeAll(async () => {
    client = await createTestClient(database)
    flatType = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
  })
  beforeEach(async () => {
    await database.db().deleteFrom('properties').execute()
    id = await addDevelopment(client)
  })

  const fetchProperty = async (propertyId: number) =>
    (await client.call('properties.general', { params: { id: propertyId } })).block
  const fetchCounts = async () =>
    (await client.call('condominiums.general', { params: { id } })).block.properties
  const link = (list: number[], to = id) =>
    client.call('condominiums.linkProperties', { params: { id: to }, body: { list } })
  const unlink = (list: number[]) =>
    client.call('condominiums.unlinkProperties', { params: { id }, body: { list } })
  const archive = () => client.call('condominiums.archive', { params: { id } })
  const unarchive = () => client.call('condominiums.unArchive', { params: { id } })
  const addLinkedProperty = (overrides: Parameters<typeof addProperty>[2] = {}) =>
    addProperty(client, flatType, { condominium_id: id, ...overrides })

  test('lists five per page by reference, including archived ones', async () => {
    for (const number of [1, 2, 3, 4, 5, 6])
      await addLinkedProperty({ reference: `T-${number}`, archived: number === 2 ? 1 : 0 })
    const listPage = async (page?: number) => {
      const { properties, total } = await client.call('properties.fromCondominium', {
        params: { id },
        query: { page },
      })
      return [total, properties.map(({ reference }) => reference).join()]
    }
    expect(await listPage()).toEqual([6, 'T-1,T-2,T-3,T-4,T-5'])
    expect(await listPage(2)).toEqual([6, 'T-6'])
  })

  describe('linking', () => {
    test('links several properties at once, moves one and unlinks one', async () => {
      const [a, b] = [await addProperty(client, flatType), await addProperty(client, flatType)]
      await link([a, b, a])
      expect(await fetchCounts()).toMatchObject({ total: 2, active: 2 })
      const other = await addDevelopment(client)
      await link([a], other)
      expect((await fetchProperty(a)).condominium_id).toBe(other)
      await unlink([b])
      expect((await fetchProperty(b)).condominium_id).toBeNull()
      expect(await fetchCounts()).toMatchObject({ total: 0 })
    })

    test('links none if one is tagged new', async () => {
      const newProperty = await addProperty(client, flatType, {
        tag_id: await findTagId(database.db(), 'new'),
      })
      const untagged = await addProperty(client, flatType)
      expect(await errorOf(link([untagged, newProperty]))).toMatchObject({
        code: 'NEW_NOT_LINKED',
        status: 409,
      })
      expect((await fetchProperty(untagged)).condominium_id).toBeNull()
    })

    test('rejects linking unknown, read-only or no properties, and unlinking one that is not linked', async () => {
      const free = await addProperty(client, flatType)
      const unknown = { code: 'MISSING', fields: { list: 'invalid' } }
      expect(await errorOf(link([free, 4711]))).toMatchObject(unknown)
      expect(await errorOf(unlink([free]))).toMatchObject(unknown)
      expect(await errorOf(link([]))).toMatchObject({ status: 422 })
      await makeReadOnly(database.db(), free)
      expect(await errorOf(link([free]))).toMatchObject({ code: 'DEMO' })
    })

    test('rejects linking to a read-only development, and unlinking or moving its properties', async () => {
      const [linked, unlinked] = [await addLinkedProperty(), await addProperty(client, flatType)]
      const other = await addDevelopment(client)
      await makeReadOnly(database.db(), id, 'condominiums')
      const save = (propertyId: number, condominium_id: number | null) =>
        client.call('properties.update', {
          params: { id: propertyId },
          body: createPropertyForm(flatType, { condominium_id }),
        })
      const refused = { code: 'DEMO', status: 403, fields: { condominium_id: 'DEMO' } }
      expect(await errorOf(addLinkedProperty())).toMatchObject(refused)
      expect(await errorOf(save(unlinked, id))).toMatchObject(refused)
      expect(await errorOf(save(linked, null))).toMatchObject(refused)
      expect(await errorOf(link([linked], other))).toMatchObject({ code: 'DEMO', fields: { list: 'DEMO' } })
      // The other fields of its properties are editable.
      await save(linked, id)
      expect([
        (await fetchProperty(linked)).condominium_id,
        (await fetchProperty(unlinked)).condominium_id,
      ]).toEqual([id, null])
      const { condominiums } = await client.call('properties.condominiumsList', {})
      expect(condominiums.find((development) => development.id === id)).toMatchObject({ disabled: 1 })
    })

    test('leaves each property in one of two developments after concurrent changes', async () => {
      const list = await Promise.all(Array.from({ length: 8 }, () => addProperty(client, flatType)))
      const other = await addDevelopment(client)
      await Promise.all([
        link(list),
        link(list.toReversed(), other),
        ...list.map((item) =>
          client.call('properties.update', {
            params: { id: item },
            body: createPropertyForm(flatType, { condominium_id: id }),
          }),
        ),
        archive(),
      ])
      for (const item of list) expect([id, other]).toContain((await fetchProperty(item)).condominium_id)
    })
  })

  describe('archiving', () => {
    test('archives the properties that are not archived yet, and later unarchives only those', async () => {
      const [active, sold, archivedBefore] = [
        await addLinkedProperty(),
        await addLinkedProperty({ tag_id: await findTagId(database.db(), 'sold') }),
        await addLinkedProperty({ archived: 1 }),
      ]
      expect(await archive()).toEqual({ properties: 2 })
      expect(await fetchCounts()).toEqual({ total: 3, active: 0, sold: 0, archived: 3, returning: 2 })
      expect(await unarchive()).toEqual({ properties: 2 })
      const states = [
        await fetchProperty(active),
        await fetchProperty(sold),
        await fetchProperty(archivedBefore),
      ]
      expect(states.map(({ archived }) => archived)).toEqual([0, 0, 1])
      expect(await fetchCounts()).toMatchObject({ archived: 1, returning: 0 })
    })

    test('does not unarchive properties that were rearchived or unlinked since', async () => {
      const [rearchivedByQuickChange, rearchived, unlinked, saved] = [
        await addLinkedProperty(),
        await addLinkedProperty(),
        await addLinkedProperty(),
        await addLinkedProperty(),
      ]
      await archive()
      await client.call('properties.quickChange', {
        body: { id: rearchivedByQuickChange, block: 'archived', value: 1 },
      })
      await client.call('properties.unArchive', { params: { id: rearchived } })
      await client.call('properties.archive', { params: { id: rearchived } })
      await unlink([unlinked])
      await client.call('properties.update', {
        params: { id: saved },
        body: createPropertyForm(flatType, { condominium_id: id, archived: 1, price: 1 }),
      })
      expect(await unarchive()).toEqual({ properties: 1 })
      const states = await Promise.all(
        [rearchivedByQuickChange, rearchived, unlinked, saved].map(fetchProperty),
      )
      expect(states.map(({ archived }) => archived)).toEqual([1, 1, 1, 0])
    })

    test('unarchives a property that was unlinked and linked again, unless the development was unarchived while it lacked the property', async () => {
      const [relinked, movedAway, linkedLater] = [
        await addLinkedProperty(),
        await addLinkedProperty(),
        await addLinkedProperty(),
      ]
      const other = await addDevelopment(client)
      await archive()
      await unlink([relinked, linkedLater])
      await link([relinked])
      await link([movedAway], other)
      expect(await fetchCounts()).toMatchObject({ total: 1, returning: 1 })
      expect(await unarchive()).toEqual({ properties: 1 })
      await archive()
      await link([linkedLater, movedAway])
      expect(await unarchive()).toEqual({ properties: 1 })
      const states = await Promise.all([relinked, movedAway, linkedLater].map(fetchProperty))
      expect(states.map(({ archived }) => archived)).toEqual([0, 1, 1])
    })

    test('undoing the unarchiving of a development archives only the properties that it unarchived', async () => {
      const [unarchived, edited, rearchived, unlinked] = [
        await addLinkedProperty(),
        await addLinkedProperty(),
        await addLinkedProperty(),
        await addLinkedProperty(),
      ]
      await archive()
      await unlink([unlinked])
      const active = await addLinkedProperty()
      await unarchive()
      await client.call('properties.update', {
        params: { id: edited },
        body: createPropertyForm(flatType, { condominium_id: id, price: 1 }),
      })
      await client.call('properties.archive', { params: { id: rearchived } })
      await link([unlinked])
      const undo = () => client.call('condominiums.archive', { params: { id }, query: { undo: 1 } })
      expect(await undo()).toEqual({ properties: 2 })
      const fetchStates = async () =>
        (await Promise.all([unarchived, edited, rearchived, unlinked, active].map(fetchProperty))).map(
          ({ archived }) => archived,
        )
      expect(await fetchStates()).toEqual([1, 1, 1, 1, 0])
      expect(await unarchive()).toEqual({ properties: 2 })
      expect(await fetchStates()).toEqual([0, 0, 1, 1, 0])
    })

    test('undoing the unarchiving leaves a property active that was not linked when the development was archived', async () => {
      const [other, unlinked] = [await addLinkedProperty(), await addLinkedProperty()]
      await archive()
      await unarchive()
      await unlink([unlinked])
      await archive()
      await link([unlinked])
      await unarchive()
      await client.call('condominiums.archive', { params: { id }, query: { undo: 1 } })
      expect((await fetchProperty(unlinked)).archived).toBe(0)
      expect((await fetchProperty(other)).archived).toBe(1)
    })

    test('archives and unarchives its properties through the list’s quick change too', async () => {
      const unit = await addLinkedProperty()
      const setArchived = (value: 0 | 1) =>
        client.call('condominiums.quickChange', { body: { id, block: 'archived', value } })
      await setArchived(1)
      expect((await fetchProperty(unit)).archived).toBe(1)
      await setArchived(0)
      expect((await fetchProperty(unit)).archived).toBe(0)
    })

    test('keeps a development archived when its highlighted properties would exceed the limit', async () => {
      const unit = await addLinkedProperty({ highlighted: 1 })
      await archive()
      for (let index = 0; index < 18; index += 1) await addProperty(client, flatType, { highlighted: 1 })
      expect(await errorOf(unarchive())).toMatchObject({ code: 'HIGHLIGHT_LIMIT', status: 409 })
      expect([(await fetchProperty(unit)).archived, (await fetchCounts()).returning]).toEqual([1, 1])
    })
  })

  test('unlinks the properties of a deleted development without other changes', async () => {
    const [active, archived] = [await addLinkedProperty(), await addLinkedProperty({ archived: 1 })]
    expect(await client.call('condominiums.remove', { params: { id } })).toEqual({ properties: 2 })
    expect(await fetchProperty(active)).toMatchObject({ condominium_id: null, archived: 0 })
    expect(await fetchProperty(archived)).toMatchObject({ condominium_id: null, archived: 1 })
    const deleted = client.call('condominiums.general', { params: { id } })
    expect(await errorOf(deleted)).toMatchObject({ code: 'NOT_FOUND' })
    const again = client.call('condominiums.remove', { params: { id } })
    expect(await errorOf(again)).toMatchObject({ code: 'NOT_FOUND' })
  })
})
