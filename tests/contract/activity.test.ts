import { logActivity } from '../../agency-api/activity/log-activity.ts'
import { purgeHistory, withHistoryUnlocked } from '../../agency-api/activity/retention.ts'
import { eachDatabase } from './databases.ts'
import { errorOf } from './test-client.ts'
import { type TestApp, openTestApp } from './test-app.ts'

const hourMs = 3_600_000

type Colleague = Awaited<ReturnType<TestApp['addAccount']>>

eachDatabase((database) => {
  let testApp: TestApp
  let administrator: Colleague
  let user: Colleague

  beforeAll(async () => {
    testApp = await openTestApp(database)
    administrator = await testApp.addAccount({ name: 'Rita Melo' })
    user = await testApp.addAccount({ name: 'Rui Sá', role: 'User' })
  })

  const listActivity = (filter = {}) =>
    testApp.call('activity.agency', { token: administrator.token, query: { filter, limit: 100 } })

  test('records an export with its user and row count', async () => {
    await testApp.call('activity.exported', { token: user.token, body: { noun: 'agents', amount: 12 } })
    const { activity, total } = await listActivity({ action: 'exported', person: user.id })
    expect(total).toBe(1)
    expect(activity[0]).toMatchObject({
      action: 'exported',
      noun: 'agents',
      amount: 12,
      record_id: null,
      client: null,
      actor: { id: user.id, name: 'Rui Sá' },
    })
    expect(Math.abs(Date.parse(activity[0]?.at ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test('records a download of contacts without a call of activity.exported', async () => {
    await testApp.call('contacts.download', { token: administrator.token })
    const { activity } = await listActivity({ noun: 'contacts' })
    expect(activity).toMatchObject([{ action: 'exported', amount: 0, actor: { id: administrator.id } }])
  })

  test('drops the entries of a rolled-back transaction', async () => {
    const failing = testApp.context.db.transaction().execute(async (tx) => {
      await logActivity(tx, { action: 'reset', resource: 'agency' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await listActivity({ action: 'reset' })).total).toBe(0)
  })

  test('records system actions without a user', async () => {
    await logActivity(testApp.context.db, { action: 'reset', resource: 'agency' })
    expect((await listActivity({ action: 'reset' })).activity).toMatchObject([
      { actor: null, noun: 'agency' },
    ])
  })

  test('records sign-in, sign-out and failures without the typed values', async () => {
    const { token } = await testApp.call('session.login', {
      body: { email: user.email, password: user.password },
    })
    await testApp.call('session.logout', { token })
    await errorOf(
      testApp.call('session.login', { body: { email: user.email, password: 'not-the-password' } }),
    )
    await errorOf(
      testApp.call('session.login', {
        body: { email: 'my-secret@example.pt', password: 'not-the-password' },
      }),
    )
    const { activity } = await listActivity({ noun: 'session' })
    expect(activity.map(({ action, actor, title, client }) => [action, actor?.id, title, client])).toEqual([
      ['sign-in-failed', undefined, null, '198.51.100.7'],
      ['sign-in-failed', undefined, 'Rui Sá', '198.51.100.7'],
      ['signed-out', user.id, 'Rui Sá', '198.51.100.7'],
      ['signed-in', user.id, 'Rui Sá', '198.51.100.7'],
    ])
    const stored = JSON.stringify(await testApp.context.db.selectFrom('activity').selectAll().execute())
    expect(stored).not.toMatch(/my-secret|not-the-password/)
    expect(stored).not.toContain(user.password)
  })

  test('pages and sorts the entries, and filters them by time', async () => {
    const all = await listActivity()
    const { activity, total } = await testApp.call('activity.agency', {
      token: administrator.token,
      query: { limit: 1, page: 2, order: 1 },
    })
    expect(total).toBe(all.total)
    expect(activity).toEqual([all.activity.at(-2)])
    expect((await listActivity({ from: '2100-01-01' })).total).toBe(0)
    expect((await listActivity({ from: '2026-01-01', to: '2100-01-01' })).total).toBe(all.total)
    expect((await listActivity({ to: '2026-01-01' })).total).toBe(0)
  })

  test('limits the global list, and the history of other accounts, to Administrators', async () => {
    const forbidden = { code: 'UNAUTHORIZED', status: 403 }
    expect(await errorOf(testApp.call('activity.agency', { token: user.token }))).toMatchObject(forbidden)
    const fetchRecord = (id: number, token: string) =>
      testApp.call('activity.record', { token, query: { noun: 'users', id } })
    expect(await errorOf(fetchRecord(administrator.id, user.token))).toMatchObject(forbidden)
    expect(await fetchRecord(user.id, user.token)).toMatchObject({ total: 0 })
    expect(await fetchRecord(user.id, administrator.token)).toMatchObject({ total: 0 })
    for (const resource of ['session', 'contacts', 'agency'] as const)
      expect(
        await errorOf(testApp.call('activity.record', { token: user.token, query: { noun: resource } })),
      ).toMatchObject(forbidden)
  })

  test('rejects updates and deletes in the database itself, except deletes of entries that have expired', async () => {
    const { db } = testApp.context
    const before = await db.selectFrom('activity').selectAll().execute()
    await expect(db.updateTable('activity').set({ actor_name: 'Nobody' }).execute()).rejects.toThrow(
      'append-only',
    )
    await expect(db.deleteFrom('activity').execute()).rejects.toThrow('append-only')
    expect(await db.selectFrom('activity').selectAll().execute()).toEqual(before)
    await db.transaction().execute((tx) => withHistoryUnlocked(tx, () => tx.deleteFrom('activity').execute()))
    expect((await listActivity()).total).toBe(0)
    await logActivity(db, { action: 'reset', resource: 'agency' })
    const contextWithRetention = (days: number) => ({
      ...testApp.context,
      now: () => new Date(Date.now() + 10 * 86_400_000),
      environment: { ...testApp.context.environment, AGENCY_HISTORY_DAYS: days },
    })
    for (const [days, remaining] of [
      [0, 1],
      [11, 1],
      [9, 0],
    ] as const) {
      await purgeHistory(contextWithRetention(days))
      expect((await listActivity()).total).toBe(remaining)
    }
    await logActivity(db, { action: 'reset', resource: 'agency' })
    await expect(db.deleteFrom('activity').execute()).rejects.toThrow('append-only')
  })

  test('records at most 120 exports of a user in an hour', async () => {
    const { id, token } = await testApp.addAccount({ name: 'Eva Reis', role: 'User' })
    const body = { noun: 'agents', amount: 12 } as const
    for (let index = 0; index < 120; index++) await testApp.call('activity.exported', { token, body })
    const refused = await errorOf(testApp.call('activity.exported', { token, body }))
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
    await testApp.call('activity.exported', { token: user.token, body })
    expect((await listActivity({ action: 'exported', person: id })).total).toBe(120)
  })

  test('records at most 60 failed sign-ins of an account in an hour', async () => {
    const [eva, rui] = [await testApp.addAccount(), await testApp.addAccount()]
    const countFailures = async () => (await listActivity({ action: 'sign-in-failed' })).total
    const failSignIn = async (email: string) => {
      // Ends the lockout that the failures before this one caused.
      await database.db().deleteFrom('login_attempts').execute()
      await testApp.failSignIns(email, 1)
    }
    testApp.advanceTime(hourMs)
    const before = await countFailures()
    for (let n = 0; n < 62; n += 1) await failSignIn(eva.email)
    expect((await countFailures()) - before).toBe(60)
    await failSignIn(rui.email)
    expect((await countFailures()) - before).toBe(61)
    testApp.advanceTime(hourMs)
    await failSignIn(eva.email)
    expect((await countFailures()) - before).toBe(62)
  })

  test('records at most 60 failed sign-ins of all unknown addresses in an hour, and counts those of accounts separately', async () => {
    const eva = await testApp.addAccount({ name: 'Eva Melo', role: 'User' })
    const listFailuresWithoutActor = async () =>
      (await listActivity({ action: 'sign-in-failed', noun: 'session' })).activity.filter(
        ({ actor }) => !actor,
      )
    const countFailures = async () => (await listActivity({ action: 'sign-in-failed' })).total
    testApp.advanceTime(hourMs)
    const before = await countFailures()
    for (let n = 0; n < 63; n += 1) await testApp.failSignIns(`guess-${n}@example.pt`, 1, `203.0.113.${n}`)
    expect((await countFailures()) - before).toBe(60)
    await testApp.failSignIns(eva.email, 1, '203.0.113.200')
    expect((await countFailures()) - before).toBe(61)
    expect((await listFailuresWithoutActor())[0]).toMatchObject({ title: 'Eva Melo' })
    testApp.advanceTime(hourMs)
    await testApp.failSignIns('guess@example.pt', 1)
    expect((await countFailures()) - before).toBe(62)
  })
})
