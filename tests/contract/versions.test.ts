import type { ResponseBody } from '#contract/endpoint.ts'
import type { properties } from '#contract/properties.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import { insertKeyItem, addProperty, createPropertyForm } from './portfolio.ts'
import { fileOf, jpeg } from './photos.ts'

type General = ResponseBody<typeof properties.general>['block']

const createLocation = (lat: number) => ({
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
const createSeo = (pt: string) => ({
  title: { en: 'A', pt },
  slug: { en: '', pt: '' },
  description: { en: '', pt: '' },
})

eachDatabase((database) => {
  let client: TestClient
  let flatType: number

  beforeAll(async () => {
    client = await createTestClient(database)
    flatType = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
  })

  type Block = {
    name: string
    fetchVersion: (id: number) => Promise<string>
    save: (id: number, n: number, headers?: Record<string, string>) => Promise<Response>
  }
  const etagOf = (response: Response) => response.headers.get('etag') ?? ''

  const blocks: Block[] = [
    {
      name: 'general',
      fetchVersion: async (id) => etagOf(await client.request('properties.general', { params: { id } })),
      save: (id, n, headers) =>
        client.request('properties.update', {
          params: { id },
          body: createPropertyForm(flatType, { reference: `V-${id}`, price: 1000 + n }),
          headers,
        }),
    },
    {
      name: 'location',
      fetchVersion: async (id) => etagOf(await client.request('properties.location', { params: { id } })),
      save: (id, n, headers) =>
        client.request('properties.saveLocation', {
          params: { id },
          body: createLocation(38 + n / 1000),
          headers,
        }),
    },
    {
      name: 'seo',
      fetchVersion: async (id) => etagOf(await client.request('properties.seo', { params: { id } })),
      save: (id, n, headers) =>
        client.request('properties.saveSeo', { params: { id }, body: createSeo(`Título ${n}`), headers }),
    },
    {
      name: 'collection',
      fetchVersion: async (id) => etagOf(await client.request('properties.collection', { params: { id } })),
      save: (id, n, headers) =>
        client.request('properties.saveCollection', {
          params: { id },
          body: { collection: 1, slogan: { en: '', pt: `Luxo ${n}` } },
          headers,
        }),
    },
  ]

  describe.each(blocks)('block $name', ({ name, fetchVersion, save }) => {
    test('has a strong ETag that only its own changes update', async () => {
      const id = await addProperty(client, flatType)
      const first = await fetchVersion(id)
      expect(first).toMatch(/^"[\w-]{22}"$/)
      for (const other of blocks) {
        if (other.name === name) continue
        // The slogan of the private collection is part of both blocks.
        if (name === 'general' && other.name === 'collection') continue
        expect((await other.save(id, 2)).status).toBe(202)
      }
      expect(await fetchVersion(id)).toBe(first)
      const saved = await save(id, 1)
      expect(etagOf(saved)).not.toBe(first)
      expect(etagOf(saved)).toBe(await fetchVersion(id))
    })

    test('returns 412 for an older version, with the stored version as ETag', async () => {
      const id = await addProperty(client, flatType)
      const seen = await fetchVersion(id)
      expect((await save(id, 1, { 'if-match': seen })).status).toBe(202)
      const stale = await save(id, 2, { 'if-match': seen })
      expect(stale.status).toBe(412)
      expect(await stale.json()).toEqual({ errors: { msg: 'CHANGED_BY_SOMEONE_ELSE' } })
      expect(etagOf(stale)).toBe(await fetchVersion(id))
      expect((await save(id, 2, { 'if-match': etagOf(stale) })).status).toBe(202)
    })

    test('accepts an ETag weakened by a compressing proxy, If-Match: *, and no If-Match', async () => {
      const id = await addProperty(client, flatType)
      expect((await save(id, 1, { 'if-match': `W/${await fetchVersion(id)}` })).status).toBe(202)
      expect((await save(id, 2, { 'if-match': '*' })).status).toBe(202)
      expect((await save(id, 3)).status).toBe(202)
    })

    test('accepts one of a hundred saves of the same version', async () => {
      const id = await addProperty(client, flatType)
      await save(id, 0)
      const seen = await fetchVersion(id)
      const editors = Array.from({ length: 100 }, (_, index) => save(id, index + 1, { 'if-match': seen }))
      const responses = await Promise.all(editors)
      const winners = responses.filter(({ status }) => status === 202)
      expect(winners).toHaveLength(1)
      expect(responses.filter(({ status }) => status === 412)).toHaveLength(99)
      expect(winners.map(etagOf)).toEqual([await fetchVersion(id)])
    })
  })

  test('loses none of a hundred increments that retry on 412', async () => {
    const params = { id: await addProperty(client, flatType, { price: 0 }) }
    const incrementPrice = async () => {
      for (;;) {
        const response = await client.request('properties.general', { params })
        const { block } = (await response.json()) as { block: General }
        const saved = await client.request('properties.update', {
          params,
          body: createPropertyForm(flatType, { reference: block.reference, price: block.price + 1 }),
          headers: { 'if-match': etagOf(response) },
        })
        if (saved.status === 202) return
        expect(saved.status).toBe(412)
      }
    }
    // Runs ten at a time: a hundred at once would need ten thousand requests.
    for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 10 }, incrementPrice))
    expect((await client.call('properties.general', { params })).block.price).toBe(100)
  }, 60_000)

  test('changes the version of the photo order on uploads, but not on a new cover', async () => {
    const params = { id: await addProperty(client, flatType) }
    const fetchVersion = async () => etagOf(await client.request('properties.media', { params }))
    const file = fileOf(await jpeg())
    const add = () => client.call('properties.uploadMedia', { params, body: { file } })
    await add()
    await add()
    const ids = (await client.call('properties.media', { params })).block.media.map(({ id }) => id)
    const reversed = ids.toReversed()
    const seen = await fetchVersion()
    await client.call('properties.coverMedia', { params: { ...params, media_id: ids[1] ?? 0 } })
    expect(await fetchVersion()).toBe(seen)
    const headers = { 'if-match': seen }
    const first = await client.request('properties.orderMedia', { params, body: { list: reversed }, headers })
    expect([first.status, etagOf(first)]).toEqual([202, await fetchVersion()])
    const stale = client.call('properties.orderMedia', { params, body: { list: ids }, headers })
    expect(await errorOf(stale)).toMatchObject({ code: 'CHANGED_BY_SOMEONE_ELSE', status: 412 })
    const before = await fetchVersion()
    await add()
    expect(await fetchVersion()).not.toBe(before)
  })
})
