import { limits } from '#contract/limits.ts'
import { knownDeviceHeader } from '#contract/session.ts'
import { writeSetting } from '../../agency-api/settings.ts'
import { eachDatabase } from './databases.ts'
import { type Office, openOffice } from './office.ts'
import { fileOf, jpeg } from './photographs.ts'

eachDatabase((database) => {
  let office: Office
  beforeAll(async () => {
    office = await openOffice(database)
  })

  test('the profile is the signed-in person’s own', async () => {
    const [ana, rui] = [await office.hire({ name: 'Ana Sá' }), await office.hire({ name: 'Rui Costa' })]
    await expect(office.call('profile.get', { token: ana.token })).resolves.toEqual({
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
    await expect(office.call('profile.get', { token: rui.token })).resolves.toMatchObject({
      profile: { name: 'Rui Costa' },
    })
  })

  test('a saved profile comes back as it was saved, and what is emptied is gone', async () => {
    const { token, email } = await office.hire()
    const full = {
      name: 'Ana Sá Carneiro',
      phone: '+351 912 345 678',
      city: 'Évora',
      country: 'Portugal',
      urlTwitter: 'https://x.com/ana',
      urlGitHub: 'github.com/ana',
    }
    const { profile } = await office.call('profile.update', { token, body: full })
    expect(profile).toEqual({ ...full, email, verified: true, initials: null, avatar: null })
    const emptied = { ...full, phone: null, city: null, urlTwitter: null }
    await office.call('profile.update', { token, body: emptied })
    await expect(office.call('profile.get', { token })).resolves.toMatchObject({ profile: emptied })
  })

  test('a profile without a name is refused and nothing of it is saved', async () => {
    const { token, name } = await office.hire()
    const refused = office.call('profile.update', { token, body: { name: '  ', city: 'Faro' } })
    await expect(refused).rejects.toMatchObject({ status: 422, fields: { name: 'required' } })
    await expect(office.call('profile.get', { token })).resolves.toMatchObject({
      profile: { name, city: null },
    })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])(
    'an address that is no web address (%s) is refused on its field',
    async (urlTwitter) => {
      const { token } = await office.hire()
      const refused = office.call('profile.update', { token, body: { name: 'Ana', urlTwitter } })
      await expect(refused).rejects.toMatchObject({ status: 422, fields: { urlTwitter: expect.any(String) } })
    },
  )

  test('role, e-mail and verification cannot be saved through the profile', async () => {
    const rui = await office.hire({ role: 'User' })
    const cunning = { name: 'Rui', role: 'Administrator', email: 'other@example.pt', verified: '0', id: '1' }
    await office.call('profile.update', { token: rui.token, body: cunning })
    const row = await database
      .db()
      .selectFrom('users')
      .select(['role', 'email', 'verified'])
      .where('id', '=', rui.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ role: 'User', email: rui.email, verified: 1 })
  })

  test('initials and picture are saved too, and stay when they are left out', async () => {
    const { token, name } = await office.hire()
    const { profile } = await office.call('profile.update', {
      token,
      body: { name, initials: 'av', avatar: fileOf(await jpeg()) },
    })
    expect(profile).toMatchObject({ initials: 'AV', avatar: expect.stringMatching(/\.webp$/) })
    const { initials, avatar } = profile
    await expect(office.call('profile.update', { token, body: { name } })).resolves.toMatchObject({
      profile: { initials, avatar },
    })
    await expect(
      office.call('profile.update', { token, body: { name, avatar: null } }),
    ).resolves.toMatchObject({ profile: { avatar: null } })
  })

  describe('where one is signed in', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const signIn = async (ana: { email: string; password: string }, agent: string) => {
      const { token } = await office.call('session.login', {
        body: { email: ana.email, password: ana.password },
        headers: { 'user-agent': agent },
      })
      return token
    }
    const sessions = async (token: string) => (await office.call('profile.sessions', { token })).sessions

    test('is told by the browser’s name, the asking one first, and is nobody else’s business', async () => {
      const [ana, rui] = [await office.hire(), await office.hire()]
      const token = await signIn(ana, firefox)
      const listed = await sessions(token)
      expect(listed.map(({ device, current }) => ({ device, current }))).toEqual([
        { device: 'Firefox, Linux', current: true },
        { device: null, current: false },
      ])
      const foreign = office.call('profile.endSession', {
        token: rui.token,
        params: { id: listed[0]?.id ?? 0 },
      })
      await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    test('stays one session with its sign-in when its token is replaced', async () => {
      const ana = await office.hire()
      const [first] = await sessions(await signIn(ana, firefox))
      const { token } = await office.call('session.refresh', { token: await signIn(ana, firefox) })
      const listed = await sessions(token)
      expect(listed).toHaveLength(3)
      expect(listed[0]).toMatchObject({ device: 'Firefox, Linux', current: true })
      expect(first?.signed_in_at).toBeDefined()
    })

    test('is ended one by one, or everywhere but here', async () => {
      const ana = await office.hire()
      const [one, two] = [await signIn(ana, firefox), await signIn(ana, firefox)]
      const [own] = await sessions(two)
      await office.call('profile.endSession', { token: one, params: { id: own?.id ?? 0 } })
      await expect(sessions(two)).rejects.toMatchObject({ status: 401 })
      await expect(office.call('profile.endOtherSessions', { token: one })).resolves.toEqual({ ended: 1 })
      await expect(sessions(ana.token)).rejects.toMatchObject({ status: 401 })
      await expect(sessions(one)).resolves.toHaveLength(1)
    })

    test('tells when it was last used', async () => {
      const { token } = await office.hire()
      const [before] = await sessions(token)
      office.pass(3_600_000)
      await sessions(token)
      await office.settled()
      const [after] = await sessions(token)
      expect(Date.parse(after?.last_used_at ?? '')).toBeGreaterThan(Date.parse(before?.last_used_at ?? ''))
    })
  })

  test('what the form of another program leaves out stays', async () => {
    const { token } = await office.hire()
    const body = { name: 'Ana Sá', phone: '912 345 678', city: 'Porto', country: 'Portugal' }
    await office.call('profile.update', { token, body: { ...body, urlGitHub: 'https://github.com/ana' } })
    const { profile } = await office.call('profile.update', { token, body: { name: 'Ana Maria' } })
    expect(profile).toMatchObject({ ...body, name: 'Ana Maria', urlGitHub: 'https://github.com/ana' })
    const cleared = await office.call('profile.update', { token, body: { name: 'Ana', phone: null } })
    expect(cleared.profile).toMatchObject({ phone: null, city: 'Porto' })
  })

  describe('changing the password', () => {
    const change = (token: string, old_password: string, password = 'uma-nova-2026') =>
      office.call('profile.changePassword', {
        token,
        body: { old_password, password, password_confirmation: password },
      })
    const login = (email: string, password: string) =>
      office.call('session.login', { body: { email, password } })

    test('ends every session; this one goes on with a new token, and its browser stays known', async () => {
      const ana = await office.hire()
      const elsewhere = await login(ana.email, ana.password)
      const before = await office.call('profile.sessions', { token: ana.token })
      const { token, known_device } = await change(ana.token, ana.password)
      const after = await office.call('profile.sessions', { token: token ?? '' })
      expect(after.sessions).toMatchObject([{ current: true }])
      expect(before.sessions.map((each) => each.signed_in_at)).toContain(after.sessions[0]?.signed_in_at)
      for (const old of [ana.token, elsewhere.token])
        await expect(office.call('profile.get', { token: old })).rejects.toMatchObject({ status: 401 })
      await office.mistype(ana.email, limits.loginAttempts)
      const headers = { [knownDeviceHeader]: known_device ?? '' }
      const body = { email: ana.email, password: 'uma-nova-2026' }
      await expect(office.call('session.login', { body, headers })).resolves.toBeDefined()
      await database.db().deleteFrom('login_attempts').execute()
      await expect(login(ana.email, ana.password)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
      await expect(login(ana.email, 'uma-nova-2026')).resolves.toBeDefined()
    })

    test('a wrong old password is an error of its field and not a lost session', async () => {
      const ana = await office.hire()
      await expect(change(ana.token, 'wrong')).rejects.toMatchObject({
        code: 'WRONG_PASSWORD',
        status: 422,
        fields: { old_password: 'WRONG_PASSWORD' },
      })
      await expect(office.call('profile.get', { token: ana.token })).resolves.toBeDefined()
    })

    test('a new one that is too short or not repeated is refused on its field', async () => {
      const ana = await office.hire()
      await expect(change(ana.token, ana.password, '1234')).rejects.toMatchObject({
        fields: { password: 'min:5' },
      })
      const body = { old_password: ana.password, password: '12345', password_confirmation: '54321' }
      await expect(office.call('profile.changePassword', { token: ana.token, body })).rejects.toMatchObject({
        code: 'PASSWORDS_DONT_MATCH',
      })
    })

    test('guessing at it counts with the failed sign-ins', async () => {
      const ana = await office.hire()
      for (let n = 0; n < limits.loginAttempts; n += 1)
        await expect(change(ana.token, `guess ${n}`)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
      await expect(change(ana.token, ana.password)).rejects.toMatchObject({
        code: 'BLOCKED_USER',
        status: 429,
      })
      await expect(login(ana.email, ana.password)).rejects.toMatchObject({ code: 'BLOCKED_USER' })
    })

    test('the sample agency’s own accounts keep theirs; one that a visitor makes may change it', async () => {
      const known = await office.hire()
      await writeSetting(database.db(), 'demo', String(known.id))
      const visitor = await office.hire()
      const demo = await openOffice(database, { AGENCY_DEMO: '1' })
      const body = (old_password: string) => ({
        old_password,
        password: 'outra-palavra',
        password_confirmation: 'outra-palavra',
      })
      await expect(
        demo.call('profile.changePassword', { token: known.token, body: body(known.password) }),
      ).rejects.toMatchObject({ code: 'DEMO', status: 403 })
      await demo.call('profile.changePassword', { token: visitor.token, body: body(visitor.password) })
    })
  })
})
