import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import { fileOf, jpeg } from './photos.ts'
import { addDevelopment, insertKeyItem, addProperty } from './portfolio.ts'

const emptyTexts = { en: '', pt: '' }
const location = {
  lat: 38.37,
  lng: -8.8,
  radius: 200,
  concelho: 'Grândola',
  distrito: 'Setúbal',
  political: 'Carvalhal',
  al2: 'Grândola',
  al3: 'Carvalhal',
  routeLocation: 'Rua do Pego',
}

eachDatabase((database) => {
  let client: TestClient
  let id: number

  beforeAll(async () => {
    client = await createTestClient(database)
  })
  beforeEach(async () => {
    id = await addDevelopment(client)
  })

  const listMedia = async () => (await client.call('condominiums.media', { params: { id } })).block.media
  const upload = async () => {
    const body = { file: fileOf(await jpeg()) }
    const response = await client.call('condominiums.uploadMedia', { params: { id }, body })
    if (response.media === undefined) throw new Error('The upload returned no photo')
    return response.media
  }

  test('orders, replaces and deletes photos, marks floor plans, and keeps a cover while any photos are left', async () => {
    const [first, second, third] = [await upload(), await upload(), await upload()]
    expect((await listMedia()).map(({ cover }) => cover)).toEqual([1, 0, 0])
    const list = [third.id, first.id, second.id]
    await client.call('condominiums.orderMedia', { params: { id }, body: { list } })
    await client.call('condominiums.coverMedia', { params: { id, media_id: second.id } })
    await client.call('condominiums.plantMedia', { params: { id, media_id: third.id } })
    const body = { file: fileOf(await jpeg()) }
    const replaced = await client.call('condominiums.replaceMedia', {
      params: { id, media_id: first.id },
      body,
    })
    expect(replaced.media?.file).not.toBe(first.file)
    expect(await listMedia()).toMatchObject([
      { id: third.id, plant: 1, cover: 0 },
      { id: first.id, cover: 0 },
      { id: second.id, cover: 1 },
    ])
    const url = `/media/condominiums/${id}/${replaced.media?.file}`
    expect((await client.app.request(url)).status).toBe(200)
    await client.call('condominiums.removeMedia', { params: { id }, body: { file_name: second.file } })
    expect(await listMedia()).toMatchObject([{ id: third.id }, { id: first.id, cover: 1 }])
    const general = (await client.call('condominiums.general', { params: { id } })).block
    expect(general).toMatchObject({ media_count: 2, cover: { id: first.id } })
    await client.call('condominiums.removeAllMedia', { params: { id } })
    expect([await listMedia(), await client.context.media.list(`condominiums/${id}`)]).toEqual([[], []])
  })

  test('does not confuse its photos with those of a property with the same id', async () => {
    const typeId = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
    const photo = await upload()
    let propertyId = await addProperty(client, typeId)
    while (propertyId < id) propertyId = await addProperty(client, typeId)
    const params = { id: propertyId }
    const body = { media_id: photo.id }
    expect(await errorOf(client.call('properties.removeMedia', { params, body }))).toMatchObject({
      status: 404,
    })
    expect(await listMedia()).toHaveLength(1)
  })

  test('returns attachments byte for byte and deletes them with the development', async () => {
    const file = fileOf(Buffer.from('%PDF-1.7'), 'Memória descritiva.pdf', 'application/pdf')
    const { attachment } = await client.call('condominiums.uploadAttachment', {
      params: { id },
      body: { file },
    })
    const attachment_id = attachment?.id ?? 0
    const list = async () =>
      (await client.call('condominiums.attachments', { params: { id } })).block.attachments
    expect(await list()).toEqual([attachment])
    const response = await client.request('condominiums.downloadAttachment', {
      params: { id, attachment_id },
    })
    expect([response.status, await response.text()]).toEqual([200, '%PDF-1.7'])
    await client.call('condominiums.removeAttachment', { params: { id }, body: { attachment_id } })
    expect(await list()).toEqual([])
    await client.call('condominiums.uploadAttachment', { params: { id }, body: { file } })
    await upload()
    await client.call('condominiums.remove', { params: { id } })
    const files = ['condominiums', 'attachments/condominiums'].map((folder) =>
      client.context.media.list(`${folder}/${id}`),
    )
    expect((await Promise.all(files)).flat()).toEqual([])
  })

  test('stores a location with a version, and removes it only if both ids in the path match', async () => {
    const params = { id }
    const read = () => client.call('condominiums.location', { params })
    expect((await read()).block.location).toBeNull()
    const etag = (await client.request('condominiums.location', { params })).headers.get('etag') ?? ''
    const headers = { 'if-match': etag }
    await client.call('condominiums.saveLocation', { params, body: location, headers })
    expect((await read()).block.location).toEqual(location)
    const stale = client.call('condominiums.saveLocation', { params, body: location, headers })
    expect(await errorOf(stale)).toMatchObject({ status: 412 })
    const refused = client.call('condominiums.removeLocation', { params: { id, condo_id: id + 1 } })
    expect(await errorOf(refused)).toMatchObject({ status: 404 })
    await client.call('condominiums.removeLocation', { params: { id, condo_id: id } })
    expect((await read()).block.location).toBeNull()
  })

  test('stores the website order, sorts by it, and rejects unknown developments', async () => {
    const other = await addDevelopment(client)
    const listInOrder = async (sortDesc = false) => {
      const query = { sortBy: 'location_order', sortDesc } as const
      const { condominiums } = await client.call('condominiums.list', { query })
      return condominiums
        .map((development) => development.id)
        .filter((developmentId) => [id, other].includes(developmentId))
    }
    expect(await listInOrder()).toEqual([id, other])
    await client.call('condominiums.reorderLocations', { body: { list: [other, id] } })
    expect([await listInOrder(), await listInOrder(true)]).toEqual([
      [other, id],
      [id, other],
    ])
    const refused = client.call('condominiums.reorderLocations', { body: { list: [id, 4711] } })
    expect(await errorOf(refused)).toMatchObject({ code: 'MISSING', fields: { list: 'invalid' } })
  })

  test('stores slugs, rejects one that another development has, and generates empty ones from the title', async () => {
    const save = (developmentId: number, slug = emptyTexts) =>
      client.call('condominiums.saveSeo', {
        params: { id: developmentId },
        body: { title: { en: 'Dunes', pt: 'Dunas do Pego' }, slug, description: emptyTexts },
      })
    const fetchSlug = async (developmentId: number) =>
      (await client.call('condominiums.seo', { params: { id: developmentId } })).block.slug
    await save(id, { en: `dunes-${id}`, pt: `dunas-${id}` })
    expect(await fetchSlug(id)).toEqual({ en: `dunes-${id}`, pt: `dunas-${id}` })
    const other = await addDevelopment(client)
    expect(await errorOf(save(other, { en: '', pt: `dunas-${id}` }))).toMatchObject({
      code: 'SLUG_ALREADY_EXISTS',
      fields: { 'slug[pt]': 'SLUG_ALREADY_EXISTS' },
    })
    await save(other)
    expect((await fetchSlug(other)).pt).toMatch(/^dunas-do-pego/)
  })
})
