import { createLink } from '../../agency-api/accounts/links.ts'
import { eachDatabase } from './databases.ts'
import { type TestApp, openTestAppWithoutUsers } from './test-app.ts'

eachDatabase((database) => {
  let testApp: TestApp
  beforeEach(async () => {
    testApp = await openTestAppWithoutUsers(database)
  })

  type Account = Awaited<ReturnType<TestApp['addAccount']>>

  /** Signs in, and runs `meanwhile` after the account was read and before the session is created. */
  function loginDuring({ email, password }: Account, meanwhile: () => Promise<unknown>) {
    const db = database.db()
    const begin = db.transaction.bind(db)
    db.transaction = () => {
      db.transaction = begin
      const builder = begin()
      const execute = builder.execute.bind(builder)
      builder.execute = async (work) => {
        await meanwhile()
        return execute(work)
      }
      return builder
    }
    return testApp.login(email, password)
  }

  const password = 'nova-palavra'
  const updateAsAdministrator =
    (change: { password?: string; email?: string; role?: 'User' }) =>
    async ({ id, name, email, role }: Account) => {
      const administrator = await testApp.addAccount()
      const unchanged = { name, email, role, initials: 'AS', password: '' }
      const body = { ...unchanged, password_confirmation: change.password ?? '', ...change }
      await testApp.call('users.update', { token: administrator.token, params: { id }, body })
    }

  test.each<[string, (ana: Account) => Promise<unknown>]>([
    [
      'the owner changes the password',
      ({ token, password: old_password }) => {
        const body = { old_password, password, password_confirmation: password }
        return testApp.call('profile.changePassword', { token, body })
      },
    ],
    [
      'the password is reset',
      async (ana) => {
        const id = await createLink(testApp.context, 'reset', ana.id)
        await testApp.call('session.reset', { body: { id, password, password_confirmation: password } })
      },
    ],
    ['an administrator changes the password', updateAsAdministrator({ password })],
    ['an administrator changes the address', updateAsAdministrator({ email: 'another@example.pt' })],
    ['an administrator changes the role', updateAsAdministrator({ role: 'User' })],
    ['other sessions are ended', ({ token }) => testApp.call('profile.endOtherSessions', { token })],
    ['the account is deleted', ({ id }) => database.db().deleteFrom('users').where('id', '=', id).execute()],
  ])('creates no session when %s during a sign-in', async (_, change) => {
    const ana = await testApp.addAccount()
    const inFlight = loginDuring(ana, () => change(ana))
    await expect(inFlight).rejects.toMatchObject({ code: 'WRONG_PASSWORD', status: 401 })
  })

  test('creates a session while the profile changes', async () => {
    const ana = await testApp.addAccount()
    const body = { name: 'Ana Sá Carneiro', phone: null, city: null, country: null }
    const change = () => testApp.call('profile.update', { token: ana.token, body })
    const { token, user } = await loginDuring(ana, change)
    expect(user.name).toBe('Ana Sá Carneiro')
    await expect(testApp.call('profile.get', { token })).resolves.toBeDefined()
  })
})
