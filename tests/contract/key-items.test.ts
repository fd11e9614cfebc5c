import { AgencyError } from '#contract/errors.ts'
import type { KeyKind } from '#contract/key-items.ts'
import { eachDatabase } from './databases.ts'
import { type Desk, openDesk, refusalOf } from './desk.ts'
import { addCondominium, addKey, addProperty } from './portfolio.ts'

const named = (en: string, pt = '') => ({ name: { en, pt } })

eachDatabase((database) => {
  let desk: Desk

  beforeAll(async () => {
    desk = await openDesk(database)
  })

  const add = async (kind: KeyKind, en: string, pt = '', more = {}) =>
    (await desk.call('keyItems.add', { params: { kind }, body: { ...named(en, pt), ...more } })).key_id ?? 0
  const names = async (kind: KeyKind) =>
    (await desk.call('keyItems.list', { params: { kind } })).keys.map(({ name }) => name.en)
  const read = async (kind: KeyKind, id: number) =>
    (await desk.call('keyItems.get', { params: { kind, id } })).key
  /** The refusal with the numbers that it names. */
  const inUse = async (params: { kind: KeyKind; id: number }, query = {}) => {
    const error: unknown = await desk
      .call('keyItems.remove', { params, query })
      .catch((each: unknown) => each)
    return error instanceof AgencyError ? { code: error.code, status: error.status, ...error.params } : error
  }

  test('a new key stands at the end, filterable and without a divider unless told', async () => {
    await add('lifestyles', 'By the sea', 'Junto ao mar')
    const id = await add('lifestyles', 'Vineyards')
    expect(await names('lifestyles')).toEqual(['By the sea', 'Vineyards'])
    expect(await read('lifestyles', id)).toMatchObject({
      ...named('Vineyards', '-'),
      filterable: 1,
      icons: null,
      master: 0,
      total_properties: 0,
    })
  })

  test.each([
    ['no name', named(''), { 'name[en]': 'required' }],
    ['a Portuguese name alone', named('', 'Quinta'), { 'name[en]': 'required' }],
    ['a name of four characters', named('Loft', 'Loft'), { 'name[en]': 'min:5', 'name[pt]': 'min:5' }],
    ['spaces to fill it up', named('  Loft  '), { 'name[en]': 'min:5' }],
  ])('a new key with %s is refused', async (_, body, fields) => {
    const refused = desk.call('keyItems.add', { params: { kind: 'types' }, body })
    expect(await refusalOf(refused)).toMatchObject({ status: 422, fields })
  })

  test('an older key may keep its short name, and takes no new one', async () => {
    const id = await addKey(database.db(), 'types', 'Loft', 'Loft')
    const params = { kind: 'types', id } as const
    await desk.call('keyItems.update', { params, body: { ...named('Loft', 'Loft'), filterable: 0 } })
    expect(await read('types', id)).toMatchObject({ ...named('Loft', 'Loft'), filterable: 0 })
    const renamed = desk.call('keyItems.update', { params, body: named('Flat', 'Loft') })
    expect(await refusalOf(renamed)).toMatchObject({ code: 'MISSING', fields: { 'name[en]': 'min:5' } })
    await desk.call('keyItems.update', { params, body: named('Loft apartment', '-') })
    expect(await read('types', id)).toMatchObject(named('Loft apartment', '-'))
  })

  test('a feature stands under a divider, and nothing else has one', async () => {
    const { keys } = await desk.call('keyItems.list', { params: { kind: 'master' } })
    const [view, outdoor] = keys.map(({ id }) => id)
    const id = await add('features', 'Sea view', 'Vista mar', { master: view, icons: 'sun' })
    expect(await read('features', id)).toMatchObject({ master: view, icons: 'sun' })
    await desk.call('keyItems.update', {
      params: { kind: 'features', id },
      body: { ...named('Sea view'), master: outdoor },
    })
    expect(await read('features', id)).toMatchObject({ master: outdoor, icons: 'sun' })
    expect((await read('master', outdoor ?? 0)).total_keys).toBe(1)
    const wrong = desk.call('keyItems.add', {
      params: { kind: 'features' },
      body: { ...named('Garden'), master: id },
    })
    expect(await refusalOf(wrong)).toMatchObject({ fields: { master: 'invalid' } })
    expect(await read('listings', await add('listings', 'Resale', '', { master: view }))).toMatchObject({
      master: 0,
    })
  })

  test('a key that nothing uses is deleted; one of another kind is not there', async () => {
    const id = await add('listings', 'Refurbished')
    const wrong = desk.call('keyItems.remove', { params: { kind: 'types', id } })
    expect(await refusalOf(wrong)).toMatchObject({ code: 'NOT_FOUND' })
    await desk.call('keyItems.remove', { params: { kind: 'listings', id } })
    expect(await refusalOf(desk.call('keyItems.get', { params: { kind: 'listings', id } }))).toMatchObject({
      status: 404,
    })
  })

  test('a type in use says by how many, goes only when they are given another, and never leaves one without', async () => {
    const [house, villa] = [await add('types', 'House'), await add('types', 'Villa')]
    const first = await addProperty(desk, house, { types: [villa] })
    const second = await addProperty(desk, villa, { types: [house] })
    const params = { kind: 'types', id: house } as const
    expect((await read('types', house)).total_properties).toBe(2)
    expect(await inUse(params)).toEqual({
      code: 'KEY_IN_USE',
      status: 409,
      properties: 2,
      condominiums: 0,
      keys: 0,
    })
    expect(await inUse(params, { detach: 1 })).toMatchObject({ code: 'KEY_IN_USE', properties: 1 })
    expect((await read('types', house)).total_properties).toBe(2)
    expect(await inUse(params, { move_to: house })).toMatchObject({ code: 'MISSING' })
    await desk.call('keyItems.remove', { params, query: { move_to: villa } })
    const general = async (id: number) => (await desk.call('properties.general', { params: { id } })).block
    expect(await general(first)).toMatchObject({ type_id: villa })
    expect(await general(second)).toMatchObject({ type_id: villa })
    expect((await read('types', villa)).total_properties).toBe(2)
  })

  test('features, lifestyles, website lists and dividers can also be taken off', async () => {
    const db = database.db()
    const type = await addKey(db, 'types', 'Cottage', 'Casa de campo')
    const { keys } = await desk.call('keyItems.list', { params: { kind: 'master' } })
    const divider = keys.at(-1)?.id ?? 0
    const [pool, heated] = [
      await add('features', 'Swimming pool', '', { master: divider }),
      await add('features', 'Heated pool', '', { master: divider }),
    ]
    const golf = await add('lifestyles', 'Golf and country')
    const resale = await add('listings', 'For resale')
    const search = { youtube_id: null, website: null, listing_id: resale, lifestyles_id: [golf] }
    const id = await addProperty(desk, type, { features_id: [pool, heated], search })

    expect(await inUse({ kind: 'features', id: pool })).toMatchObject({ properties: 1 })
    await desk.call('keyItems.remove', { params: { kind: 'features', id: pool }, query: { move_to: heated } })
    for (const [kind, key] of [
      ['lifestyles', golf],
      ['listings', resale],
    ] as const) {
      expect(await inUse({ kind, id: key })).toMatchObject({ code: 'KEY_IN_USE', properties: 1 })
      await desk.call('keyItems.remove', { params: { kind, id: key }, query: { detach: 1 } })
    }
    expect((await desk.call('properties.general', { params: { id } })).block).toMatchObject({
      features_id: [heated],
      search: { listing_id: null, lifestyles_id: [] },
    })
    expect(await inUse({ kind: 'master', id: divider })).toMatchObject({ keys: 1 })
    await desk.call('keyItems.remove', { params: { kind: 'master', id: divider }, query: { detach: 1 } })
    expect(await read('features', heated)).toMatchObject({ master: 0 })
  })

  test('developments use keys too: they are counted, and get the other key', async () => {
    const db = database.db()
    const [tower, block] = [await add('types', 'Tower'), await add('types', 'Block of flats')]
    const [lift, ramp] = [await add('features', 'Service lift'), await add('features', 'Wheelchair ramp')]
    const condominium_id = await addCondominium(db, 'Dunes', 'Dunas', { type_id: tower })
    await db
      .insertInto('condominium_features')
      .values([
        { condominium_id, key_id: lift },
        { condominium_id, key_id: ramp },
      ])
      .execute()
    expect(await inUse({ kind: 'types', id: tower })).toMatchObject({ properties: 0, condominiums: 1 })
    await desk.call('keyItems.remove', { params: { kind: 'types', id: tower }, query: { move_to: block } })
    await desk.call('keyItems.remove', { params: { kind: 'features', id: lift }, query: { move_to: ramp } })
    expect((await read('types', block)).total_condominiums).toBe(1)
    expect((await read('features', ramp)).total_condominiums).toBe(1)
  })

  test('the order of some keys changes, and the others keep their places', async () => {
    const kind = 'lifestyles'
    const db = database.db()
    await db.deleteFrom('key_items').where('kind', '=', kind).execute()
    const ids: number[] = []
    for (const name of ['First', 'Second', 'Third', 'Fourth']) ids.push(await add(kind, name))
    const [first = 0, second = 0, third = 0] = ids
    await desk.call('keyItems.reorder', { params: { kind }, body: { list: [third, first] } })
    expect(await names(kind)).toEqual(['Third', 'Second', 'First', 'Fourth'])
    const alien = await add('listings', 'Exclusive')
    const wrong = desk.call('keyItems.reorder', { params: { kind }, body: { list: [second, alien] } })
    expect(await refusalOf(wrong)).toMatchObject({ fields: { list: 'invalid' } })
  })

  test('two people at one key: the second to save is told, and a use more is no change', async () => {
    const id = await add('types', 'Penthouse')
    const params = { kind: 'types', id } as const
    const seen = (await desk.ask('keyItems.get', { params })).headers.get('etag') ?? ''
    await addProperty(desk, id)
    const headers = { 'if-match': seen }
    const saved = await desk.ask('keyItems.update', { params, body: named('Top floor'), headers })
    expect(saved.status).toBe(202)
    const stale = desk.call('keyItems.update', { params, body: named('Attic floor'), headers })
    expect(await refusalOf(stale)).toMatchObject({ code: 'CHANGED_BY_SOMEONE_ELSE', status: 412 })
    const fresh = { 'if-match': saved.headers.get('etag') ?? '' }
    await desk.call('keyItems.update', { params, body: named('Attic floor'), headers: fresh })
  })

  test('nobody who is not signed in changes a key, and the kinds are five', async () => {
    const status = async (path: string, token?: string) =>
      (
        await desk.app.request(`/api/v1${path}`, {
          method: 'POST',
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
      ).status
    expect(await status('/key-items/types/add')).toBe(401)
    expect(await status('/key-items/prices/add', desk.token)).toBe(404)
    expect(await status('/key-items/types/4711/update', desk.token)).toBe(422)
  })
})
