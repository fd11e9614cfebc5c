import { limits } from '#contract/limits.ts'
import { knownDeviceHeader } from '#contract/session.ts'
import { eachDatabase } from './databases.ts'
import { type TestApp, openTestApp } from './test-app.ts'

const dayMs = 86_400_000
type Credentials = { email: string; password: string }

eachDatabase((database) => {
  let testApp: TestApp
  beforeEach(async () => {
    testApp = await openTestApp(database)
    for (const table of ['login_attempts', 'users'] as const) await database.db().deleteFrom(table).execute()
  })

  const login = (email: string, password: string, device?: string | null) =>
    testApp.call('session.login', {
      body: { email, password },
      headers: device ? { [knownDeviceHeader]: device } : {},
    })
  const fetchDeviceToken = async (
    { email, password }: Credentials,
    device?: string | null,
  ): Promise<string> => (await login(email, password, device)).known_device ?? ''
  const guessPassword = async (
    email: string,
    device?: string | null,
    times: number = limits.loginAttempts,
  ) => {
    for (let n = 0; n < times; n += 1)
      await expect(login(email, 'a guess', device)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  }
  const blocked = { code: 'BLOCKED_USER', status: 429 }

  test("lets in the owner's known browser and no other while the password is being guessed", async () => {
    const ana = await testApp.addAccount()
    const device = await fetchDeviceToken(ana)
    await guessPassword(ana.email)
    await expect(login(ana.email, ana.password)).rejects.toMatchObject(blocked)
    await expect(login(ana.email, ana.password, device)).resolves.toBeDefined()
    // The owner's success does not reset the guesser's failures.
    await expect(login(ana.email, ana.password)).rejects.toMatchObject(blocked)
  })

  test('blocks a known browser after as many failures as an unknown one', async () => {
    const ana = await testApp.addAccount()
    const device = await fetchDeviceToken(ana)
    await guessPassword(ana.email, device)
    await expect(login(ana.email, ana.password, device)).rejects.toMatchObject(blocked)
    // Failures of the known browser do not block the owner elsewhere.
    await expect(login(ana.email, ana.password)).resolves.toBeDefined()
    testApp.advanceTime((limits.loginWindowMinutes + 1) * 60_000)
    await expect(login(ana.email, ana.password, device)).resolves.toBeDefined()
  })

  test('checks at most five of twenty concurrent guesses from a known browser', async () => {
    const ana = await testApp.addAccount()
    const device = await fetchDeviceToken(ana)
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () =>
        login(ana.email, 'a guess', device).catch((error: { code: string }) => error.code),
      ),
    )
    expect(guesses.filter((code) => code === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(
      limits.loginAttempts,
    )
  })

  test('recognizes a browser for one account only', async () => {
    const [ana, rui] = [await testApp.addAccount(), await testApp.addAccount()]
    const device = await fetchDeviceToken(ana)
    await guessPassword(rui.email, device)
    await expect(login(rui.email, rui.password, device)).rejects.toMatchObject(blocked)
  })

  test('remembers up to four accounts on a shared computer, and drops the oldest', async () => {
    const users = []
    for (let n = 0; n <= limits.knownDeviceAccounts; n += 1) users.push(await testApp.addAccount())
    let device: string | null = null
    for (const user of users) device = await fetchDeviceToken(user, device)
    for (const [index, user] of users.entries()) {
      await guessPassword(user.email)
      const signIn = login(user.email, user.password, device)
      if (index === 0) await expect(signIn).rejects.toMatchObject(blocked)
      else await expect(signIn).resolves.toBeDefined()
    }
  })

  test('ignores malformed and altered device tokens', async () => {
    const ana = await testApp.addAccount()
    const device = await fetchDeviceToken(ana)
    await database.db().deleteFrom('login_attempts').execute()
    await guessPassword(ana.email)
    const [id, nonce, since, mac = ''] = device.split('.')
    const invalidDevices = [
      'x',
      '~'.repeat(900),
      device.slice(0, -1),
      `${device}x`,
      `${id}.${nonce}.${Number(since) + 1}.${mac}`,
      `${id}.${'A'.repeat(22)}.${since}.${mac}`,
      `${id}.${nonce}.${since}.${'A'.repeat(43)}`,
      `${'9'.repeat(400)}.${device}`,
    ]
    for (const invalidDevice of invalidDevices)
      await expect(login(ana.email, ana.password, invalidDevice)).rejects.toMatchObject(blocked)
  })

  test('forgets a browser after half a year and after a password change', async () => {
    const ana = await testApp.addAccount()
    const device = await fetchDeviceToken(ana)
    testApp.advanceTime((limits.knownDeviceDays + 1) * dayMs)
    await guessPassword(ana.email)
    await expect(login(ana.email, ana.password, device)).rejects.toMatchObject(blocked)

    const rui = await testApp.addAccount()
    const previousDevice = await fetchDeviceToken(rui)
    const { token } = await login(rui.email, rui.password, previousDevice)
    const newPassword = 'outra-frase-bem-longa'
    await testApp.call('profile.changePassword', {
      token,
      body: { old_password: rui.password, password: newPassword, password_confirmation: newPassword },
    })
    await guessPassword(rui.email)
    await expect(login(rui.email, newPassword, previousDevice)).rejects.toMatchObject(blocked)
  })

  test('issues a device token without personal data, and keeps it at the next sign-in', async () => {
    const ana = await testApp.addAccount()
    const device = await fetchDeviceToken(ana)
    expect(device).not.toContain(ana.email)
    expect(device.length).toBeLessThan(100)
    expect(await fetchDeviceToken(ana, device)).toBe(device)
    expect(await fetchDeviceToken(ana)).not.toBe(device)
  })
})
