import { eachDatabase } from './databases.ts'
import { type Desk, openDesk, refusalOf } from './desk.ts'
import { fileOf, jpeg } from './photographs.ts'
import { addDevelopment, addKey, addProperty } from './portfolio.ts'

const nothing = { en: '', pt: '' }
const place = {
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
  let desk: Desk
  let id: number

  beforeAll(async () => {
    desk = await openDesk(database)
  })
  beforeEach(async () => {
    id = await addDevelopment(desk)
  })

  const media = async () => (await desk.call('condominiums.media', { params: { id } })).block.media
  const upload = async () => {
    const body = { file: fileOf(await jpeg()) }
    const answer = await desk.call('condominiums.uploadMedia', { params: { id }, body })
    if (answer.media === undefined) throw new Error('The upload answered no photograph')
    return answer.media
  }

  test('photographs: first the cover, then in order, replaced, marked and removed', async () => {
    const [first, second, third] = [await upload(), await upload(), await upload()]
    expect((await media()).map(({ cover }) => cover)).toEqual([1, 0, 0])
    const list = [third.id, first.id, second.id]
    await desk.call('condominiums.orderMedia', { params: { id }, body: { list } })
    await desk.call('condominiums.coverMedia', { params: { id, media_id: second.id } })
    await desk.call('condominiums.plantMedia', { params: { id, media_id: third.id } })
    const body = { file: fileOf(await jpeg()) }
    const replaced = await desk.call('condominiums.replaceMedia', {
      params: { id, media_id: first.id },
      body,
    })
    expect(replaced.media?.file).not.toBe(first.file)
    expect(await media()).toMatchObject([
      { id: third.id, plant: 1, cover: 0 },
      { id: first.id, cover: 0 },
      { id: second.id, cover: 1 },
    ])
    const address = `/media/condominiums/${id}/${replaced.media?.file}`
    expect((await desk.app.request(address)).status).toBe(200)
    await desk.call('condominiums.removeMedia', { params: { id }, body: { file_name: second.file } })
    expect(await media()).toMatchObject([{ id: third.id }, { id: first.id, cover: 1 }])
    const card = (await desk.call('condominiums.general', { params: { id } })).block
    expect(card).toMatchObject({ media_count: 2, cover: { id: first.id } })
    await desk.call('condominiums.removeAllMedia', { params: { id } })
    expect([await media(), await desk.house.media.list(`condominiums/${id}`)]).toEqual([[], []])
  })

  test('photographs of a property with the same id are another matter', async () => {
    const type = await addKey(database.db(), 'types', 'Flat', 'Apartamento')
    const photograph = await upload()
    let property = await addProperty(desk, type)
    while (property < id) property = await addProperty(desk, type)
    const params = { id: property }
    const body = { media_id: photograph.id }
    expect(await refusalOf(desk.call('properties.removeMedia', { params, body }))).toMatchObject({
      status: 404,
    })
    expect(await media()).toHaveLength(1)
  })

  test('attachments come back byte for byte, and go with the development', async () => {
    const file = fileOf(Buffer.from('%PDF-1.7'), 'Memória descritiva.pdf', 'application/pdf')
    const { attachment } = await desk.call('condominiums.uploadAttachment', {
      params: { id },
      body: { file },
    })
    const attachment_id = attachment?.id ?? 0
    const list = async () =>
      (await desk.call('condominiums.attachments', { params: { id } })).block.attachments
    expect(await list()).toEqual([attachment])
    const answer = await desk.ask('condominiums.downloadAttachment', { params: { id, attachment_id } })
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7'])
    await desk.call('condominiums.removeAttachment', { params: { id }, body: { attachment_id } })
    expect(await list()).toEqual([])
    await desk.call('condominiums.uploadAttachment', { params: { id }, body: { file } })
    await upload()
    await desk.call('condominiums.remove', { params: { id } })
    const files = ['condominiums', 'attachments/condominiums'].map((folder) =>
      desk.house.media.list(`${folder}/${id}`),
    )
    expect((await Promise.all(files)).flat()).toEqual([])
  })

  test('one location, with a version, that both ids of its removal name', async () => {
    const params = { id }
    const read = () => desk.call('condominiums.location', { params })
    expect((await read()).block.location).toBeNull()
    const seen = (await desk.ask('condominiums.location', { params })).headers.get('etag') ?? ''
    const headers = { 'if-match': seen }
    await desk.call('condominiums.saveLocation', { params, body: place, headers })
    expect((await read()).block.location).toEqual(place)
    const stale = desk.call('condominiums.saveLocation', { params, body: place, headers })
    expect(await refusalOf(stale)).toMatchObject({ status: 412 })
    const odd = desk.call('condominiums.removeLocation', { params: { id, condo_id: id + 1 } })
    expect(await refusalOf(odd)).toMatchObject({ status: 404 })
    await desk.call('condominiums.removeLocation', { params: { id, condo_id: id } })
    expect((await read()).block.location).toBeNull()
  })

  test('the order on the website is kept and can be sorted by, and an unknown one refused', async () => {
    const other = await addDevelopment(desk)
    const inOrder = async (sortDesc = false) => {
      const query = { sortBy: 'location_order', sortDesc } as const
      const { condominiums } = await desk.call('condominiums.list', { query })
      return condominiums.map((each) => each.id).filter((each) => [id, other].includes(each))
    }
    expect(await inOrder()).toEqual([id, other])
    await desk.call('condominiums.reorderLocations', { body: { list: [other, id] } })
    expect([await inOrder(), await inOrder(true)]).toEqual([
      [other, id],
      [id, other],
    ])
    const odd = desk.call('condominiums.reorderLocations', { body: { list: [id, 4711] } })
    expect(await refusalOf(odd)).toMatchObject({ code: 'MISSING', fields: { list: 'invalid' } })
  })

  test('slugs are made from the title, and each is one development’s alone', async () => {
    const save = (of: number, slug = nothing) =>
      desk.call('condominiums.saveSeo', {
        params: { id: of },
        body: { title: { en: 'Dunes', pt: 'Dunas do Pego' }, slug, description: nothing },
      })
    const slug = async (of: number) =>
      (await desk.call('condominiums.seo', { params: { id: of } })).block.slug
    await save(id, { en: `dunes-${id}`, pt: `dunas-${id}` })
    expect(await slug(id)).toEqual({ en: `dunes-${id}`, pt: `dunas-${id}` })
    const other = await addDevelopment(desk)
    expect(await refusalOf(save(other, { en: '', pt: `dunas-${id}` }))).toMatchObject({
      code: 'SLUG_ALREADY_EXISTS',
      fields: { 'slug[pt]': 'SLUG_ALREADY_EXISTS' },
    })
    await save(other)
    expect((await slug(other)).pt).toMatch(/^dunas-do-pego/)
  })
})
