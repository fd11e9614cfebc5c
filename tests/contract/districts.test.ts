import type { Body } from '#contract/endpoint.ts'
import { districtImages, districtTexts } from '#contract/district-fields.ts'
import type { districts } from '#contract/districts.ts'
import { sweepOrphans } from '../../agency-api/media/sweep.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import { fileOf, gif, jpeg } from './photos.ts'
import { addDevelopment, insertKeyItem, addProperty, insertDevelopment, findTagId } from './portfolio.ts'

type Input = Body<typeof districts.add>

const inBothLanguages = (text: string) => ({ en: `${text} in English`, pt: `${text} em português` })

const createDistrictForm = (en: string, pt: string, overrides: Partial<Input> = {}): Input => ({
  name: { en, pt },
  description: inBothLanguages('Description'),
  districts_title1: inBothLanguages('Title 1'),
  districts_title2: inBothLanguages('Title 2'),
  districts1: inBothLanguages('Sea'),
  districts2: inBothLanguages('Golf'),
  districts3: inBothLanguages('Wine'),
  districts4: inBothLanguages('Cork'),
  districts5: inBothLanguages('Surf'),
  key_point1: inBothLanguages('Point 1'),
  key_point2: inBothLanguages('Point 2'),
  key_point3: inBothLanguages('Point 3'),
  key_point4: inBothLanguages('Point 4'),
  did_you_know: inBothLanguages('Did you know'),
  presents: inBothLanguages('Presents'),
  kpis: { Population: 545_000, 'Golf Club': 3 },
  ...overrides,
})

