import { sql } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { ViewInput } from '#contract/views.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { dayOf, firstDayOf } from '../../agency-api/views/day.ts'
import { createRecentViews } from '../../agency-api/views/routes.ts'
import { afterQuery } from './after-query.ts'
import { eachDatabase } from './databases.ts'
import { errorOf } from './test-client.ts'
import { type TestApp, openTestApp } from './test-app.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

test('limits a client to six hundred views an hour', () => {
  const recentViews = createRecentViews()
  const now = new Date('2026-11-21T10:00:00Z')
  for (let page = 0; page < 600; page += 1) recentViews.countRequest('a', now.getTime())
  expect(() => recentViews.countRequest('a', now.getTime())).toThrow(AgencyError)
  expect(() => recentViews.countRequest('b', now.getTime())).not.toThrow()
  expect(() => recentViews.countRequest('a', now.getTime() + hourMs)).not.toThrow()
})

test('counts days in Lisbon time', () => {
  expect(dayOf(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01')
  expect(dayOf(new Date('2026-12-31T23:30:00Z'))).toBe('2026-12-31')
  // In Lisbon it is just after midnight on 10 April; summer time began within the 30 days before.
  expect(firstDayOf(30, new Date('2026-04-09T23:30:00Z'))).toBe('2026-03-12')
})

eachDatabase((database) => {
  let testApp: TestApp
  let token: string
  let clientCount = 0

  beforeAll(async () => {
    testApp = await openTestApp(database)
    await seedAgency(database.db(), testApp.context.media, { now: new Date(), photos: false })
    token = (await testApp.addAccount({ role: 'User' })).token
  })

  /** Reports a view, by default from a new visitor, and returns whether it was counted. */
  const reportView = async (
    body: Partial<ViewInput>,
    { clientAddress = `203.0.113.${(clientCount += 1)}`, userAgent = browser } = {},
  ) =>
    (
      await testApp.call('views.count', {
        clientAddress,
        headers: { 'user-agent': userAgent },
        body: { kind: 'property', ...body },
      })
    ).counted
  const fetchRecords = (table: 'properties' | 'condominiums') =>
    database
      .db()
      .selectFrom(table)
      .select(['id', 'views', 'archived', 'seo_slug_en', 'seo_slug_pt'])
      .orderBy('id')
      .execute()
  const fetchViews = () => database.db().selectFrom('views').selectAll().execute()
  const fetchPublished = async () =>
    database
      .db()
      .selectFrom('properties')
      .selectAll()
      .where('archived', '=', 0)
      .where('collection', '=', 0)
      .orderBy('id')
      .execute()
  const fetchViewCount = async (id: number) =>
    (await fetchRecords('properties')).find((row) => row.id === id)?.views

  test('limits the requests of a client for unknown pages too', async () => {
    const fresh = await openTestApp(database)
    const request = () =>
      fresh.app.request('/api/v1/public/views', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'property', slug: 'none' }),
      })
    const statuses = []
    for (let n = 0; n < 601; n += 1) statuses.push((await request()).status)
    expect([statuses[0], statuses[599], statuses[600]]).toEqual([404, 404, 429])
  })

  test("the sample agency's daily views add up to the total of each listing", async () => {
    const rows = await fetchViews()
    for (const record of await fetchRecords('properties'))
      expect(
        rows.filter((row) => row.property_id === record.id).reduce((sum, { amount }) => sum + amount, 0),
      ).toBe(record.views)
    for (const record of await fetchRecords('condominiums'))
      expect(
        rows.filter((row) => row.condominium_id === record.id).reduce((sum, { amount }) => sum + amount, 0),
      ).toBe(record.views)
    const today = dayOf(new Date())
    expect(rows.every(({ day, amount }) => day <= today && amount > 0)).toBe(true)
  })

  test('counts a client once in half an hour, by id and by either slug', async () => {
    const [first, second] = (await fetchPublished()).filter(
      ({ seo_slug_en, seo_slug_pt }) => seo_slug_en && seo_slug_pt,
    )
    const { id = 0, views = 0, seo_slug_en: slug } = first ?? {}
    expect(await reportView({ id }, { clientAddress: '198.51.100.1' })).toBe(true)
    expect(await reportView({ id }, { clientAddress: '198.51.100.1' })).toBe(false)
    expect(await reportView({ slug }, { clientAddress: '198.51.100.1' })).toBe(false)
    expect(await reportView({ slug: first?.seo_slug_pt }, { clientAddress: '198.51.100.2' })).toBe(true)
    expect(await reportView({ id: second?.id }, { clientAddress: '198.51.100.1' })).toBe(true)
    expect(await fetchViewCount(id)).toBe(views + 2)
    testApp.advanceTime(hourMs / 2)
    expect(await reportView({ id }, { clientAddress: '198.51.100.1' })).toBe(true)
    expect(await fetchViewCount(id)).toBe(views + 3)
  })

  test('ignores robots and clients without a user agent', async () => {
    const [first] = await fetchPublished()
    const id = first?.id ?? 0
    const before = await fetchViewCount(id)
    for (const userAgent of [
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'curl/8.5.0',
      'python-requests/2.31',
    ])
      expect(await reportView({ id }, { userAgent })).toBe(false)
    const withoutUserAgent = await testApp.request('views.count', { body: { kind: 'property', id } })
    expect([withoutUserAgent.status, await withoutUserAgent.json()]).toEqual([201, { counted: false }])
    expect(await fetchViewCount(id)).toBe(before)
  })

  test('returns 404 for unpublished and unknown records, and 422 without exactly one of id and slug', async () => {
    const hidden = await database
      .db()
      .selectFrom('properties')
      .select(['id'])
      .where((eb) => eb.or([eb('archived', '=', 1), eb('collection', '=', 1)]))
      .execute()
    for (const { id } of hidden.slice(0, 3))
      expect(await errorOf(reportView({ id }))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await errorOf(reportView({ kind: 'condominium', slug: 'nowhere' }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await errorOf(reportView({}))).toMatchObject({ status: 422, fields: { id: 'required' } })
    expect(await errorOf(reportView({ id: 1, slug: 'both' }))).toMatchObject({ status: 422 })
  })

  test('counts every concurrent view, and shows the sums on the dashboard', async () => {
    const properties = (await fetchPublished()).slice(0, 6)
    const condominiums = (await fetchRecords('condominiums'))
      .filter(({ archived }) => archived === 0)
      .slice(0, 3)
    const before = new Map((await fetchRecords('properties')).map(({ id, views }) => [id, views]))
    let counted = 0
    for (let day = 0; day < 3; day += 1) {
      const reports = Array.from({ length: 40 }, (_, n) =>
        n % 4 === 0
          ? reportView({ kind: 'condominium', id: condominiums[n % condominiums.length]?.id })
          : reportView({ id: properties[(n * n) % properties.length]?.id }),
      )
      counted += (await Promise.all(reports)).filter(Boolean).length
      testApp.advanceTime(dayMs)
    }
    expect(counted).toBe(120)
    const rows = await fetchViews()
    const now = testApp.context.now()
    const since = dayOf(new Date(now.getTime() - (limits.viewsLatelyDays - 1) * dayMs))
    const sum = (list: typeof rows) => list.reduce((total, { amount }) => total + amount, 0)
    const viewsOf = (kind: 'property' | 'condominium', id: number) =>
      rows.filter((row) => (kind === 'property' ? row.property_id : row.condominium_id) === id)
    const gained = (await fetchRecords('properties')).reduce(
      (total, { id, views }) => total + views - (before.get(id) ?? 0),
      0,
    )
    expect(gained).toBe(90)

    const { data } = await testApp.call('dashboard.statistics', { token })
    for (const table of ['properties', 'condominiums'] as const) {
      const kind = table === 'properties' ? 'property' : 'condominium'
      const mostViewed = (await fetchRecords(table))
        .filter(({ archived }) => archived === 0)
        .map(({ id }) => ({
          id,
          views: sum(viewsOf(kind, id)),
          views_lately: sum(viewsOf(kind, id).filter(({ day }) => day >= since)),
        }))
        .sort((a, b) => b.views - a.views || b.id - a.id)
        .slice(0, limits.dashboardRows)
      const listed = (data.statistics.most_viewed ?? []).filter((record) => record.kind === kind)
      expect(listed.map(({ id, views, views_lately }) => ({ id, views, views_lately }))).toEqual(mostViewed)
    }
  })

  test('returns 404 for a record that is deleted between the lookup and the count', async () => {
    const [first] = await fetchPublished()
    const id = first?.id ?? 0
    afterQuery(database.db(), 'select id from properties', () =>
      testApp.call('properties.remove', { token, params: { id } }),
    )
    expect(await errorOf(reportView({ id }))).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('deletes views with their record, and stores nothing about visitors', async () => {
    const [first] = await fetchPublished()
    await testApp.call('properties.remove', { token, params: { id: first?.id ?? 0 } })
    expect((await fetchViews()).some(({ property_id }) => property_id === first?.id)).toBe(false)
    // The rate limits of other endpoints store hashes of client addresses in `login_attempts`.
    const { rows } = await sql<{ n: number }>`select count(*) as n from login_attempts`.execute(database.db())
    expect(Number(rows[0]?.n)).toBe(0)
  })
})
