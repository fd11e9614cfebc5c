import type { Answer } from '#contract/endpoint.ts'
import type { properties } from '#contract/properties.ts'
import { eachDatabase } from './databases.ts'
import { type Desk, openDesk, refusalOf } from './desk.ts'
import { addKey, addProperty, form } from './portfolio.ts'
import { fileOf, jpeg } from './photographs.ts'

type General = Answer<typeof properties.general>['block']

const place = (lat: number) => ({
  lat,
  lng: -9.14,
  radius: 0,
  concelho: 'Lisboa',
  distrito: 'Lisboa',
  political: null,
  al2: null,
  al3: null,
  routeLocation: null,
})
const seo = (pt: string) => ({
  title: { en: 'A', pt },
  slug: { en: '', pt: '' },
  description: { en: '', pt: '' },
})

eachDatabase((database) => {
  let desk: Desk
  let flat: number

  beforeAll(async () => {
    desk = await openDesk(database)
    flat = await addKey(database.db(), 'types', 'Flat', 'Apartamento')
  })

  type Block = {
    name: string
    version: (id: number) => Promise<string>
    /** Saves something that was not there before; answers as it came. */
    save: (id: number, nth: number, headers?: Record<string, string>) => Promise<Response>
  }
  const tagOf = (answer: Response) => answer.headers.get('etag') ?? ''

  const blocks: Block[] = [
    {
      name: 'general',
      version: async (id) => tagOf(await desk.ask('properties.general', { params: { id } })),
      save: (id, nth, headers) =>
        desk.ask('properties.update', {
          params: { id },
          body: form(flat, { reference: `V-${id}`, price: 1000 + nth }),
          headers,
        }),
    },
    {
      name: 'location',
      version: async (id) => tagOf(await desk.ask('properties.location', { params: { id } })),
      save: (id, nth, headers) =>
        desk.ask('properties.saveLocation', { params: { id }, body: place(38 + nth / 1000), headers }),
    },
    {
      name: 'seo',
      version: async (id) => tagOf(await desk.ask('properties.seo', { params: { id } })),
      save: (id, nth, headers) =>
        desk.ask('properties.saveSeo', { params: { id }, body: seo(`Título ${nth}`), headers }),
    },
    {
      name: 'collection',
      version: async (id) => tagOf(await desk.ask('properties.collection', { params: { id } })),
      save: (id, nth, headers) =>
        desk.ask('properties.saveCollection', {
          params: { id },
          body: { collection: 1, slogan: { en: '', pt: `Luxo ${nth}` } },
          headers,
        }),
    },
  ]

  describe.each(blocks)('the block $name', ({ version, save }) => {
    test('has a strong version, which its own changes alone move on', async () => {
      const id = await addProperty(desk, flat)
      const first = await version(id)
      expect(first).toMatch(/^"[\w-]{22}"$/)
      await desk.call('properties.quickChange', { body: { id, block: 'highlighted', value: 0 } })
      expect(await version(id)).toBe(first)
      const saved = await save(id, 1)
      expect(tagOf(saved)).not.toBe(first)
      expect(tagOf(saved)).toBe(await version(id))
    })

    test('refuses what was written upon an older version, and says which is stored', async () => {
      const id = await addProperty(desk, flat)
      const seen = await version(id)
      expect((await save(id, 1, { 'if-match': seen })).status).toBe(202)
      const stale = await save(id, 2, { 'if-match': seen })
      expect(stale.status).toBe(412)
      expect(await stale.json()).toEqual({ errors: { msg: 'CHANGED_BY_SOMEONE_ELSE' } })
      expect(tagOf(stale)).toBe(await version(id))
      expect((await save(id, 2, { 'if-match': tagOf(stale) })).status).toBe(202)
    })

    test('takes a version that a compressing gateway has weakened; without one the last save wins', async () => {
      const id = await addProperty(desk, flat)
      expect((await save(id, 1, { 'if-match': `W/${await version(id)}` })).status).toBe(202)
      expect((await save(id, 2, { 'if-match': '*' })).status).toBe(202)
      expect((await save(id, 3)).status).toBe(202)
    })

    test('of a hundred who saw the same version one saves, and nobody is overwritten unseen', async () => {
      const id = await addProperty(desk, flat)
      await save(id, 0)
      const seen = await version(id)
      const editors = Array.from({ length: 100 }, (_, nth) => save(id, nth + 1, { 'if-match': seen }))
      const answers = await Promise.all(editors)
      const winners = answers.filter(({ status }) => status === 202)
      expect(winners).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 412)).toHaveLength(99)
      expect(winners.map(tagOf)).toEqual([await version(id)])
    })
  })

  test('a hundred who each add to the price, and look again when they were late, lose nothing', async () => {
    const params = { id: await addProperty(desk, flat, { price: 0 }) }
    const editor = async () => {
      for (;;) {
        const answer = await desk.ask('properties.general', { params })
        const { block } = (await answer.json()) as { block: General }
        const saved = await desk.ask('properties.update', {
          params,
          body: form(flat, { reference: block.reference, price: block.price + 1 }),
          headers: { 'if-match': tagOf(answer) },
        })
        if (saved.status === 202) return
        expect(saved.status).toBe(412)
      }
    }
    // Ten at a time: a hundred at once would ask five thousand times.
    for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 10 }, editor))
    expect((await desk.call('properties.general', { params })).block.price).toBe(100)
  }, 60_000)

  test('the order of photographs has a version: an upload moves it on, the cover does not', async () => {
    const params = { id: await addProperty(desk, flat) }
    const version = async () => tagOf(await desk.ask('properties.media', { params }))
    const file = fileOf(await jpeg())
    const add = () => desk.call('properties.uploadMedia', { params, body: { file } })
    await add()
    await add()
    const ids = (await desk.call('properties.media', { params })).block.media.map(({ id }) => id)
    const back = ids.toReversed()
    const seen = await version()
    await desk.call('properties.coverMedia', { params: { ...params, media_id: ids[1] ?? 0 } })
    expect(await version()).toBe(seen)
    const headers = { 'if-match': seen }
    const first = await desk.ask('properties.orderMedia', { params, body: { list: back }, headers })
    expect([first.status, tagOf(first)]).toEqual([202, await version()])
    const stale = desk.call('properties.orderMedia', { params, body: { list: ids }, headers })
    expect(await refusalOf(stale)).toMatchObject({ code: 'CHANGED_BY_SOMEONE_ELSE', status: 412 })
    const before = await version()
    await add()
    expect(await version()).not.toBe(before)
  })
})
