import { sweepAccounts } from '../../agency-api/accounts/sweep.ts'
import { eachDatabase } from './databases.ts'
import { type TestApp, openTestAppWithoutUsers } from './test-app.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

eachDatabase((database) => {
  let testApp: TestApp
  beforeEach(async () => {
    testApp = await openTestAppWithoutUsers(database)
  })

  describe('session', () => {
    test('ends only the current session when signing out', async () => {
      const ana = await testApp.addAccount()
      const { token } = await testApp.login(ana.email, ana.password)
      await testApp.call('session.logout', { token })
      await expect(testApp.call('profile.get', { token })).rejects.toMatchObject({
        code: 'BAD_TOKEN',
        status: 401,
      })
      await expect(testApp.call('profile.get', { token: ana.token })).resolves.toBeDefined()
    })

    test('accepts a refreshed token immediately and the old one for ten seconds', async () => {
      const ana = await testApp.addAccount()
      const { token } = await testApp.call('session.refresh', { token: ana.token })
      await expect(testApp.call('profile.get', { token })).resolves.toBeDefined()
      testApp.advanceTime(5000)
      await testApp.call('session.refresh', { token: ana.token })
      testApp.advanceTime(6000)
      await expect(testApp.call('profile.get', { token: ana.token })).rejects.toMatchObject({
        code: 'BAD_TOKEN',
      })
      await expect(testApp.call('profile.get', { token })).resolves.toBeDefined()
    })

    test('returns the same new token to concurrent refreshes and keeps one session', async () => {
      const ana = await testApp.addAccount()
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => testApp.call('session.refresh', { token: ana.token })),
      )
      const [token = ''] = new Set(responses.map((response) => response.token))
      expect(responses.map((response) => response.token)).toEqual(Array(6).fill(token))
      const { sessions } = await testApp.call('profile.sessions', { token })
      expect(sessions).toMatchObject([{ current: true }])
      const stored = await database.db().selectFrom('tokens').select('hash').execute()
      expect(JSON.stringify(stored)).not.toContain(token)
    })

    test('ends the session when signing out with either token, also during a refresh', async () => {
      for (let n = 0; n < 8; n += 1) {
        const ana = await testApp.addAccount()
        const { token } = await testApp.call('session.refresh', { token: ana.token })
        const [, refresh] = await Promise.allSettled([
          testApp.call('session.logout', { token: n % 2 === 0 ? token : ana.token }),
          testApp.call('session.refresh', { token }),
        ])
        const tokens = [ana.token, token, ...(refresh.status === 'fulfilled' ? [refresh.value.token] : [])]
        for (const token of tokens)
          await expect(testApp.call('profile.get', { token })).rejects.toMatchObject({
            code: 'BAD_TOKEN',
          })
      }
    })

    test('expires a session after seven days', async () => {
      const ana = await testApp.addAccount()
      testApp.advanceTime(7 * 24 * hourMs + 1000)
      await expect(testApp.call('profile.get', { token: ana.token })).rejects.toMatchObject({
        code: 'BAD_TOKEN',
      })
    })

    test('expires a sign-in after thirty days, however often it is refreshed', async () => {
      const ana = await testApp.addAccount()
      let { token } = await testApp.call('session.login', {
        body: { email: ana.email, password: ana.password },
      })
      for (let day = 1; day < 30; day += 1) {
        testApp.advanceTime(24 * hourMs)
        token = (await testApp.call('session.refresh', { token })).token
      }
      await expect(testApp.call('profile.get', { token })).resolves.toBeDefined()
      testApp.advanceTime(24 * hourMs)
      await expect(testApp.call('profile.get', { token })).rejects.toMatchObject({ code: 'BAD_TOKEN' })
    })

    test.each([undefined, 'made-up', 'x y', ''])('rejects the token %p', async (token) => {
      await expect(testApp.call('profile.get', { token })).rejects.toMatchObject({
        code: 'BAD_TOKEN',
        status: 401,
      })
    })

    test('sweeps only expired records', async () => {
      await testApp.addAccount()
      await testApp.failSignIns('nobody@example.pt', 1)
      testApp.advanceTime(8 * 24 * hourMs)
      const rui = await testApp.addAccount()
      await sweepAccounts(testApp.context)
      const remaining = await database.db().selectFrom('tokens').select('user_id').execute()
      expect(remaining).toEqual([{ user_id: rui.id }])
      expect(await database.db().selectFrom('login_attempts').selectAll().execute()).toEqual([])
    })
  })
})
