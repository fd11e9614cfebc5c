import { sweepAccounts } from '../../agency-api/accounts/sweep.ts'
import { eachDatabase } from './databases.ts'
import { type Office, openEmptyOffice } from './office.ts'

const minute = 60_000
const hour = 60 * minute

eachDatabase((database) => {
  let office: Office
  beforeEach(async () => {
    office = await openEmptyOffice(database)
  })

  describe('the session', () => {
    test('signing out ends this session and no other', async () => {
      const ana = await office.hire()
      const { token } = await office.login(ana.email, ana.password)
      await office.call('session.logout', { token })
      await expect(office.call('profile.get', { token })).rejects.toMatchObject({
        code: 'BAD_TOKEN',
        status: 401,
      })
      await expect(office.call('profile.get', { token: ana.token })).resolves.toBeDefined()
    })

    test('a refreshed token works at once and the old one for ten seconds more', async () => {
      const ana = await office.hire()
      const { token } = await office.call('session.refresh', { token: ana.token })
      await expect(office.call('profile.get', { token })).resolves.toBeDefined()
      office.pass(5000)
      await office.call('session.refresh', { token: ana.token })
      office.pass(6000)
      await expect(office.call('profile.get', { token: ana.token })).rejects.toMatchObject({
        code: 'BAD_TOKEN',
      })
      await expect(office.call('profile.get', { token })).resolves.toBeDefined()
    })

    test('two dashboards that exchange one token get the same new one, and there is one session', async () => {
      const ana = await office.hire()
      const exchanged = await Promise.all(
        Array.from({ length: 6 }, () => office.call('session.refresh', { token: ana.token })),
      )
      const [token = ''] = new Set(exchanged.map((each) => each.token))
      expect(exchanged.map((each) => each.token)).toEqual(Array(6).fill(token))
      const { sessions } = await office.call('profile.sessions', { token })
      expect(sessions).toMatchObject([{ current: true }])
      const kept = await database.db().selectFrom('tokens').select('hash').execute()
      expect(JSON.stringify(kept)).not.toContain(token)
    })

    test('signing out ends the session with whichever of its tokens, an exchange under way included', async () => {
      for (let n = 0; n < 8; n += 1) {
        const ana = await office.hire()
        const { token } = await office.call('session.refresh', { token: ana.token })
        const [, late] = await Promise.allSettled([
          office.call('session.logout', { token: n % 2 === 0 ? token : ana.token }),
          office.call('session.refresh', { token }),
        ])
        const left = [ana.token, token, ...(late.status === 'fulfilled' ? [late.value.token] : [])]
        for (const each of left)
          await expect(office.call('profile.get', { token: each })).rejects.toMatchObject({
            code: 'BAD_TOKEN',
          })
      }
    })

    test('a session ends after seven days', async () => {
      const ana = await office.hire()
      office.pass(7 * 24 * hour + 1000)
      await expect(office.call('profile.get', { token: ana.token })).rejects.toMatchObject({
        code: 'BAD_TOKEN',
      })
    })

    test('however often it is refreshed, a sign-in ends after thirty days', async () => {
      const ana = await office.hire()
      let { token } = await office.call('session.login', {
        body: { email: ana.email, password: ana.password },
      })
      for (let day = 1; day < 30; day += 1) {
        office.pass(24 * hour)
        token = (await office.call('session.refresh', { token })).token
      }
      await expect(office.call('profile.get', { token })).resolves.toBeDefined()
      office.pass(24 * hour)
      await expect(office.call('profile.get', { token })).rejects.toMatchObject({ code: 'BAD_TOKEN' })
    })

    test.each([undefined, 'made-up', 'x y', ''])(
      'without a good token (%p) nothing private answers',
      async (token) => {
        await expect(office.call('profile.get', { token })).rejects.toMatchObject({
          code: 'BAD_TOKEN',
          status: 401,
        })
      },
    )

    test('the sweeper removes what is over and nothing else', async () => {
      const ana = await office.hire()
      await office.mistype('nobody@example.pt', 1)
      office.pass(8 * 24 * hour)
      const rui = await office.hire()
      await sweepAccounts(office.house)
      const left = await database.db().selectFrom('tokens').select('user_id').execute()
      expect(left).toEqual([{ user_id: rui.id }])
      expect(left).not.toContainEqual({ user_id: ana.id })
      expect(await database.db().selectFrom('login_attempts').selectAll().execute()).toEqual([])
    })
  })
})
