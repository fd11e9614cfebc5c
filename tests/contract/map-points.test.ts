import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient } from './test-client.ts'
import { insertProperty, insertKeyItem, addProperty, insertDevelopment } from './portfolio.ts'

eachDatabase((database) => {
  let client: TestClient

  beforeAll(async () => {
    client = await createTestClient(database)
  })

  test('returns all properties that match a filter, not only a page of them', async () => {
    const db = database.db()
    for (let index = 0; index < 120; index += 1)
      await insertProperty(db, `MAP-${index}`, {
        lat: 38 + index / 1000,
        lng: -9,
        concelho: 'Lisboa',
        price_cents: 5_000,
      })
    const withoutLocation = await addProperty(
      client,
      await insertKeyItem(db, 'types', 'Flat', 'Apartamento'),
      {},
    )
    const { points, total, placed } = await client.call('properties.points', {})
    expect({ total, placed, points: points.length }).toEqual({ total: 121, placed: 120, points: 120 })
    // `len` is the longitude.
    expect(points.at(-1)).toMatchObject({ name: 'MAP-0', lat: 38, len: -9, price: 50, place: 'Lisboa' })

    const filtered = await client.call('properties.list', { query: { filter: { missing: 'location' } } })
    expect(filtered.properties.map(({ id }) => id)).toEqual([withoutLocation])
    const [firstPoint, secondPoint] = points
    const filter = { ids: [firstPoint?.id ?? 0, secondPoint?.id ?? 0] }
    expect((await client.call('properties.points', { query: { filter } })).points).toEqual([
      firstPoint,
      secondPoint,
    ])
    expect((await client.call('properties.list', { query: { filter } })).total).toBe(2)
  })

  test('returns developments with their title and starting price', async () => {
    const db = database.db()
    const id = await insertDevelopment(db, 'Dunes', 'Dunas', {
      lat: 37.1,
      lng: -8.2,
      concelho: 'Loulé',
      starting_price_cents: 30_000_000,
    })
    const withoutLocation = await insertDevelopment(db, 'Nowhere', 'Nenhures')
    const { points, total, placed } = await client.call('condominiums.points', { language: 'pt' })
    expect({ total, placed }).toEqual({ total: 2, placed: 1 })
    expect(points).toEqual([{ id, name: 'Dunas', lat: 37.1, len: -8.2, price: 300_000, place: 'Loulé' }])
    const filtered = await client.call('condominiums.list', { query: { filter: { missing: 'location' } } })
    expect(filtered.condominiums.map((development) => development.id)).toEqual([withoutLocation])
  })
})
