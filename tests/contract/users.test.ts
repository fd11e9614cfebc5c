import type { Body } from '#contract/endpoint.ts'
import type { users } from '#contract/users.ts'
import type { Mail } from '../../agency-api/mail/open.ts'
import { sendDueMails } from '../../agency-api/mail/worker.ts'
import { writeSetting } from '../../agency-api/settings.ts'
import { afterQuery } from './after-query.ts'
import { eachDatabase } from './databases.ts'
import { readMails, findLinkSecret } from './mailbox.ts'
import { type TestApp, openTestApp } from './test-app.ts'
import { fileOf, gif, jpeg, jpegOfSize } from './photos.ts'

const clara: Body<typeof users.add> = {
  name: 'Clara Pimenta',
  email: 'clara@example.pt',
  initials: 'cp',
  password: 'casa-amarela',
  role: 'User',
  phone: '+351 912 000 111',
  city: 'Porto',
  country: 'Portugal',
}

eachDatabase((database) => {
  let testApp: TestApp
  let administrator: Awaited<ReturnType<TestApp['addAccount']>>
  let addedCount = 0

  beforeAll(async () => {
    testApp = await openTestApp(database)
  })
  afterEach(() => testApp.finishBackgroundWork())
  beforeEach(async () => {
    await database.db().deleteFrom('users').execute()
    administrator = await testApp.addAccount({ name: 'Ana Valadares' })
  })

  const add = async (overrides: Partial<typeof clara> = {}) => {
    addedCount += 1
    const body = { ...clara, email: `clara-${addedCount}@example.pt`, ...overrides }
    const { user } = await testApp.call('users.add', { token: administrator.token, body })
    if (user === undefined) throw new Error('The response has no user')
    return { ...user, password: body.password ?? '' }
  }
  const update = (id: number, overrides: Partial<Body<typeof users.update>> = {}, headers = {}) => {
    const { password: _, ...same } = clara
    const body = { ...same, email: `clara-${addedCount}@example.pt`, ...overrides }
    return testApp.call('users.update', { token: administrator.token, params: { id }, body, headers })
  }
  const login = (email: string, password: string) =>
    testApp.call('session.login', { body: { email, password } })

  test('lists a new user, who can sign in and is mailed a verification link', async () => {
    const user = await add()
    expect(user).toMatchObject({ name: 'Clara Pimenta', initials: 'CP', role: 'User', verified: false })
    const { users: listed, total } = await testApp.call('users.list', { token: administrator.token })
    expect(total).toBe(2)
    expect(listed.map(({ name }) => name)).toEqual(['Ana Valadares', 'Clara Pimenta'])
    await expect(
      testApp.call('users.get', { token: administrator.token, params: { id: user.id } }),
    ).resolves.toMatchObject({ user: { city: 'Porto', country: 'Portugal', phone: '+351 912 000 111' } })
    await expect(login(user.email, user.password)).resolves.toMatchObject({ user: { id: user.id } })
    await testApp.finishBackgroundWork()
    expect(readMails(database.dataDir, user.email)).toHaveLength(1)
  })

  test('lets an invited colleague choose a password with a link that verifies the address once', async () => {
    const { id, email } = await add({
      password: '',
      invite: 1,
      email: `invited-${performance.now()}@example.pt`,
    })
    await testApp.finishBackgroundWork()
    const [invitation] = readMails(database.dataDir, email)
    expect(invitation?.text).toContain('created an account for you')
    expect(invitation?.text).not.toMatch(/did not create an account/)
    const secret = findLinkSecret(database.dataDir, email, 'reset')
    const reset = (password: string) =>
      testApp.call('session.reset', { body: { id: secret, password, password_confirmation: password } })
    await reset('frase-da-clara')
    await expect(login(email, 'frase-da-clara')).resolves.toMatchObject({ user: { id, verified: true } })
    await expect(reset('outra-frase-dela')).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
  })

  test('does not let a verification link change an existing password, and resends the link on request', async () => {
    const user = await add({ email: `confirming-${performance.now()}@example.pt` })
    await testApp.finishBackgroundWork()
    const id = findLinkSecret(database.dataDir, user.email, 'verify')
    const body = { id, password: 'a-stranger-s-word', password_confirmation: 'a-stranger-s-word' }
    await expect(testApp.call('session.reset', { body })).rejects.toMatchObject({ status: 404 })
    const { token } = await login(user.email, user.password)
    for (let n = 0; n < 3; n += 1) await testApp.call('profile.sendVerification', { token })
    await testApp.finishBackgroundWork()
    // Sends one more mail: the other requests came while it was pending.
    expect(readMails(database.dataDir, user.email)).toHaveLength(2)
    await expect(testApp.call('profile.sendVerification', { token })).rejects.toMatchObject({ status: 429 })
    await testApp.call('session.verify', {
      body: { id: findLinkSecret(database.dataDir, user.email, 'verify') },
    })
    await expect(testApp.call('profile.get', { token })).resolves.toMatchObject({
      profile: { verified: true },
    })
  })

  test('shows every user the Administrators to contact, and anyone the registration options', async () => {
    const { token } = await testApp.addAccount({ role: 'User' })
    await expect(testApp.call('users.administrators', { token })).resolves.toEqual({
      administrators: [{ name: 'Ana Valadares', email: administrator.email }],
    })
    await expect(testApp.call('session.options')).resolves.toEqual({
      registration: 'closed',
      invitations: true,
      reset_minutes: null,
    })
  })

  test('never returns a password or its hash', async () => {
    const { id } = await add()
    for (const response of [
      await testApp.request('users.list', { token: administrator.token }),
      await testApp.request('users.get', { token: administrator.token, params: { id } }),
    ])
      expect(await response.text()).not.toMatch(/password|argon2/)
  })

  test.each([
    ['name', { name: 'Rita' }, 'min:5'],
    ['name', { name: ' ' }, 'required'],
    ['email', { email: 'rita' }, 'email'],
    ['initials', { initials: '' }, 'required'],
    ['password', { password: '1234567' }, 'min:8'],
    ['password', { password: '' }, 'required'],
  ])('rejects a new user with an invalid %s on that field', async (field, wrong, rule) => {
    await expect(add(wrong)).rejects.toMatchObject({ status: 422, fields: { [field]: rule } })
  })

  test('keeps the password when an edit leaves it empty, and rejects a short one', async () => {
    const user = await add()
    await update(user.id, { password: '' })
    await expect(login(user.email, user.password)).resolves.toBeDefined()
    await expect(update(user.id, { password: '1234567' })).rejects.toMatchObject({
      fields: { password: 'min:8' },
    })
  })

  test('keeps role, phone, city and country if an update omits them', async () => {
    const user = await add({ role: 'Administrator' })
    const token = (await login(user.email, user.password)).token
    const { name, initials } = clara
    const body = { name, initials: initials ?? 'CP', email: user.email }
    await testApp.call('users.update', { token: administrator.token, params: { id: user.id }, body })
    await expect(testApp.call('users.get', { token, params: { id: user.id } })).resolves.toMatchObject({
      user: { role: 'Administrator', phone: clara.phone, city: 'Porto', country: 'Portugal' },
    })
  })

  test('rejects a duplicate address on its field, ignoring case', async () => {
    const user = await add()
    const conflict = { code: 'EMAIL_ALREADY_EXISTS', status: 409, fields: { email: 'EMAIL_ALREADY_EXISTS' } }
    await expect(add({ email: user.email.toUpperCase() })).rejects.toMatchObject(conflict)
    await expect(update(user.id, { email: administrator.email })).rejects.toMatchObject(conflict)
  })

  test.each([
    ['password', { password: 'outra-palavra' }],
    ['role', { role: 'Administrator' as const }],
    ['address', { email: 'outra@example.pt' }],
  ])("a new %s ends the user's sessions", async (_, change) => {
    const user = await add()
    const { token } = await login(user.email, user.password)
    await update(user.id, { phone: '1' })
    await expect(testApp.call('profile.get', { token })).resolves.toBeDefined()
    await update(user.id, change)
    await expect(testApp.call('profile.get', { token })).rejects.toMatchObject({ status: 401 })
  })

  test('requires verification of a new address', async () => {
    const colleague = await testApp.addAccount({ role: 'User' })
    const { user } = await update(colleague.id, { email: 'nova@example.pt' })
    expect(user).toMatchObject({ email: 'nova@example.pt', verified: false })
  })

  test('mails a link to a new address that was saved while the mail to the previous one was being sent', async () => {
    const user = await add()
    const email = `corrected-${performance.now()}@example.pt`
    const recipients: string[] = []
    const send = async ({ to }: Mail) => {
      recipients.push(to)
      if (to === user.email) await update(user.id, { email, password: '' })
    }
    const context = { ...testApp.context, mail: { send } }
    while ((await sendDueMails(context)) > 0);
    expect(recipients).toEqual([user.email, email])
  })

  test('mails no link to an address that changes while the link is created', async () => {
    const user = await add()
    const email = `corrected-${performance.now()}@example.pt`
    const recipients: string[] = []
    afterQuery(database.db(), 'from "users"', () => update(user.id, { email, password: '' }))
    const send = async ({ to }: Mail) => void recipients.push(to)
    while ((await sendDueMails({ ...testApp.context, mail: { send } })) > 0);
    expect(recipients).toEqual([email])
  })

  test('ends the sessions of a deleted user; returns 404 for a second delete', async () => {
    const user = await add()
    const { token } = await login(user.email, user.password)
    const params = { id: user.id }
    await testApp.call('users.remove', { token: administrator.token, params })
    await expect(testApp.call('profile.get', { token })).rejects.toMatchObject({ status: 401 })
    await expect(login(user.email, user.password)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(testApp.call('users.remove', { token: administrator.token, params })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(testApp.call('users.get', { token: administrator.token, params })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('refuses to delete one’s own account, or to demote the last Administrator', async () => {
    await testApp.addAccount()
    const own = testApp.call('users.remove', { token: administrator.token, params: { id: administrator.id } })
    await expect(own).rejects.toMatchObject({ code: 'OWN_ACCOUNT', status: 409 })
    await database.db().deleteFrom('users').where('id', '!=', administrator.id).execute()
    await expect(update(administrator.id, { email: administrator.email })).rejects.toMatchObject({
      code: 'LAST_ADMINISTRATOR',
      fields: { role: 'LAST_ADMINISTRATOR' },
    })
    await expect(testApp.call('users.list', { token: administrator.token })).resolves.toMatchObject({
      total: 1,
    })
  })

  test('leaves one of two Administrators who delete each other concurrently', async () => {
    const other = await testApp.addAccount()
    const outcomes = await Promise.allSettled([
      testApp.call('users.remove', { token: administrator.token, params: { id: other.id } }),
      testApp.call('users.remove', { token: other.token, params: { id: administrator.id } }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('returns 412 for a stale version', async () => {
    const user = await add()
    const read = await testApp.request('users.get', { token: administrator.token, params: { id: user.id } })
    const version = { 'if-match': read.headers.get('etag') ?? '' }
    await update(user.id, { city: 'Braga' }, version)
    await expect(update(user.id, { city: 'Faro' }, version)).rejects.toMatchObject({
      code: 'CHANGED_BY_SOMEONE_ELSE',
      status: 412,
    })
    await update(user.id, { city: 'Faro' })
  })

  test('searches the list without accents, with sorting and paging', async () => {
    await add({ name: 'Álvaro Mendes', city: 'Évora' })
    await add({ name: 'Zulmira Dias', city: null })
    const listUsers = async (query: object) => {
      const { users: found, total } = await testApp.call('users.list', { token: administrator.token, query })
      return { names: found.map(({ name }) => name), total }
    }
    await expect(listUsers({ filter: { search: 'evora' } })).resolves.toEqual({
      names: ['Álvaro Mendes'],
      total: 1,
    })
    await expect(listUsers({ sort: 'name', order: -1, limit: 2 })).resolves.toEqual({
      names: ['Zulmira Dias', 'Ana Valadares'],
      total: 3,
    })
    await expect(listUsers({ sort: 'name', limit: 2, page: 2 })).resolves.toMatchObject({
      names: ['Zulmira Dias'],
    })
    await expect(listUsers({ sort: 'city' })).resolves.toMatchObject({
      names: ['Álvaro Mendes', 'Ana Valadares', 'Zulmira Dias'],
    })
    await expect(listUsers({ sort: 'password_hash' })).rejects.toMatchObject({ code: 'ERROR_WITH_FILTER' })
  })

  describe('user avatar', () => {
    const listAvatars = () => testApp.context.media.list('users')

    test('is cropped to a square, replaced, and removed with its files', async () => {
      const { id, avatar } = await add({ avatar: fileOf(await jpeg(400, 300)) })
      expect(avatar).toMatch(/^[\w-]+\.webp$/)
      const saved = (await update(id, { avatar: avatar ?? '' })).user?.avatar
      expect(saved).toBe(avatar)
      expect((await update(id)).user?.avatar).toBe(avatar)
      const next = (await update(id, { avatar: fileOf(await jpeg()) })).user?.avatar
      expect(next).not.toBe(avatar)
      const listOwnAvatars = async () =>
        (await listAvatars()).filter(({ path }) => path.startsWith(`users/${id}/`))
      expect((await listOwnAvatars()).map(({ path }) => path)).toEqual([`users/${id}/${next}`])
      expect((await update(id, { avatar: null })).user?.avatar).toBeNull()
      expect(await listOwnAvatars()).toEqual([])
    })

    test('is deleted with the user', async () => {
      const before = (await listAvatars()).length
      const { id } = await add({ avatar: fileOf(await jpeg()) })
      await testApp.call('users.remove', { token: administrator.token, params: { id } })
      expect(await listAvatars()).toHaveLength(before)
    })

    test('is rejected if it has 2 MB or a type that is not allowed, without creating an account', async () => {
      const addWithAvatar = (avatar: File) => add({ avatar, email: 'foto@example.pt' })
      await expect(addWithAvatar(fileOf(await jpegOfSize(2_000_000)))).rejects.toMatchObject({
        code: 'FILE_TOO_LARGE',
        status: 413,
      })
      await expect(addWithAvatar(fileOf(await gif(), 'a.gif', 'image/gif'))).rejects.toMatchObject({
        code: 'FILE_TYPE_NOT_ALLOWED',
      })
      await expect(addWithAvatar(fileOf(await gif()))).rejects.toMatchObject({
        code: 'FILE_TYPE_NOT_ALLOWED',
      })
      await expect(addWithAvatar(fileOf(await jpeg()))).resolves.toBeDefined()
    })
  })

  test('rejects new passwords, roles and addresses of the sample agency’s accounts, and their deletion', async () => {
    const user = await add()
    await writeSetting(database.db(), 'demo', String(user.id))
    const demo = await openTestApp(database, { AGENCY_DEMO: '1' })
    const { password: _, ...same } = clara
    const change = (fields: object) =>
      demo.call('users.update', {
        token: administrator.token,
        params: { id: user.id },
        body: { ...same, email: user.email, ...fields },
      })
    await change({ city: 'Viseu' })
    for (const overrides of [
      { password: 'outra-palavra' },
      { role: 'Administrator' },
      { email: 'x@example.pt' },
    ])
      await expect(change(overrides)).rejects.toMatchObject({ code: 'DEMO' })
    await expect(
      demo.call('users.remove', { token: administrator.token, params: { id: user.id } }),
    ).rejects.toMatchObject({ code: 'DEMO' })
  })
})
