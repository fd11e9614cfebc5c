import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import {
  insertAgent,
  insertDistrict,
  insertKeyItem,
  addProperty,
  createPropertyForm,
  insertDevelopment,
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

  describe('property form', () => {
    test('returns every field as saved', async () => {
      const db = database.db()
      const view = await insertKeyItem(db, 'features', 'Sea view', 'Vista mar')
      const form = createPropertyForm(flatType, {
        reference: 'cs-77',
        types: [flatType],
        features_id: [view],
        search: {
          youtube_id: 'dQw4w9WgXcQ',
          website: 'https://example.pt/casa',
          listing_id: await insertKeyItem(db, 'listings', 'Luxury', 'Luxo'),
          lifestyles_id: [await insertKeyItem(db, 'lifestyles', 'Golf', 'Golfe')],
        },
        price: 1_250_000.5,
        gross_area: 212.35,
        lote_size: 1.2,
        lote_size_type: 'ha',
        floor: '3.º Esq.',
        fraction: 'F',
        year: 1934,
        elevator: 1,
        agent_id: await insertAgent(db, 'Rui', 'Sá'),
        district_id: await insertDistrict(db, 'Cascais', 'Cascais'),
        tag_id: await findTagId(db, 'reserved'),
        condominium_id: await insertDevelopment(db, 'Dunes', 'Dunas'),
        highlighted: 1,
        collection: 1,
      })
      const { property_id } = await client.call('properties.add', { body: form })
      const stored = await fetchGeneral(property_id)
      expect(stored).toMatchObject({ ...form, reference: 'CS-77' })
      expect(stored).toMatchObject({ id: property_id, media_count: 0, cover: null, archived: 0 })
    })

    test('changes the stored fields through both `update` and `saveGeneral`', async () => {
      const pool = await insertKeyItem(database.db(), 'features', 'Pool', 'Piscina')
      const id = await addProperty(client, flatType, { features_id: [pool] })
      const longAgo = '2020-01-01T00:00:00.000Z'
      await database
        .db()
        .updateTable('properties')
        .set({ updated_at: longAgo })
        .where('id', '=', id)
        .execute()
      await client.call('properties.update', {
        params: { id },
        body: createPropertyForm(flatType, { price: 1, features_id: [] }),
      })
      const after = await fetchGeneral(id)
      expect(after).toMatchObject({ price: 1, features_id: [] })
      expect(after.updated_at > longAgo).toBe(true)
      await client.call('properties.saveGeneral', {
        params: { id },
        body: createPropertyForm(flatType, { price: 2 }),
      })
      expect((await fetchGeneral(id)).price).toBe(2)
    })

    test('requires a unique reference, ignoring case', async () => {
      const body = createPropertyForm(flatType, { reference: 'AB-1' })
      const id = await addProperty(client, flatType, { reference: 'AB-2' })
      await client.call('properties.add', { body })
      const conflict = {
        code: 'REFERENCE_ALREADY_EXISTS',
        status: 409,
        fields: { reference: 'REFERENCE_ALREADY_EXISTS' },
      }
      const again = { ...body, reference: ' ab-1' }
      expect(await errorOf(client.call('properties.add', { body: again }))).toEqual(conflict)
      expect(await errorOf(client.call('properties.update', { params: { id }, body: again }))).toEqual(
        conflict,
      )
    })

    test('creates one property for ten concurrent saves of one reference', async () => {
      const body = createPropertyForm(flatType)
      const outcomes = await Promise.allSettled(
        Array.from({ length: 10 }, () => client.call('properties.add', { body })),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    test('requires a reference, and a title in one language', async () => {
      const empty = createPropertyForm(flatType, { reference: '', i18n: textsWithTitle('', '') })
      expect(await errorOf(client.call('properties.add', { body: empty }))).toMatchObject({
        status: 422,
        fields: { reference: 'required', 'i18n[title][pt]': 'oneLanguage' },
      })
      await addProperty(client, flatType, { i18n: textsWithTitle('', 'Só em português') })
    })

    test('rejects links to missing records, or to records of another kind, with an error for each form field', async () => {
      const body = createPropertyForm(flatType, {
        type_id: 999,
        features_id: [flatType],
        agent_id: 999,
        district_id: 999,
        condominium_id: 999,
        tag_id: 999,
        search: { youtube_id: null, website: null, listing_id: flatType, lifestyles_id: [999] },
      })
      const { status, fields } = await errorOf(client.call('properties.add', { body }))
      expect(status).toBe(422)
      expect(Object.keys(fields).sort()).toEqual(
        ['agent_id', 'condominium_id', 'district_id', 'features_id', 'tag_id', 'type_id']
          .concat('search[lifestyles_id]', 'search[listing_id]')
          .sort(),
      )
    })

    test("rejects the tag `new` for a development's property", async () => {
      const db = database.db()
      const linked = { condominium_id: await insertDevelopment(db, 'Dunes', 'Dunas') }
      const newTagId = await findTagId(db, 'new')
      const body = createPropertyForm(flatType, { ...linked, tag_id: newTagId })
      expect(await errorOf(client.call('properties.add', { body }))).toMatchObject({
        fields: { tag_id: 'invalid' },
      })
      const id = await addProperty(client, flatType, linked)
      const change = { id, block: 'tag_id' as const, value: newTagId }
      expect(await errorOf(client.call('properties.quickChange', { body: change }))).toMatchObject({
        fields: { value: 'invalid' },
      })
    })

    test('keeps the slogan when a property leaves the private collection, although the form then hides it', async () => {
      const slogan = { en: 'Quiet luxury', pt: 'Luxo discreto' }
      const id = await addProperty(client, flatType, {
        collection: 1,
        i18n: { ...textsWithTitle('A', 'B'), slogan },
      })
      await client.call('properties.update', {
        params: { id },
        body: createPropertyForm(flatType, { collection: 0 }),
      })
      expect((await fetchGeneral(id)).i18n.slogan).toEqual(slogan)
    })

    test('strips control characters, composes accents and keeps line breaks', async () => {
      const id = await addProperty(client, flatType, {
        i18n: textsWithTitle('Ho\0use\u0007', 'Cafe\u0301\r\ncom vista'),
      })
      expect((await fetchGeneral(id)).i18n.title).toEqual({ en: 'House', pt: 'Caf\u00e9\r\ncom vista' })
    })

    test('returns 412 for a stale version', async () => {
      const id = await addProperty(client, flatType)
      const params = { id }
      const first = await client.request('properties.general', { params })
      const etag = first.headers.get('etag') ?? ''
      await client.call('properties.update', {
        params,
        body: createPropertyForm(flatType),
        headers: { 'if-match': etag },
      })
      const stale = client.call('properties.update', {
        params,
        body: createPropertyForm(flatType),
        headers: { 'if-match': etag },
      })
      expect(await errorOf(stale)).toMatchObject({ code: 'CHANGED_BY_SOMEONE_ELSE', status: 412 })
    })

    test('returns 401 without a valid token, 400 for a malformed id and 404 for an unknown one', async () => {
      const unknown = { token: 'nobody' }
      expect(await errorOf(client.call('properties.list', unknown))).toMatchObject({ code: 'BAD_TOKEN' })
      expect((await client.app.request('/api/v1/properties')).status).toBe(401)
      const malformed = await client.app.request('/api/v1/property/x1/general', {
        headers: { authorization: `Bearer ${client.token}` },
      })
      expect(malformed.status).toBe(400)
      expect(await errorOf(fetchGeneral(4711))).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    })
  })
})