eachDatabase((database) => {
  let client: TestClient
  let flatType: number

  beforeAll(async () => {
    client = await createTestClient(database)
    flatType = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
  })

  const add = async (body: Input) => (await client.call('districts.add', { body })).district_id
  const get = async (id: number) => (await client.call('districts.get', { params: { id } })).district
  const update = (id: number, body: Input) => client.call('districts.update', { params: { id }, body })
  const listFiles = async (id: number) =>
    (await client.context.media.list(`districts/${id}`)).map(({ path }) => path)

  test('sorts a district that has a name in one language only by that name', async () => {
    for (const [en, pt] of [
      ['Sines', 'Sines'],
      ['', 'Braga'],
      ['Alcobaca', ''],
    ] as const)
      await add(createDistrictForm(en, pt))
    for (const language of ['en', 'pt']) {
      const { districts: listed } = await client.call('districts.list', { language })
      const names = listed.map(({ name }) => name.pt || name.en)
      expect(names.filter((name) => ['Sines', 'Braga', 'Alcobaca'].includes(name))).toEqual([
        'Alcobaca',
        'Braga',
        'Sines',
      ])
    }
  })

  test('stores a district in both languages; lists omit `did_you_know`, `presents`, `to_visit` and `map`', async () => {
    const body = createDistrictForm('Lisbon', 'Lisboa')
    const id = await add(body)
    const empty = Object.fromEntries(districtImages.map((name) => [name, null]))
    const complete = {
      ...body,
      ...empty,
      id,
      cover_card: null,
      total_properties: 0,
      total_condominiums: 0,
      lat: null,
      lng: null,
    }
    expect(await get(id)).toEqual(complete)
    const { districts: listed } = await client.call('districts.list', {
      query: { filter: { search: 'lisboa' } },
    })
    const { did_you_know: _, presents: __, to_visit: ___, map: ____, ...card } = complete
    expect(listed).toEqual([card])

    const cleared = { ...createDistrictForm('', 'Lisboa'), kpis: { Population: null, 'Golf Club': 0 } }
    for (const name of districtTexts) cleared[name] = { en: '', pt: '' }
    await update(id, cleared)
    expect(await get(id)).toMatchObject({ name: { en: '', pt: 'Lisboa' }, kpis: {}, key_point4: { pt: '' } })
  })

  test('requires a name in at least one language, and rejects duplicate names', async () => {
    expect(await errorOf(add(createDistrictForm(' ', '')))).toEqual({
      code: 'IS_EMPTY',
      status: 422,
      fields: { 'name[pt]': 'oneLanguage' },
    })
    const id = await add(createDistrictForm('Évora', ''))
    const other = await add(createDistrictForm('Beja', 'Beja'))
    expect(await errorOf(add(createDistrictForm('evora', 'Outra')))).toEqual({
      code: 'CITY_ALREADY_EXISTS',
      status: 409,
      fields: { 'name[en]': 'CITY_ALREADY_EXISTS' },
    })
    expect(await errorOf(update(id, createDistrictForm('', 'BEJA')))).toMatchObject({
      fields: { 'name[pt]': 'CITY_ALREADY_EXISTS' },
    })
    await add(createDistrictForm('', 'Vila  Franca'))
    for (const name of ['vila franca', 'Vila   Franca'])
      expect(await errorOf(add(createDistrictForm('', name)))).toMatchObject({ code: 'CITY_ALREADY_EXISTS' })
    await update(other, createDistrictForm('Beja', 'Beja'))
    const outcomes = await Promise.allSettled([
      add(createDistrictForm('Faro', 'Faro')),
      add(createDistrictForm('Faro', 'Faro')),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await errorOf(update(4711, createDistrictForm('Nowhere', '')))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('accepts six images in one form, and deletes the files of replaced or removed ones', async () => {
    const image = async () => fileOf(await jpeg())
    const images: Partial<Input> = {}
    for (const name of districtImages) images[name] = await image()
    const id = await add(createDistrictForm('Porto', 'Porto', images))
    const original = await get(id)
    const names = districtImages.map((name) => original[name] ?? '')
    expect(new Set(names).size).toBe(6)
    expect(original.cover_card).toBe(names[0]?.replace('.webp', '-card.webp'))
    expect(await listFiles(id)).toHaveLength(12)
    for (const name of [...names, original.cover_card])
      expect((await client.app.request(`/media/districts/${id}/${name}`)).status).toBe(200)

    const stored = Object.fromEntries(districtImages.map((name) => [name, original[name]]))
    await update(id, createDistrictForm('Porto', 'Porto', { ...stored, cover: await image(), map: null }))
    const updated = await get(id)
    expect(updated).toMatchObject({ cover2: original.cover2, to_visit: original.to_visit, map: null })
    expect(updated.cover).not.toBe(original.cover)
    expect(await listFiles(id)).toHaveLength(10)
    expect(await listFiles(id)).not.toContain(`districts/${id}/${original.cover}`)

    const refused = update(
      id,
      createDistrictForm('Porto', 'Porto', { cover3: fileOf(await gif()), cover4: await image() }),
    )
    expect(await errorOf(refused)).toMatchObject({ fields: { cover3: 'FILE_TYPE_NOT_ALLOWED' } })
    const taken = update(id, createDistrictForm('Lisbon', 'Lisboa', { cover4: await image() }))
    expect(await errorOf(taken)).toMatchObject({ code: 'CITY_ALREADY_EXISTS' })
    expect(await listFiles(id)).toHaveLength(10)

    const inTwoHours = { ...client.context, now: () => new Date(Date.now() + 7_200_000) }
    expect(await sweepOrphans(inTwoHours)).toEqual({ quarantined: 0, restored: 0, deleted: 0 })
    await client.call('districts.remove', { params: { id } })
    expect(await listFiles(id)).toEqual([])
  })

  test('derives its figures from its properties: on offer, total, and average location', async () => {
    const db = database.db()
    const district_id = await add(createDistrictForm('Cascais', 'Cascais'))
    const before = await client.request('districts.get', { params: { id: district_id } })
    const propertyIds = [
      await addProperty(client, flatType, { district_id }),
      await addProperty(client, flatType, { district_id, archived: 1 }),
      await addProperty(client, flatType, { district_id, tag_id: await findTagId(db, 'sold') }),
    ]
    for (const [index, id] of propertyIds.entries())
      await db
        .updateTable('properties')
        .set({ lat: 38 + index, lng: index === 2 ? null : -9 - index })
        .where('id', '=', id)
        .execute()
    await addDevelopment(client, { district_id })
    expect(await get(district_id)).toMatchObject({
      kpis: { Population: 545_000, Properties: 1, 'Golf Club': 3 },
      total_properties: 3,
      total_condominiums: 1,
      lat: 38.5,
      lng: -9.5,
    })
    const after = await client.request('districts.get', { params: { id: district_id } })
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
  })

  test('returns 412 for a stale version', async () => {
    const id = await add(createDistrictForm('Sintra', 'Sintra'))
    const etag = (await client.request('districts.get', { params: { id } })).headers.get('etag') ?? ''
    const save = (golf: number) =>
      client.request('districts.update', {
        params: { id },
        body: createDistrictForm('Sintra', 'Sintra', { kpis: { Population: 1, 'Golf Club': golf } }),
        headers: { 'if-match': etag },
      })
    expect((await save(1)).status).toBe(202)
    const second = await save(2)
    expect([second.status, (await get(id)).kpis['Golf Club']]).toEqual([412, 1])
  })

  test('unlinks its properties and developments when deleted', async () => {
    const db = database.db()
    const district_id = await add(createDistrictForm('Oeiras', 'Oeiras'))
    const home = await addProperty(client, flatType, { district_id })
    const dunes = await insertDevelopment(db, 'Dunes', 'Dunas', { district_id })
    await client.call('districts.remove', { params: { id: district_id } })
    const { block } = await client.call('properties.general', { params: { id: home } })
    expect(block.district_id).toBeNull()
    const development = await db
      .selectFrom('condominiums')
      .select('district_id')
      .where('id', '=', dunes)
      .executeTakeFirst()
    expect(development).toEqual({ district_id: null })
    expect(await errorOf(get(district_id))).toMatchObject({ status: 404 })
  })
})
