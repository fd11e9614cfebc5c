import { limits } from '#contract/limits.ts'
import { knownDeviceHeader } from '#contract/session.ts'
import { writeSetting } from '../../agency-api/settings.ts'
import { eachDatabase } from './databases.ts'
import { type TestApp, openTestApp } from './test-app.ts'
import { fileOf, jpeg } from './photos.ts'

eachDatabase((database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await openTestApp(database)
  })

  test("returns the signed-in user's profile", async () => {
    const [ana, rui] = [
      await testApp.addAccount({ name: 'Ana Sá' }),
      await testApp.addAccount({ name: 'Rui Costa' }),
    ]
    await expect(testApp.call('profile.get', { token: ana.token })).resolves.toEqual({
      profile: {
        verified: true,
        name: 'Ana Sá',
        email: ana.email,
        phone: null,
        city: null,
        country: null,
        urlTwitter: null,
        urlGitHub: null,
        initials: null,
        avatar: null,
      },
    })
    await expect(testApp.call('profile.get', { token: rui.token })).resolves.toMatchObject({
      profile: { name: 'Rui Costa' },
    })
  })

  test('returns a profile as saved, with cleared fields empty', async () => {
    const { token, email } = await testApp.addAccount()
    const full = {
      name: 'Ana Sá Carneiro',
      phone: '+351 912 345 678',
      city: 'Évora',
      country: 'Portugal',
      urlTwitter: 'https://x.com/ana',
      urlGitHub: 'github.com/ana',
    }
    const { profile } = await testApp.call('profile.update', { token, body: full })
    expect(profile).toEqual({ ...full, email, verified: true, initials: null, avatar: null })
    const cleared = { ...full, phone: null, city: null, urlTwitter: null }
    await testApp.call('profile.update', { token, body: cleared })
    await expect(testApp.call('profile.get', { token })).resolves.toMatchObject({ profile: cleared })
  })

  test('rejects a profile without a name and saves nothing', async () => {
    const { token, name } = await testApp.addAccount()
    const update = testApp.call('profile.update', { token, body: { name: '  ', city: 'Faro' } })
    await expect(update).rejects.toMatchObject({ status: 422, fields: { name: 'required' } })
    await expect(testApp.call('profile.get', { token })).resolves.toMatchObject({
      profile: { name, city: null },
    })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'not a URL'])(
    'rejects an invalid web address (%s) on its field',
    async (urlTwitter) => {
      const { token } = await testApp.addAccount()
      const update = testApp.call('profile.update', { token, body: { name: 'Ana', urlTwitter } })
      await expect(update).rejects.toMatchObject({ status: 422, fields: { urlTwitter: expect.any(String) } })
    },
  )

  test('ignores role, e-mail address and verification in a profile update', async () => {
    const rui = await testApp.addAccount({ role: 'User' })
    const forged = { name: 'Rui', role: 'Administrator', email: 'other@example.pt', verified: '0', id: '1' }
    await testApp.call('profile.update', { token: rui.token, body: forged })
    const row = await database
      .db()
      .selectFrom('users')
      .select(['role', 'email', 'verified'])
      .where('id', '=', rui.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ role: 'User', email: rui.email, verified: 1 })
  })

  test('saves initials and avatar, and keeps omitted ones', async () => {
    const { token, name } = await testApp.addAccount()
    const { profile } = await testApp.call('profile.update', {
      token,
      body: { name, initials: 'av', avatar: fileOf(await jpeg()) },
    })
    expect(profile).toMatchObject({ initials: 'AV', avatar: expect.stringMatching(/\.webp$/) })
    const { initials, avatar } = profile
    await expect(testApp.call('profile.update', { token, body: { name } })).resolves.toMatchObject({
      profile: { initials, avatar },
    })
    await expect(
      testApp.call('profile.update', { token, body: { name, avatar: null } }),
    ).resolves.toMatchObject({ profile: { avatar: null } })
  })

  describe('sessions', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const signIn = async (account: { email: string; password: string }, userAgent: string) => {
      const { token } = await testApp.call('session.login', {
        body: { email: account.email, password: account.password },
        headers: { 'user-agent': userAgent },
      })
      return token
    }
    const listSessions = async (token: string) => (await testApp.call('profile.sessions', { token })).sessions

    test('are listed with their browsers, the current one first, and other users cannot end them', async () => {
      const [ana, rui] = [await testApp.addAccount(), await testApp.addAccount()]
      const token = await signIn(ana, firefox)
      const listed = await listSessions(token)
      expect(listed.map(({ device, current }) => ({ device, current }))).toEqual([
        { device: 'Firefox, Linux', current: true },
        { device: null, current: false },
      ])
      const foreign = testApp.call('profile.endSession', {
        token: rui.token,
        params: { id: listed[0]?.id ?? 0 },
      })
      await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    test('are not added, and keep their sign-in time, when a token is refreshed', async () => {
      const token = await signIn(await testApp.addAccount(), firefox)
      const [before] = await listSessions(token)
      testApp.advanceTime(3_600_000)
      const refreshed = await testApp.call('session.refresh', { token })
      const sessions = await listSessions(refreshed.token)
      expect(sessions).toHaveLength(2)
      expect(sessions[0]).toMatchObject({
        device: 'Firefox, Linux',
        current: true,
        signed_in_at: before?.signed_in_at,
      })
    })

    test('are ended one by one, or all except the current one', async () => {
      const ana = await testApp.addAccount()
      const [firstToken, secondToken] = [await signIn(ana, firefox), await signIn(ana, firefox)]
      const [secondSession] = await listSessions(secondToken)
      await testApp.call('profile.endSession', { token: firstToken, params: { id: secondSession?.id ?? 0 } })
      await expect(listSessions(secondToken)).rejects.toMatchObject({ status: 401 })
      await expect(testApp.call('profile.endOtherSessions', { token: firstToken })).resolves.toEqual({
        ended: 1,
      })
      await expect(listSessions(ana.token)).rejects.toMatchObject({ status: 401 })
      await expect(listSessions(firstToken)).resolves.toHaveLength(1)
    })

    test('record when they were last used', async () => {
      const { token } = await testApp.addAccount()
      const [before] = await listSessions(token)
      testApp.advanceTime(3_600_000)
      await listSessions(token)
      await testApp.finishBackgroundWork()
      const [after] = await listSessions(token)
      expect(Date.parse(after?.last_used_at ?? '')).toBeGreaterThan(Date.parse(before?.last_used_at ?? ''))
    })
  })

  test('keeps fields that an update omits', async () => {
    const { token } = await testApp.addAccount()
    const body = { name: 'Ana Sá', phone: '912 345 678', city: 'Porto', country: 'Portugal' }
    await testApp.call('profile.update', { token, body: { ...body, urlGitHub: 'https://github.com/ana' } })
    const { profile } = await testApp.call('profile.update', { token, body: { name: 'Ana Maria' } })
    expect(profile).toMatchObject({ ...body, name: 'Ana Maria', urlGitHub: 'https://github.com/ana' })
    const cleared = await testApp.call('profile.update', { token, body: { name: 'Ana', phone: null } })
    expect(cleared.profile).toMatchObject({ phone: null, city: 'Porto' })
  })

  describe('password change', () => {
    const change = (token: string, old_password: string, password = 'uma-nova-2026') =>
      testApp.call('profile.changePassword', {
        token,
        body: { old_password, password, password_confirmation: password },
      })
    const login = (email: string, password: string) =>
      testApp.call('session.login', { body: { email, password } })

    test('ends every other session, returns a new token and keeps the browser a known device', async () => {
      const ana = await testApp.addAccount()
      const elsewhere = await login(ana.email, ana.password)
      const before = await testApp.call('profile.sessions', { token: ana.token })
      const { token, known_device } = await change(ana.token, ana.password)
      const after = await testApp.call('profile.sessions', { token: token ?? '' })
      expect(after.sessions).toMatchObject([{ current: true }])
      expect(before.sessions.map((session) => session.signed_in_at)).toContain(
        after.sessions[0]?.signed_in_at,
      )
      for (const old of [ana.token, elsewhere.token])
        await expect(testApp.call('profile.get', { token: old })).rejects.toMatchObject({ status: 401 })
      await testApp.failSignIns(ana.email, limits.loginAttempts)
      const headers = { [knownDeviceHeader]: known_device ?? '' }
      const body = { email: ana.email, password: 'uma-nova-2026' }
      await expect(testApp.call('session.login', { body, headers })).resolves.toBeDefined()
      await database.db().deleteFrom('login_attempts').execute()
      await expect(login(ana.email, ana.password)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
      await expect(login(ana.email, 'uma-nova-2026')).resolves.toBeDefined()
    })

    test('returns a field error, not a lost session, for a wrong old password', async () => {
      const ana = await testApp.addAccount()
      await expect(change(ana.token, 'wrong')).rejects.toMatchObject({
        code: 'WRONG_PASSWORD',
        status: 422,
        fields: { old_password: 'WRONG_PASSWORD' },
      })
      await expect(testApp.call('profile.get', { token: ana.token })).resolves.toBeDefined()
    })

    test('returns a field error for a short, empty or mismatched new password', async () => {
      const ana = await testApp.addAccount()
      await expect(change(ana.token, ana.password, '1234')).rejects.toMatchObject({
        fields: { password: 'min:5' },
      })
      await expect(change(ana.token, ana.password, '')).rejects.toMatchObject({
        fields: { password: 'required' },
      })
      const body = { old_password: ana.password, password: '12345', password_confirmation: '54321' }
      await expect(testApp.call('profile.changePassword', { token: ana.token, body })).rejects.toMatchObject({
        code: 'PASSWORDS_DONT_MATCH',
        fields: { password_confirmation: 'confirmed' },
      })
    })

    test('counts wrong old passwords as failed sign-ins', async () => {
      const ana = await testApp.addAccount()
      for (let n = 0; n < limits.loginAttempts; n += 1)
        await expect(change(ana.token, `guess ${n}`)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
      await expect(change(ana.token, ana.password)).rejects.toMatchObject({
        code: 'BLOCKED_USER',
        status: 429,
      })
      await expect(login(ana.email, ana.password)).rejects.toMatchObject({ code: 'BLOCKED_USER' })
    })

    test("is rejected for the sample agency's accounts, and allowed for those of visitors", async () => {
      const sampleAccount = await testApp.addAccount()
      await writeSetting(database.db(), 'demo', String(sampleAccount.id))
      const visitor = await testApp.addAccount()
      const demo = await openTestApp(database, { AGENCY_DEMO: '1' })
      const createBody = (old_password: string) => ({
        old_password,
        password: 'outra-palavra',
        password_confirmation: 'outra-palavra',
      })
      await expect(
        demo.call('profile.changePassword', {
          token: sampleAccount.token,
          body: createBody(sampleAccount.password),
        }),
      ).rejects.toMatchObject({ code: 'DEMO', status: 403 })
      await demo.call('profile.changePassword', { token: visitor.token, body: createBody(visitor.password) })
    })
  })
})
