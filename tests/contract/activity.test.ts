import { record } from '../../agency-api/activity/record.ts'
import { forgetHistory, withHistoryOpened } from '../../agency-api/activity/retention.ts'
import { eachDatabase } from './databases.ts'
import { refusalOf } from './desk.ts'
import { type Office, openOffice } from './office.ts'

type Colleague = Awaited<ReturnType<Office['hire']>>

eachDatabase((database) => {
  let office: Office
  let boss: Colleague
  let user: Colleague

  beforeAll(async () => {
    office = await openOffice(database)
    boss = await office.hire({ name: 'Rita Melo' })
    user = await office.hire({ name: 'Rui Sá', role: 'User' })
  })

  const agency = (filter = {}) =>
    office.call('activity.agency', { token: boss.token, query: { filter, limit: 100 } })

  test('an export is recorded with who, what and how many rows', async () => {
    await office.call('activity.exported', { token: user.token, body: { noun: 'agents', amount: 12 } })
    const { activity, total } = await agency({ action: 'exported', person: user.id })
    expect(total).toBe(1)
    expect(activity[0]).toMatchObject({
      ...{ action: 'exported', noun: 'agents', amount: 12, record_id: null, client: null },
      actor: { id: user.id, name: 'Rui Sá' },
    })
    expect(Math.abs(Date.parse(activity[0]?.at ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test('a download of contacts is recorded by the API itself', async () => {
    await office.call('contacts.download', { token: boss.token })
    const { activity } = await agency({ noun: 'contacts' })
    expect(activity).toMatchObject([{ action: 'exported', amount: 0, actor: { id: boss.id } }])
  })

  test('what a rolled-back transaction recorded is not there', async () => {
    const failing = office.house.db.transaction().execute(async (tx) => {
      await record(tx, { action: 'reset', noun: 'agency' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await agency({ action: 'reset' })).total).toBe(0)
  })

  test('what the system does has no person', async () => {
    await record(office.house.db, { action: 'reset', noun: 'agency' })
    expect((await agency({ action: 'reset' })).activity).toMatchObject([{ actor: null, noun: 'agency' }])
  })

  test('signing in and out is recorded, and a failure without what was typed', async () => {
    const { token } = await office.call('session.login', {
      body: { email: user.email, password: user.password },
    })
    await office.call('session.logout', { token })
    await refusalOf(
      office.call('session.login', { body: { email: user.email, password: 'not-the-password' } }),
    )
    await refusalOf(
      office.call('session.login', { body: { email: 'my-secret@example.pt', password: 'not-the-password' } }),
    )
    const { activity } = await agency({ noun: 'session' })
    expect(activity.map(({ action, actor, title, client }) => [action, actor?.id, title, client])).toEqual([
      ['sign-in-failed', undefined, null, '198.51.100.7'],
      ['sign-in-failed', undefined, 'Rui Sá', '198.51.100.7'],
      ['signed-out', user.id, 'Rui Sá', '198.51.100.7'],
      ['signed-in', user.id, 'Rui Sá', '198.51.100.7'],
    ])
    const stored = JSON.stringify(await office.house.db.selectFrom('activity').selectAll().execute())
    expect(stored).not.toMatch(/my-secret|not-the-password|segredo/)
  })

  test('lines are found by person, noun, action and time, a page at a time', async () => {
    const all = await agency()
    const { activity, total } = await office.call('activity.agency', {
      token: boss.token,
      query: { limit: 1, page: 2, order: 1 },
    })
    expect(total).toBe(all.total)
    expect(activity).toEqual([all.activity.at(-2)])
    expect((await agency({ from: '2100-01-01' })).total).toBe(0)
    expect((await agency({ from: '2026-01-01', to: '2100-01-01' })).total).toBe(all.total)
    expect((await agency({ to: '2026-01-01' })).total).toBe(0)
  })

  test('only Administrators see what everybody did, and the history of accounts', async () => {
    const refused = { code: 'UNAUTHORIZED', status: 403 }
    expect(await refusalOf(office.call('activity.agency', { token: user.token }))).toMatchObject(refused)
    const of = (id: number, token: string) =>
      office.call('activity.record', { token, query: { noun: 'users', id } })
    expect(await refusalOf(of(boss.id, user.token))).toMatchObject(refused)
    expect(await of(user.id, user.token)).toMatchObject({ total: 0 })
    expect(await of(user.id, boss.token)).toMatchObject({ total: 0 })
    for (const noun of ['session', 'contacts', 'agency'] as const)
      expect(
        await refusalOf(office.call('activity.record', { token: user.token, query: { noun } })),
      ).toMatchObject(refused)
  })

  test('the database itself refuses to change or delete a line', async () => {
    const { db } = office.house
    const before = await db.selectFrom('activity').selectAll().execute()
    await expect(db.updateTable('activity').set({ actor_name: 'Nobody' }).execute()).rejects.toThrow(
      'append-only',
    )
    await expect(db.deleteFrom('activity').execute()).rejects.toThrow('append-only')
    expect(await db.selectFrom('activity').selectAll().execute()).toEqual(before)
    await db.transaction().execute((tx) => withHistoryOpened(tx, () => tx.deleteFrom('activity').execute()))
    expect((await agency()).total).toBe(0)
    await record(db, { action: 'reset', noun: 'agency' })
    const keeping = (days: number) => ({
      ...office.house,
      now: () => new Date(Date.now() + 10 * 86_400_000),
      environment: { ...office.house.environment, AGENCY_HISTORY_DAYS: days },
    })
    for (const [days, left] of [
      [0, 1],
      [11, 1],
      [9, 0],
    ] as const) {
      await forgetHistory(keeping(days))
      expect((await agency()).total).toBe(left)
    }
    await record(db, { action: 'reset', noun: 'agency' })
    await expect(db.deleteFrom('activity').execute()).rejects.toThrow('append-only')
  })
})
