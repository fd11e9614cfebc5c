import { missingDataKinds } from '#contract/missing-data.ts'
import { monthsUpTo } from '../../agency-api/dashboard/counts.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { eachDatabase } from './databases.ts'
import { type TestClient, createTestClient } from './test-client.ts'

describe('chart months', () => {
  test('end with the current one and start at midnight in Lisbon, in summer and winter', () => {
    const months = monthsUpTo(new Date('2026-04-30T23:30:00Z'), 12)
    expect(months[0]).toMatchObject({ year: 2025, month: 6, from: '2025-05-31T23:00:00.000Z' })
    expect(months[6]).toMatchObject({ year: 2025, month: 12, from: '2025-12-01T00:00:00.000Z' })
    expect(months[11]).toEqual({
      year: 2026,
      month: 5,
      from: '2026-04-30T23:00:00.000Z',
      to: '2026-05-31T23:00:00.000Z',
    })
    for (const [index, { from }] of months.entries()) if (index > 0) expect(months[index - 1]?.to).toBe(from)
  })
})

eachDatabase((database) => {
  let client: TestClient
  /** Throws if a figure is null: other APIs may omit some, the reference API must not. */
  const fetchStatistics = async (language = 'en') => {
    const { statistics: figures } = (await client.call('dashboard.statistics', { language })).data
    const { per_month, by_district, most_viewed, recent } = figures
    if (per_month === null || by_district === null || most_viewed === null || recent === null)
      throw new Error('A statistic is missing')
    return { ...figures, per_month, by_district, most_viewed, recent }
  }

  beforeAll(async () => {
    client = await createTestClient(database)
  })

  test('returns zeros for twelve months of an empty agency', async () => {
    const { per_month, ...rest } = await fetchStatistics()
    expect(rest).toEqual({
      properties_amount: 0,
      totalSoldArchived: 0,
      sold: 0,
      condominiums_amount: 0,
      archived: 0,
      by_district: [],
      most_viewed: [],
      recent: [],
      missing: { photos: 0, location: 0, price: 0, texts: 0, energy: 0, agent: 0 },
      setup: {
        agency: false,
        options: false,
        districts: false,
        agents: false,
        users: false,
        portals: false,
        property: false,
      },
    })
    expect(per_month).toHaveLength(12)
    expect(per_month.every(({ counter }) => counter === 0)).toBe(true)
  })

  describe('sample agency statistics', () => {
    const lisbonMonth = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Lisbon',
      year: 'numeric',
      month: '2-digit',
    })
    let properties: Awaited<ReturnType<typeof fetchProperties>>
    const fetchProperties = () =>
      database
        .db()
        .selectFrom('properties as p')
        .leftJoin('tags as t', 't.id', 'p.tag_id')
        .selectAll('p')
        .select('t.kind')
        .execute()

    beforeAll(async () => {
      await database.db().deleteFrom('users').execute()
      await seedAgency(database.db(), client.context.media, { now: new Date(), photos: false })
      client = await createTestClient(database)
      properties = await fetchProperties()
    })

    test('have totals equal to a count of the rows', async () => {
      const condominiums = await database.db().selectFrom('condominiums').selectAll().execute()
      const sold = properties.filter(({ archived, kind }) => archived === 0 && kind === 'sold').length
      const archived = properties.filter((property) => property.archived === 1).length
      expect(sold).toBeGreaterThan(0)
      expect(await fetchStatistics()).toMatchObject({
        properties_amount: properties.length,
        sold,
        totalSoldArchived: sold + archived,
        condominiums_amount: condominiums.length,
        archived: condominiums.filter((development) => development.archived === 1).length,
      })
    })

    test('count the missing details of active properties as the list does, and report a complete set-up', async () => {
      const { missing, setup } = await fetchStatistics()
      for (const reason of missingDataKinds) {
        const { total } = await client.call('properties.list', { query: { filter: { missing: reason } } })
        expect([reason, missing?.[reason]]).toEqual([reason, total])
      }
      expect(missing?.energy).toBeGreaterThan(0)
      expect(setup).toEqual({
        agency: true,
        options: true,
        districts: true,
        agents: true,
        users: true,
        portals: true,
        property: true,
      })
    })

    test('have months by the Lisbon calendar, oldest first', async () => {
      const { per_month } = await fetchStatistics()
      const counted = per_month.map(({ year, month }) => {
        const name = `${year}-${String(month).padStart(2, '0')}`
        const counter = properties.filter(
          (property) => lisbonMonth.format(new Date(property.created_at)) === name,
        ).length
        return { year, month, counter }
      })
      expect(per_month).toEqual(counted)
      expect(per_month.reduce((sum, { counter }) => sum + counter, 0)).toBeGreaterThan(0)
      const monthNumbers = per_month.map(({ year, month }) => year * 12 + month)
      expect(monthNumbers).toEqual(monthNumbers.toSorted((a, b) => a - b))
      expect(new Set(monthNumbers).size).toBe(12)
    })

    test('count a property in its Lisbon month when that differs from UTC', async () => {
      const { per_month } = await fetchStatistics()
      const julyIndex = per_month.findIndex(({ month }) => month === 7)
      const { year = 0 } = per_month[julyIndex] ?? {}
      const [first] = properties
      await database
        .db()
        .updateTable('properties')
        .set({ created_at: `${year}-06-30T23:15:00.000Z` })
        .where('id', '=', first?.id ?? 0)
        .execute()
      properties = await fetchProperties()
      const july = properties.filter(
        (property) => lisbonMonth.format(new Date(property.created_at)) === `${year}-07`,
      ).length
      expect((await fetchStatistics()).per_month[julyIndex]?.counter).toBe(july)
    })

    test('count every property by district, those without one last', async () => {
      await database
        .db()
        .updateTable('properties')
        .set({ district_id: null })
        .where(
          'id',
          'in',
          properties.slice(0, 2).map(({ id }) => id),
        )
        .execute()
      const { by_district } = await fetchStatistics()
      expect(by_district.reduce((sum, { counter }) => sum + counter, 0)).toBe(properties.length)
      expect(by_district.at(-1)).toEqual({ district_id: null, name: null, counter: 2 })
      const counters = by_district.slice(0, -1).map(({ counter }) => counter)
      expect(counters).toEqual(counters.toSorted((a, b) => b - a))
      properties = await fetchProperties()
      for (const { district_id, counter } of by_district)
        expect(counter).toBe(properties.filter((property) => property.district_id === district_id).length)
    })

    test('exclude archived records from the most viewed, list the newest records first, and use the requested language', async () => {
      const { most_viewed, recent } = await fetchStatistics('pt')
      const propertiesOf = (list: typeof recent) => list.filter(({ kind }) => kind === 'property')
      const views = properties
        .filter(({ archived }) => archived === 0)
        .map((property) => property.views)
        .sort((a, b) => b - a)
      expect(propertiesOf(most_viewed).map((row) => row.views)).toEqual(views.slice(0, 5))
      const newest = properties.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
      expect(propertiesOf(recent).map(({ id }) => id)).toEqual(newest.slice(0, 5).map(({ id }) => id))
      const condominiums = await database.db().selectFrom('condominiums').selectAll().execute()
      const developmentsOf = (list: typeof recent) => list.filter(({ kind }) => kind === 'condominium')
      const mostViewed = condominiums
        .filter(({ archived }) => archived === 0)
        .map((development) => development.views)
        .sort((a, b) => b - a)
      expect(developmentsOf(most_viewed).map((development) => development.views)).toEqual(
        mostViewed.slice(0, 5),
      )
      const newestDevelopments = condominiums.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
      expect(developmentsOf(recent).map(({ id }) => id)).toEqual(
        newestDevelopments.slice(0, 5).map(({ id }) => id),
      )
      expect(
        developmentsOf(most_viewed).some(({ bedrooms, price }) => bedrooms !== null && price !== null),
      ).toBe(true)
      const [first] = newest
      expect(propertiesOf(recent)[0]).toMatchObject({
        reference: first?.reference,
        title: first?.title_pt || first?.title_en,
        price: (first?.price_cents ?? 0) / 100,
        bedrooms: first?.bedrooms,
        type: expect.any(String),
      })
    })
  })
})
