import { AgencyError } from '#contract/errors.ts'
import type { KeyItemKind } from '#contract/key-items.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import { insertKeyItem, addProperty, insertDevelopment } from './portfolio.ts'

const withName = (en: string, pt = '') => ({ name: { en, pt } })

eachDatabase((database) => {
  let client: TestClient

  beforeAll(async () => {
    client = await createTestClient(database)
  })

  const add = async (kind: KeyItemKind, en: string, pt = '', overrides = {}) =>
    (await client.call('keyItems.add', { params: { kind }, body: { ...withName(en, pt), ...overrides } }))
      .key_id ?? 0
  const listNames = async (kind: KeyItemKind) =>
    (await client.call('keyItems.list', { params: { kind } })).keys.map(({ name }) => name.en)
  const read = async (kind: KeyItemKind, id: number) =>
    (await client.call('keyItems.get', { params: { kind, id } })).key
  const removalErrorOf = async (params: { kind: KeyItemKind; id: number }, query = {}) => {
    const error: unknown = await client
      .call('keyItems.remove', { params, query })
      .catch((error: unknown) => error)
    return error instanceof AgencyError ? { code: error.code, status: error.status, ...error.params } : error
  }

  test.each(['properties', 'agents', 'districts', 'keyItems'] as const)(
    'rejects an excessive page number in the list of %s',
    async (resource) => {
      const page = Number.MAX_SAFE_INTEGER
      const call =
        resource === 'keyItems'
          ? client.call('keyItems.list', { params: { kind: 'types' }, query: { page } })
          : client.call(`${resource}.list`, { query: { page } })
      expect(await errorOf(call)).toMatchObject({ code: 'ERROR_WITH_FILTER', status: 400 })
    },
  )

  test('appends a new key item, filterable and without a group by default', async () => {
    await add('lifestyles', 'By the sea', 'Junto ao mar')
    const id = await add('lifestyles', 'Vineyards')
    expect(await listNames('lifestyles')).toEqual(['By the sea', 'Vineyards'])
    expect(await read('lifestyles', id)).toMatchObject({
      ...withName('Vineyards', '-'),
      filterable: 1,
      icons: null,
      master: 0,
      total_properties: 0,
    })
  })

  test.each([
    ['no name', withName(''), { 'name[en]': 'required' }],
    ['a Portuguese name alone', withName('', 'Quinta'), { 'name[en]': 'required' }],
    ['a name of four characters', withName('Loft', 'Loft'), { 'name[en]': 'min:5', 'name[pt]': 'min:5' }],
    ['a short name padded with spaces', withName('  Loft  '), { 'name[en]': 'min:5' }],
  ])('rejects a new key item with %s', async (_, body, fields) => {
    const refused = client.call('keyItems.add', { params: { kind: 'types' }, body })
    expect(await errorOf(refused)).toMatchObject({ status: 422, fields })
  })

  test('keeps an existing short name, but rejects a new one', async () => {
    const id = await insertKeyItem(database.db(), 'types', 'Loft', 'Loft')
    const params = { kind: 'types', id } as const
    await client.call('keyItems.update', { params, body: { ...withName('Loft', 'Loft'), filterable: 0 } })
    expect(await read('types', id)).toMatchObject({ ...withName('Loft', 'Loft'), filterable: 0 })
    const renamed = client.call('keyItems.update', { params, body: withName('Flat', 'Loft') })
    expect(await errorOf(renamed)).toMatchObject({ code: 'MISSING', fields: { 'name[en]': 'min:5' } })
    await client.call('keyItems.update', { params, body: withName('Loft apartment', '-') })
    expect(await read('types', id)).toMatchObject(withName('Loft apartment', '-'))
  })

  test('stores the group of a feature, and ignores it for other kinds', async () => {
    const { keys } = await client.call('keyItems.list', { params: { kind: 'master' } })
    const [view, outdoor] = keys.map(({ id }) => id)
    const id = await add('features', 'Sea view', 'Vista mar', { master: view, icons: 'sun' })
    expect(await read('features', id)).toMatchObject({ master: view, icons: 'sun' })
    await client.call('keyItems.update', {
      params: { kind: 'features', id },
      body: { ...withName('Sea view'), master: outdoor },
    })
    expect(await read('features', id)).toMatchObject({ master: outdoor, icons: 'sun' })
    expect((await read('master', outdoor ?? 0)).total_keys).toBe(1)
    const wrong = client.call('keyItems.add', {
      params: { kind: 'features' },
      body: { ...withName('Garden'), master: id },
    })
    expect(await errorOf(wrong)).toMatchObject({ fields: { master: 'invalid' } })
    expect(await read('listings', await add('listings', 'Resale', '', { master: view }))).toMatchObject({
      master: 0,
    })
  })

  test('deletes an unused key item; returns 404 for one of another kind', async () => {
    const id = await add('listings', 'Refurbished')
    const wrong = client.call('keyItems.remove', { params: { kind: 'types', id } })
    expect(await errorOf(wrong)).toMatchObject({ code: 'NOT_FOUND' })
    await client.call('keyItems.remove', { params: { kind: 'listings', id } })
    expect(await errorOf(client.call('keyItems.get', { params: { kind: 'listings', id } }))).toMatchObject({
      status: 404,
    })
  })

  test('refuses to delete a used type without a replacement, and reports its usage', async () => {
    const [house, villa] = [await add('types', 'House'), await add('types', 'Villa')]
    const first = await addProperty(client, house, { types: [villa] })
    const second = await addProperty(client, villa, { types: [house] })
    const params = { kind: 'types', id: house } as const
    expect((await read('types', house)).total_properties).toBe(2)
    expect(await removalErrorOf(params)).toEqual({
      code: 'KEY_IN_USE',
      status: 409,
      properties: 2,
      condominiums: 0,
      keys: 0,
    })
    expect(await removalErrorOf(params, { detach: 1 })).toMatchObject({ code: 'KEY_IN_USE', properties: 1 })
    expect((await read('types', house)).total_properties).toBe(2)
    expect(await removalErrorOf(params, { move_to: house })).toMatchObject({ code: 'MISSING' })
    await client.call('keyItems.remove', { params, query: { move_to: villa } })
    const fetchGeneral = async (id: number) =>
      (await client.call('properties.general', { params: { id } })).block
    expect(await fetchGeneral(first)).toMatchObject({ type_id: villa, types: [] })
    expect(await fetchGeneral(second)).toMatchObject({ type_id: villa, types: [] })
    expect((await read('types', villa)).total_properties).toBe(2)
  })

  test('replaces a feature, and removes lifestyles, listing types and groups without replacement', async () => {
    const db = database.db()
    const type = await insertKeyItem(db, 'types', 'Cottage', 'Casa de campo')
    const { keys } = await client.call('keyItems.list', { params: { kind: 'master' } })
    const group = keys.at(-1)?.id ?? 0
    const [pool, heated] = [
      await add('features', 'Swimming pool', '', { master: group }),
      await add('features', 'Heated pool', '', { master: group }),
    ]
    const golf = await add('lifestyles', 'Golf and country')
    const resale = await add('listings', 'For resale')
    const search = { youtube_id: null, website: null, listing_id: resale, lifestyles_id: [golf] }
    const id = await addProperty(client, type, { features_id: [pool, heated], search })

    expect(await removalErrorOf({ kind: 'features', id: pool })).toMatchObject({ properties: 1 })
    await client.call('keyItems.remove', {
      params: { kind: 'features', id: pool },
      query: { move_to: heated },
    })
    for (const [kind, key] of [
      ['lifestyles', golf],
      ['listings', resale],
    ] as const) {
      expect(await removalErrorOf({ kind, id: key })).toMatchObject({ code: 'KEY_IN_USE', properties: 1 })
      await client.call('keyItems.remove', { params: { kind, id: key }, query: { detach: 1 } })
    }
    expect((await client.call('properties.general', { params: { id } })).block).toMatchObject({
      features_id: [heated],
      search: { listing_id: null, lifestyles_id: [] },
    })
    expect(await removalErrorOf({ kind: 'master', id: group })).toMatchObject({ keys: 1 })
    await client.call('keyItems.remove', { params: { kind: 'master', id: group }, query: { detach: 1 } })
    expect(await read('features', heated)).toMatchObject({ master: 0 })
  })

  test('counts and replaces usage in developments too', async () => {
    const db = database.db()
    const [tower, block] = [await add('types', 'Tower'), await add('types', 'Block of flats')]
    const [lift, ramp] = [await add('features', 'Service lift'), await add('features', 'Wheelchair ramp')]
    const condominium_id = await insertDevelopment(db, 'Dunes', 'Dunas', { type_id: tower })
    await db
      .insertInto('condominium_features')
      .values([
        { condominium_id, key_id: lift },
        { condominium_id, key_id: ramp },
      ])
      .execute()
    expect(await removalErrorOf({ kind: 'types', id: tower })).toMatchObject({
      properties: 0,
      condominiums: 1,
    })
    await client.call('keyItems.remove', { params: { kind: 'types', id: tower }, query: { move_to: block } })
    await client.call('keyItems.remove', { params: { kind: 'features', id: lift }, query: { move_to: ramp } })
    expect((await read('types', block)).total_condominiums).toBe(1)
    expect((await read('features', ramp)).total_condominiums).toBe(1)
  })

  test('reorders some key items and keeps the positions of others', async () => {
    const kind = 'lifestyles'
    const db = database.db()
    await db.deleteFrom('key_items').where('kind', '=', kind).execute()
    const ids: number[] = []
    for (const name of ['First', 'Second', 'Third', 'Fourth']) ids.push(await add(kind, name))
    const [first = 0, second = 0, third = 0] = ids
    await client.call('keyItems.reorder', { params: { kind }, body: { list: [third, first] } })
    expect(await listNames(kind)).toEqual(['Third', 'Second', 'First', 'Fourth'])
    const unrelated = await add('listings', 'Exclusive')
    const wrong = client.call('keyItems.reorder', { params: { kind }, body: { list: [second, unrelated] } })
    expect(await errorOf(wrong)).toMatchObject({ fields: { list: 'invalid' } })
  })

  test('returns 412 for a stale version; new usage does not change the version', async () => {
    const id = await add('types', 'Penthouse')
    const params = { kind: 'types', id } as const
    const etag = (await client.request('keyItems.get', { params })).headers.get('etag') ?? ''
    await addProperty(client, id)
    const headers = { 'if-match': etag }
    const saved = await client.request('keyItems.update', { params, body: withName('Top floor'), headers })
    expect(saved.status).toBe(202)
    const stale = client.call('keyItems.update', { params, body: withName('Attic floor'), headers })
    expect(await errorOf(stale)).toMatchObject({ code: 'CHANGED_BY_SOMEONE_ELSE', status: 412 })
    const currentVersion = { 'if-match': saved.headers.get('etag') ?? '' }
    await client.call('keyItems.update', { params, body: withName('Attic floor'), headers: currentVersion })
  })

  test('requires a session for changes, and accepts only the five kinds', async () => {
    const fetchStatus = async (path: string, token?: string) =>
      (
        await client.app.request(`/api/v1${path}`, {
          method: 'POST',
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
      ).status
    expect(await fetchStatus('/key-items/types/add')).toBe(401)
    expect(await fetchStatus('/key-items/prices/add', client.token)).toBe(404)
    expect(await fetchStatus('/key-items/types/4711/update', client.token)).toBe(422)
  })
})
