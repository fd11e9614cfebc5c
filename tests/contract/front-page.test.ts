import type { Body } from '#contract/endpoint.ts'
import { frontPage } from '#contract/front-page.ts'
import { limits } from '#contract/limits.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import { fileOf, gif, jpeg, jpegOfSize } from './photos.ts'
import { insertKeyItem, addProperty } from './portfolio.ts'

type Covers = Body<typeof frontPage.save>['covers']

eachDatabase((database) => {
  let client: TestClient
  let typeId: number

  beforeAll(async () => {
    client = await createTestClient(database)
    typeId = await insertKeyItem(database.db(), 'types', 'Apartment', 'Apartamento')
  })
  beforeEach(async () => {
    for (const table of ['front_covers', 'media', 'properties'] as const)
      await database.db().deleteFrom(table).execute()
  })

  const fetchHomepage = async () => {
    const response = await client.app.request('/api/v1/front/homepage')
    const body: unknown = await response.json()
    return {
      etag: response.headers.get('etag') ?? '',
      body: frontPage.homepage.response.parse(body),
      responseBody: body,
    }
  }

  describe('covers', () => {
    const uploadPhoto = async () => {
      const { media } = await client.call('frontPage.uploadMedia', { body: { file: fileOf(await jpeg()) } })
      if (media === undefined) throw new Error('The response has no photo')
      return media
    }
    const createCover = (media_id: number, overrides: Partial<Covers[number]> = {}): Covers[number] => ({
      media_id,
      title: { en: 'By the sea', pt: 'Junto ao mar' },
      text: { en: 'Come and see.', pt: 'Venha ver.' },
      link: '/imoveis',
      ...overrides,
    })
    const save = (covers: Covers, headers = {}) =>
      client.call('frontPage.save', { body: { covers }, headers })

    test('are public and returned as saved, in order and in both languages', async () => {
      const [first, second] = [await uploadPhoto(), await uploadPhoto()]
      const response = await client.request('frontPage.save', {
        body: {
          covers: [createCover(second.id, { link: 'https://example.pt/x?y=1' }), createCover(first.id)],
        },
      })
      expect(response.status).toBe(201)
      const { body } = await fetchHomepage()
      expect(body.covers).toEqual([
        {
          media: second,
          title: { en: 'By the sea', pt: 'Junto ao mar' },
          text: { en: 'Come and see.', pt: 'Venha ver.' },
          link: 'https://example.pt/x?y=1',
        },
        expect.objectContaining({ media: first, link: '/imoveis' }),
      ])
      await save([])
      expect((await fetchHomepage()).body.covers).toEqual([])
      expect((await client.call('frontPage.media')).media.map(({ id }) => id)).toEqual([first.id, second.id])
    })

    test.each([
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'imoveis',
      'https://a@b',
    ])('reject an unsafe link (%s) on its field', async (link) => {
      const { id } = await uploadPhoto()
      const error = await errorOf(save([createCover(id), createCover(id, { link })]))
      expect(error).toMatchObject({ status: 422, fields: { 'covers[1][link]': 'url' } })
    })

    test('require distinct front page photos and at most ten of them', async () => {
      const { id } = await uploadPhoto()
      for (const covers of [
        [createCover(id), createCover(id)],
        [createCover(id), createCover(id + 999)],
      ])
        await expect(errorOf(save(covers))).resolves.toMatchObject({
          code: 'MISSING',
          fields: { 'covers[1][media_id]': 'invalid' },
        })
      const tooMany = Array.from({ length: limits.covers + 1 }, () => createCover(id))
      await expect(errorOf(save(tooMany))).resolves.toMatchObject({ fields: { covers: 'max:10' } })
      expect((await fetchHomepage()).body.covers).toEqual([])
    })

    test('return 412 for a stale version', async () => {
      const { id } = await uploadPhoto()
      const { etag } = await fetchHomepage()
      await save([createCover(id)], { 'if-match': etag })
      await expect(errorOf(save([], { 'if-match': etag }))).resolves.toMatchObject({
        code: 'CHANGED_BY_SOMEONE_ELSE',
        status: 412,
      })
      await save([], { 'if-match': (await fetchHomepage()).etag })
    })

    test('delete unused photos older than a day, with their files, when saved', async () => {
      const [used, unused, recent] = [await uploadPhoto(), await uploadPhoto(), await uploadPhoto()]
      await database
        .db()
        .updateTable('media')
        .set({ created_at: '2026-01-01T00:00:00.000Z' })
        .where('id', 'in', [used.id, unused.id])
        .execute()
      await save([createCover(used.id)])
      const ids = await database.db().selectFrom('media').select('id').orderBy('id').execute()
      expect(ids.map(({ id }) => id)).toEqual([used.id, recent.id])
      const files = (await client.context.media.list('front-page')).map(({ path }) => path)
      expect(files).not.toContain(`front-page/1/${unused.file}`)
      expect(files).toContain(`front-page/1/${used.file}`)
    })

    test('serve photos publicly, and reject oversized or invalid uploads', async () => {
      const { file } = await uploadPhoto()
      expect((await client.app.request(`/media/front-page/1/${file}`)).status).toBe(200)
      const uploadError = (file: File) => errorOf(client.call('frontPage.uploadMedia', { body: { file } }))
      await expect(uploadError(fileOf(await jpegOfSize(2_000_000)))).resolves.toMatchObject({
        code: 'FILE_TOO_LARGE',
      })
      await expect(uploadError(fileOf(await gif()))).resolves.toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' })
    })
  })

  describe('highlights', () => {
    const add = (values = {}) => addProperty(client, typeId, values)
    const fetchOrder = async () => (await client.call('frontPage.highlights')).properties.map(({ id }) => id)
    const save = (list: number[], headers = {}) =>
      client.call('frontPage.saveHighlights', { body: { list }, headers })

    test('are returned in the saved order, with new ones last and omitted ones removed', async () => {
      const [a, b, c] = [await add(), await add({ highlighted: 1 }), await add({ highlighted: 1 })]
      expect(await fetchOrder()).toEqual([b, c])
      await save([c, a, b])
      expect(await fetchOrder()).toEqual([c, a, b])
      const added = await add({ highlighted: 1 })
      expect(await fetchOrder()).toEqual([c, a, b, added])
      await save([added, b])
      expect(await fetchOrder()).toEqual([added, b])
      const { properties } = await client.call('properties.list', { query: { filter: { highlighted: 1 } } })
      expect(properties.map(({ id }) => id).toSorted((x, y) => x - y)).toEqual([b, added])
      await client.call('properties.quickChange', { body: { id: c, block: 'highlighted', value: 1 } })
      expect(await fetchOrder()).toEqual([added, b, c])
    })

    test('come last if they return after an order was saved without them', async () => {
      const [a, b] = [await add({ highlighted: 1 }), await add({ highlighted: 1 })]
      const [c, d] = [await add({ highlighted: 1 }), await add({ highlighted: 1 })]
      await save([a, b, c, d])
      await client.call('properties.quickChange', { body: { id: a, block: 'highlighted', value: 0 } })
      await client.call('properties.archive', { params: { id: b } })
      await save([d, c])
      await client.call('properties.quickChange', { body: { id: a, block: 'highlighted', value: 1 } })
      await client.call('properties.unArchive', { params: { id: b } })
      expect(await fetchOrder()).toEqual([d, c, a, b])
    })

    test('are limited to eighteen under concurrency', async () => {
      const ids: number[] = []
      for (let n = 0; n <= limits.highlighted; n += 1) ids.push(await add())
      await expect(errorOf(save(ids))).resolves.toMatchObject({ code: 'HIGHLIGHT_LIMIT', status: 409 })
      expect(await fetchOrder()).toEqual([])
      const [saved, changed] = await Promise.allSettled([
        save(ids.slice(1)),
        client.call('properties.quickChange', {
          body: { id: ids[0] ?? 0, block: 'highlighted', value: 1 },
        }),
      ])
      // In either order: the saved list replaces an earlier change and leaves no room for a later one.
      expect(await fetchOrder()).toEqual(ids.slice(1))
      expect(saved.status).toBe('fulfilled')
      if (changed.status === 'rejected') expect(changed.reason).toMatchObject({ code: 'HIGHLIGHT_LIMIT' })
    })

    test('exclude archived properties, and reject archived, missing and repeated ones', async () => {
      const [active, archived] = [await add({ highlighted: 1 }), await add({ highlighted: 1 })]
      await client.call('properties.archive', { params: { id: archived } })
      expect(await fetchOrder()).toEqual([active])
      for (const list of [
        [active, archived],
        [active, 4711],
        [active, active],
      ])
        await expect(errorOf(save(list))).resolves.toMatchObject({
          code: 'MISSING',
          fields: { list: 'invalid' },
        })
    })

    test('allow moving but not removing a read-only record', async () => {
      const [readOnly, editable] = [await add({ highlighted: 1 }), await add({ highlighted: 1 })]
      await database.db().updateTable('properties').set({ disabled: 1 }).where('id', '=', readOnly).execute()
      await save([editable, readOnly])
      await expect(errorOf(save([editable]))).resolves.toMatchObject({ code: 'DEMO' })
      expect(await fetchOrder()).toEqual([editable, readOnly])
    })

    test('return 412 for a stale order', async () => {
      const [a, b] = [await add({ highlighted: 1 }), await add({ highlighted: 1 })]
      const etag = (await client.request('frontPage.highlights')).headers.get('etag') ?? ''
      await save([b, a], { 'if-match': etag })
      await expect(errorOf(save([a], { 'if-match': etag }))).resolves.toMatchObject({ status: 412 })
    })

    test('do not publish the private collection or hidden prices', async () => {
      const visible = await add({ highlighted: 1, price: 385_000 })
      const withHiddenPrice = await add({ highlighted: 1, hide_price: 1, price: 777_123 })
      const inCollection = await add({ highlighted: 1, collection: 1, price: 999_321 })
      expect(await fetchOrder()).toEqual([visible, withHiddenPrice, inCollection])
      const { body, responseBody } = await fetchHomepage()
      expect(body.highlights).toEqual([
        expect.objectContaining({
          id: visible,
          price: 385_000,
          title: { en: 'Flat by the river', pt: 'Apartamento junto ao rio' },
        }),
        expect.objectContaining({
          id: withHiddenPrice,
          price: null,
          type: { en: 'Apartment', pt: 'Apartamento' },
        }),
      ])
      expect(JSON.stringify(responseBody)).not.toMatch(/777123|999321/)
    })
  })
})
