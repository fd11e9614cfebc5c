import { eachDatabase } from './databases.ts'
import { openTestApp, type TestApp } from './test-app.ts'

eachDatabase((database) => {
  let testApp: TestApp
  beforeEach(async () => {
    testApp = await openTestApp(database)
  })

  /** Sends a request whose body stays open until `finish()` runs; `started` resolves once the API reads the body. */
  function sendSlowly(token: string, path: string, body: object) {
    const { promise: started, resolve } = Promise.withResolvers<void>()
    let finish: () => void = () => undefined
    const stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          finish = () => {
            controller.enqueue(new TextEncoder().encode(JSON.stringify(body)))
            controller.close()
          }
        },
        pull: () => resolve(),
      },
      { highWaterMark: 0 },
    )
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: stream, duplex: 'half' }
    const status = Promise.resolve(testApp.app.request(`/api/v1${path}`, init)).then(
      (response) => response.status,
    )
    return { started, finish: () => finish(), status }
  }

  const password = 'Palavra-nova-9'
  const newUser = {
    name: 'Outra',
    email: 'outra@example.pt',
    role: 'Administrator',
    initials: 'OU',
    phone: '',
    city: '',
    country: '',
    verified: 1,
    password,
    password_confirmation: password,
  }
  const countNewUsers = async () =>
    (await database.db().selectFrom('users').where('email', '=', newUser.email).select('id').execute()).length

  type Account = Awaited<ReturnType<TestApp['addAccount']>>

  test.each<[string, (token: string, sender: Account) => Promise<unknown>]>([
    ['is deleted', (token, { id }) => testApp.call('users.remove', { token, params: { id } })],
    [
      'is given another role',
      (token, { id, name, email }) =>
        testApp.call('users.update', {
          token,
          params: { id },
          body: { name, email, role: 'User', initials: 'AS' },
        }),
    ],
    [
      'is disabled',
      (_, { id }) => database.db().updateTable('users').set({ disabled: 1 }).where('id', '=', id).execute(),
    ],
    ['signs out', (_, { token }) => testApp.call('session.logout', { token })],
  ])('rejects a request if its sender %s before the body is complete', async (_, revokeAccess) => {
    const administrator = await testApp.addAccount({ role: 'Administrator' })
    const sender = await testApp.addAccount({ role: 'Administrator' })
    const slowRequest = sendSlowly(sender.token, '/users/add', newUser)
    await slowRequest.started
    await revokeAccess(administrator.token, sender)
    slowRequest.finish()
    expect(await slowRequest.status).toBe(401)
    expect(await countNewUsers()).toBe(0)
  })

  test('accepts a request if its token is refreshed before the body is complete', async () => {
    const sender = await testApp.addAccount({ role: 'Administrator' })
    const slowRequest = sendSlowly(sender.token, '/users/add', newUser)
    await slowRequest.started
    await testApp.call('session.refresh', { token: sender.token })
    // Longer than a replaced token remains valid.
    testApp.advanceTime(30_000)
    slowRequest.finish()
    expect(await slowRequest.status).toBe(201)
    expect(await countNewUsers()).toBe(1)
  })
})
