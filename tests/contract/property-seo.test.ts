import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient, errorOf } from './test-client.ts'
import { insertKeyItem, addProperty } from './portfolio.ts'

eachDatabase((database) => {
  let client: TestClient
  let flatType: number

  beforeAll(async () => {
    client = await createTestClient(database)
    flatType = await insertKeyItem(database.db(), 'types', 'Flat', 'Apartamento')
  })

  const emptyTexts = { en: '', pt: '' }
  const save = (id: number, slug: { en: string; pt: string }, title = emptyTexts) =>
    client.call('properties.saveSeo', { params: { id }, body: { title, slug, description: emptyTexts } })
  const slugOf = async (id: number) => (await client.call('properties.seo', { params: { id } })).block.slug

  test('rejects a duplicate slug with an error on its field, and saves nothing', async () => {
    const [first, second] = [await addProperty(client, flatType), await addProperty(client, flatType)]
    await save(first, { en: 'river-flat', pt: 'apartamento-rio' })
    // Its own slug isn't a duplicate.
    await save(first, { en: 'river-flat', pt: 'apartamento-rio' })
    const error = await errorOf(save(second, { en: 'another', pt: 'apartamento-rio' }))
    expect(error).toMatchObject({
      code: 'SLUG_ALREADY_EXISTS',
      status: 409,
      fields: { 'slug[pt]': 'SLUG_ALREADY_EXISTS' },
    })
    expect((await slugOf(second)).en).not.toBe('another')
  })

  test('generates an empty slug from the title, and appends a number if the slug is taken', async () => {
    const [first, second] = [await addProperty(client, flatType), await addProperty(client, flatType)]
    const title = { en: 'House, with a view', pt: 'Moradia Ótima' }
    await save(first, emptyTexts, title)
    await save(second, emptyTexts, title)
    expect(await slugOf(first)).toEqual({ en: 'house-with-a-view', pt: 'moradia-otima' })
    expect(await slugOf(second)).toEqual({ en: `house-with-a-view-${second}`, pt: `moradia-otima-${second}` })
  })

  test('shortens a long slug to make room for the number, without leaving two hyphens', async () => {
    const [first, second] = [await addProperty(client, flatType), await addProperty(client, flatType)]
    const longWord = 'a'.repeat(183)
    const title = { en: `${longWord} ${'b'.repeat(16)}`, pt: '' }
    await save(first, emptyTexts, title)
    await save(second, emptyTexts, title)
    expect((await slugOf(second)).en).toBe(`${longWord}-${second}`)
  })

  test('never generates a slug that another property already has', async () => {
    const ids = [await addProperty(client, flatType), await addProperty(client, flatType)] as const
    const last = await addProperty(client, flatType)
    const title = { en: 'Garden flat', pt: '' }
    await save(ids[0], emptyTexts, title)
    await save(ids[1], { en: `garden-flat-${last}`, pt: '' }, title)
    await save(last, emptyTexts, title)
    expect((await slugOf(last)).en).toBe(`garden-flat-${last + 1}`)
  })
})
