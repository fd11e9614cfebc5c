import { jest } from '@jest/globals'
import { sweepAccounts } from '../../agency-api/accounts/sweep.ts'
import { runPortalJobs } from '../../agency-api/portals/scheduler.ts'
import { eachDatabase } from './databases.ts'
import { findLinkSecret } from './mailbox.ts'
import { fileOf, jpeg } from './photos.ts'
import { openPortals, type Portals } from './portals-client.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

// A clock that was ahead for a while must not leave lockouts, sessions or leases that last until that future time.
eachDatabase((database) => {
  let portals: Portals

  beforeAll(async () => {
    portals = await openPortals(database, { AGENCY_UPLOADS_PER_DAY: '1' })
    await portals.connect()
  })
  afterAll(() => portals.close())

  async function withShiftedClock<T>(ms: number, work: () => Promise<T>): Promise<T> {
    portals.advanceTime(ms)
    try {
      return await work()
    } finally {
      portals.advanceTime(-ms)
    }
  }
  const login = (email: string, password: string) =>
    portals.call('session.login', { body: { email, password } })
  const isValidToken = (token: string) =>
    portals.request('profile.get', { token }).then(({ status }) => status === 200)

  test('ends a lockout that began while the clock was ahead, once the clock is corrected', async () => {
    const { email, password } = await portals.addAccount()
    await withShiftedClock(40 * dayMs, async () => {
      for (let n = 0; n < 5; n += 1) await expect(login(email, 'wrong')).rejects.toThrow('WRONG_PASSWORD')
      await expect(login(email, password)).rejects.toThrow('BLOCKED_USER')
    })
    await expect(login(email, password)).resolves.toMatchObject({ user: { email } })
  })

  test('ends no session when the clock is set back, and expires sessions created while it was ahead', async () => {
    const { email, password } = await portals.addAccount()
    const { token } = await login(email, password)
    await withShiftedClock(-20 * dayMs, async () => {
      await sweepAccounts(portals.context)
      expect(await isValidToken(token)).toBe(true)
    })
    expect(await isValidToken(token)).toBe(true)

    let refreshedToken = await withShiftedClock(400 * dayMs, async () => (await login(email, password)).token)
    const unusedToken = await withShiftedClock(400 * dayMs, async () => (await login(email, password)).token)
    await sweepAccounts(portals.context)
    for (let days = 0; days < 30; days += 6) {
      refreshedToken = (await portals.call('session.refresh', { token: refreshedToken })).token
      portals.advanceTime(6 * dayMs)
    }
    expect([await isValidToken(refreshedToken), await isValidToken(unusedToken)]).toEqual([false, false])
    portals.advanceTime(-30 * dayMs)
  })

  test('accepts a link mailed while the clock was ahead by minutes, but not by days', async () => {
    const { email } = await portals.addAccount({ email: `ahead-${database.name.toLowerCase()}@example.pt` })
    const requestResetLink = async () => {
      await portals.call('session.forgot', { body: { email } })
      await portals.finishBackgroundWork()
      return findLinkSecret(database.dataDir, email, 'reset')
    }
    const reset = (id: string) =>
      portals.call('session.reset', {
        body: { id, password: 'nova-casa', password_confirmation: 'nova-casa' },
      })
    const idFromDaysAhead = await withShiftedClock(10 * dayMs, requestResetLink)
    await expect(reset(idFromDaysAhead)).rejects.toThrow('NOT_FOUND_OR_ALREADY_USED')
    const idFromMinutesAhead = await withShiftedClock(10 * minuteMs, requestResetLink)
    await expect(reset(idFromMinutesAhead)).resolves.toBeDefined()
  })

  test('does not count uploads made while the clock was ahead towards later quotas', async () => {
    const { token } = await portals.addAccount()
    const upload = async () => {
      const body = { file: fileOf(await jpeg(8, 8)) }
      return (await portals.request('frontPage.uploadMedia', { token, body })).status
    }
    expect(await withShiftedClock(3 * dayMs, upload)).toBe(201)
    expect(await upload()).toBe(201)
    expect(await upload()).toBe(429)
  })

  const publish = (place: 'imovirtual' | 'kyero', id: number) =>
    portals.call('portals.exportProperties', { body: { properties: [id], place, url: '/' } })

  test('immediately retries a portal that failed while the clock was ahead', async () => {
    const id = await portals.addPublishableProperty()
    portals.olx.setFailures({ status: 503 })
    await withShiftedClock(dayMs, async () => {
      await publish('imovirtual', id)
      await portals.runJobs()
    })
    expect((await portals.fetchPublication(id)).result).toBe('waiting')
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('inserted')
  })

  test("releases a dead process's lease that was taken while the clock was ahead", async () => {
    const id = await portals.addPublishableProperty()
    await publish('imovirtual', id)
    const until = new Date(portals.context.now().getTime() + dayMs).toISOString()
    await database
      .db()
      .updateTable('portal_exports')
      .set({ lease: 'gone', lease_until: until, due_at: portals.context.now().toISOString() })
      .where('property_id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
    await portals.runJobs()
    expect((await portals.fetchPublication(id)).result).toBe('waiting')
    const later = performance.now() + 61_000
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => later)
    await portals.runJobs()
    clock.mockRestore()
    expect((await portals.fetchPublication(id)).result).toBe('inserted')
  })

  test('runs a job in progress only once when the clock jumps', async () => {
    const countPosts = () => portals.olx.calls.filter((call) => call === 'POST /advert/v1').length
    for (const jump of [dayMs, -dayMs]) {
      const before = countPosts()
      const id = await portals.addPublishableProperty()
      portals.olx.runAfterNextCall(() => withShiftedClock(jump, () => runPortalJobs(portals.context)))
      await publish('imovirtual', id)
      await portals.runJobs()
      const { result, export: publication } = await portals.fetchPublication(id)
      expect([result, countPosts() - before, typeof publication?.uuid]).toEqual(['inserted', 1, 'string'])
    }
  })

  test('keeps every advert in a feed when the clock is set back', async () => {
    const id = await portals.addPublishableProperty()
    await publish('kyero', id)
    await portals.runJobs()
    portals.advanceTime(1000)
    const { accounts } = await portals.admin('portals.accounts')
    const url = new URL(accounts.find(({ place }) => place === 'kyero')?.feed_url ?? '').pathname
    const isInFeed = async () => (await (await portals.app.request(url)).text()).includes(`<id>${id}</id>`)
    expect(await isInFeed()).toBe(true)
    expect(await withShiftedClock(-dayMs, isInFeed)).toBe(true)
  })
})
