import { eachDatabase } from './databases.ts'
import { type Desk, openDesk, refusalOf } from './desk.ts'
import { addKey, addProperty } from './portfolio.ts'

eachDatabase((database) => {
  let desk: Desk
  let flat: number

  beforeAll(async () => {
    desk = await openDesk(database)
    flat = await addKey(database.db(), 'types', 'Flat', 'Apartamento')
  })

  const nothing = { en: '', pt: '' }
  const save = (id: number, slug: { en: string; pt: string }, title = nothing) =>
    desk.call('properties.saveSeo', { params: { id }, body: { title, slug, description: nothing } })
  const slugOf = async (id: number) => (await desk.call('properties.seo', { params: { id } })).block.slug

  test('a slug that another property has is refused on its field, and nothing is saved', async () => {
    const [first, second] = [await addProperty(desk, flat), await addProperty(desk, flat)]
    await save(first, { en: 'river-flat', pt: 'apartamento-rio' })
    await save(first, { en: 'river-flat', pt: 'apartamento-rio' })
    const refused = await refusalOf(save(second, { en: 'another', pt: 'apartamento-rio' }))
    expect(refused).toMatchObject({
      code: 'SLUG_ALREADY_EXISTS',
      status: 409,
      fields: { 'slug[pt]': 'SLUG_ALREADY_EXISTS' },
    })
    expect((await slugOf(second)).en).not.toBe('another')
  })

  test('a slug left empty is made from the title, with a number where another property has it', async () => {
    const [first, second] = [await addProperty(desk, flat), await addProperty(desk, flat)]
    const title = { en: 'House, with a view', pt: 'Moradia Ótima' }
    await save(first, nothing, title)
    await save(second, nothing, title)
    expect(await slugOf(first)).toEqual({ en: 'house-with-a-view', pt: 'moradia-otima' })
    expect(await slugOf(second)).toEqual({ en: `house-with-a-view-${second}`, pt: `moradia-otima-${second}` })
  })
})
