import type { Body } from '#contract/endpoint.ts'
import type { users } from '#contract/users.ts'
import { endpoints } from '#contract/index.ts'
import { writeSetting } from '../../agency-api/settings.ts'
import { eachDatabase } from './databases.ts'
import { letters, secretFor } from './mailbox.ts'
import { type Office, openOffice } from './office.ts'
import { fileOf, gif, jpeg, weighing } from './photographs.ts'

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

test('every call about users is for Administrators alone, but the one that tells whom to ask', () => {
  const calls = endpoints.filter(({ name }) => name.startsWith('users.') && name !== 'users.administrators')
  expect(calls.map(({ endpoint }) => endpoint.access)).toEqual(calls.map(() => 'administrator'))
})

eachDatabase((database) => {
  let office: Office
  let boss: Awaited<ReturnType<Office['hire']>>
  let count = 0

  beforeAll(async () => {
    office = await openOffice(database)
  })
  afterEach(() => office.settled())
  beforeEach(async () => {
    await database.db().deleteFrom('users').execute()
    boss = await office.hire({ name: 'Ana Valadares' })
  })

  const add = async (more: Partial<typeof clara> = {}) => {
    count += 1
    const body = { ...clara, email: `clara-${count}@example.pt`, ...more }
    const { user } = await office.call('users.add', { token: boss.token, body })
    if (user === undefined) throw new Error('The answer has no user')
    return { ...user, password: body.password ?? '' }
  }
  const update = (id: number, more: Partial<Body<typeof users.update>> = {}, headers = {}) => {
    const { password: _, ...same } = clara
    const body = { ...same, email: `clara-${count}@example.pt`, ...more }
    return office.call('users.update', { token: boss.token, params: { id }, body, headers })
  }
  const login = (email: string, password: string) =>
    office.call('session.login', { body: { email, password } })

  test('a new person is listed, read and can sign in, and is asked to confirm the address', async () => {
    const user = await add()
    expect(user).toMatchObject({ name: 'Clara Pimenta', initials: 'CP', role: 'User', verified: false })
    const { users: listed, total } = await office.call('users.list', { token: boss.token })
    expect(total).toBe(2)
    expect(listed.map(({ name }) => name)).toEqual(['Ana Valadares', 'Clara Pimenta'])
    await expect(
      office.call('users.get', { token: boss.token, params: { id: user.id } }),
    ).resolves.toMatchObject({ user: { city: 'Porto', country: 'Portugal', phone: '+351 912 000 111' } })
    await expect(login(user.email, user.password)).resolves.toMatchObject({ user: { id: user.id } })
    await office.settled()
    expect(letters(database.dataDir, user.email)).toHaveLength(1)
  })

  test('an invited colleague chooses the password by the mailed link, which confirms the address and works once', async () => {
    const { id, email } = await add({
      password: '',
      invite: 1,
      email: `invited-${performance.now()}@example.pt`,
    })
    await office.settled()
    const [invitation] = letters(database.dataDir, email)
    expect(invitation?.text).toContain('created an account for you')
    expect(invitation?.text).not.toMatch(/did not create an account/)
    const secret = secretFor(database.dataDir, email, 'reset')
    const reset = (password: string) =>
      office.call('session.reset', { body: { id: secret, password, password_confirmation: password } })
    await reset('frase-da-clara')
    await expect(login(email, 'frase-da-clara')).resolves.toMatchObject({ user: { id, verified: true } })
    await expect(reset('outra-frase-dela')).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
  })

  test('a link that confirms an address sets no password for who has one; the mail is sent again on request', async () => {
    const user = await add({ email: `confirming-${performance.now()}@example.pt` })
    await office.settled()
    const id = secretFor(database.dataDir, user.email, 'verify')
    const body = { id, password: 'a-stranger-s-word', password_confirmation: 'a-stranger-s-word' }
    await expect(office.call('session.reset', { body })).rejects.toMatchObject({ status: 404 })
    const { token } = await login(user.email, user.password)
    for (let n = 0; n < 3; n += 1) await office.call('profile.sendVerification', { token })
    await office.settled()
    // Sent once: the others asked for the same mail while it waited.
    expect(letters(database.dataDir, user.email)).toHaveLength(2)
    await expect(office.call('profile.sendVerification', { token })).rejects.toMatchObject({ status: 429 })
    await office.call('session.verify', { body: { id: secretFor(database.dataDir, user.email, 'verify') } })
    await expect(office.call('profile.get', { token })).resolves.toMatchObject({
      profile: { verified: true },
    })
  })

  test('everybody may see whom to ask for what only Administrators may do', async () => {
    const { token } = await office.hire({ role: 'User' })
    await expect(office.call('users.administrators', { token })).resolves.toEqual({
      administrators: [{ name: 'Ana Valadares', email: boss.email }],
    })
    await expect(office.call('session.options')).resolves.toEqual({
      registration: 'closed',
      invitations: true,
    })
  })

  test('no answer carries a password or its hash', async () => {
    const { id } = await add()
    for (const response of [
      await office.ask('users.list', { token: boss.token }),
      await office.ask('users.get', { token: boss.token, params: { id } }),
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
  ])('a new person with a wrong %s is refused on that field', async (field, wrong, rule) => {
    await expect(add(wrong)).rejects.toMatchObject({ status: 422, fields: { [field]: rule } })
  })

  test('on an edit an empty password leaves the one that is; a short one is refused', async () => {
    const user = await add()
    await update(user.id, { password: '' })
    await expect(login(user.email, user.password)).resolves.toBeDefined()
    await expect(update(user.id, { password: '1234567' })).rejects.toMatchObject({
      fields: { password: 'min:8' },
    })
  })

  test('what the form of another program leaves out stays: role, phone, city and country', async () => {
    const user = await add({ role: 'Administrator' })
    const token = (await login(user.email, user.password)).token
    const { name, initials } = clara
    const body = { name, initials: initials ?? 'CP', email: user.email }
    await office.call('users.update', { token: boss.token, params: { id: user.id }, body })
    await expect(office.call('users.get', { token, params: { id: user.id } })).resolves.toMatchObject({
      user: { role: 'Administrator', phone: clara.phone, city: 'Porto', country: 'Portugal' },
    })
  })

  test('an address that somebody has is refused on its field, whatever its case', async () => {
    const user = await add()
    const taken = { code: 'EMAIL_ALREADY_EXISTS', status: 409, fields: { email: 'EMAIL_ALREADY_EXISTS' } }
    await expect(add({ email: user.email.toUpperCase() })).rejects.toMatchObject(taken)
    await expect(update(user.id, { email: boss.email })).rejects.toMatchObject(taken)
  })

  test('only Administrators may', async () => {
    const rui = await office.hire({ role: 'User' })
    const body = { ...clara, email: 'eva@example.pt', role: 'Administrator' as const }
    const params = { id: boss.id }
    for (const refused of [
      () => office.call('users.list', { token: rui.token }),
      () => office.call('users.get', { token: rui.token, params }),
      () => office.call('users.add', { token: rui.token, body }),
      () => office.call('users.update', { token: rui.token, params, body }),
      () => office.call('users.remove', { token: rui.token, params }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 403 })
    await expect(office.call('users.list', {})).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    ['password', { password: 'outra-palavra' }],
    ['role', { role: 'Administrator' as const }],
    ['address', { email: 'outra@example.pt' }],
  ])('a new %s ends the sessions of that person', async (_, change) => {
    const user = await add()
    const { token } = await login(user.email, user.password)
    await update(user.id, { phone: '1' })
    await expect(office.call('profile.get', { token })).resolves.toBeDefined()
    await update(user.id, change)
    await expect(office.call('profile.get', { token })).rejects.toMatchObject({ status: 401 })
  })

  test('a new address is to be confirmed anew', async () => {
    const colleague = await office.hire({ role: 'User' })
    const { user } = await update(colleague.id, { email: 'nova@example.pt' })
    expect(user).toMatchObject({ email: 'nova@example.pt', verified: false })
  })

  test('deleting somebody ends their sessions; what is gone is not found', async () => {
    const user = await add()
    const { token } = await login(user.email, user.password)
    const params = { id: user.id }
    await office.call('users.remove', { token: boss.token, params })
    await expect(office.call('profile.get', { token })).rejects.toMatchObject({ status: 401 })
    await expect(login(user.email, user.password)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(office.call('users.remove', { token: boss.token, params })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(office.call('users.get', { token: boss.token, params })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('nobody deletes themselves, and the last Administrator stays one', async () => {
    await office.hire()
    const own = office.call('users.remove', { token: boss.token, params: { id: boss.id } })
    await expect(own).rejects.toMatchObject({ code: 'OWN_ACCOUNT', status: 409 })
    await database.db().deleteFrom('users').where('id', '!=', boss.id).execute()
    await expect(update(boss.id, { email: boss.email })).rejects.toMatchObject({
      code: 'LAST_ADMINISTRATOR',
      fields: { role: 'LAST_ADMINISTRATOR' },
    })
    await expect(office.call('users.list', { token: boss.token })).resolves.toMatchObject({ total: 1 })
  })

  test('of two Administrators who delete each other at once one is left', async () => {
    const other = await office.hire()
    const outcomes = await Promise.allSettled([
      office.call('users.remove', { token: boss.token, params: { id: other.id } }),
      office.call('users.remove', { token: other.token, params: { id: boss.id } }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of two who edit the same person the second is told', async () => {
    const user = await add()
    const read = await office.ask('users.get', { token: boss.token, params: { id: user.id } })
    const version = { 'if-match': read.headers.get('etag') ?? '' }
    await update(user.id, { city: 'Braga' }, version)
    await expect(update(user.id, { city: 'Faro' }, version)).rejects.toMatchObject({
      code: 'CHANGED_BY_SOMEONE_ELSE',
      status: 412,
    })
    await update(user.id, { city: 'Faro' })
  })

  test('the list is searched without accents, sorted and cut into pages', async () => {
    await add({ name: 'Álvaro Mendes', city: 'Évora' })
    await add({ name: 'Zulmira Dias', city: null })
    const names = async (query: object) => {
      const { users: found, total } = await office.call('users.list', { token: boss.token, query })
      return { names: found.map(({ name }) => name), total }
    }
    await expect(names({ filter: { search: 'evora' } })).resolves.toEqual({
      names: ['Álvaro Mendes'],
      total: 1,
    })
    await expect(names({ sort: 'name', order: -1, limit: 2 })).resolves.toEqual({
      names: ['Zulmira Dias', 'Ana Valadares'],
      total: 3,
    })
    await expect(names({ sort: 'name', limit: 2, page: 2 })).resolves.toMatchObject({
      names: ['Zulmira Dias'],
    })
    await expect(names({ sort: 'city' })).resolves.toMatchObject({
      names: ['Álvaro Mendes', 'Ana Valadares', 'Zulmira Dias'],
    })
    await expect(names({ sort: 'password_hash' })).rejects.toMatchObject({ code: 'ERROR_WITH_FILTER' })
  })

  describe('the picture', () => {
    const stored = () => office.house.media.list('users')

    test('is cut to a square, replaced and removed with its files', async () => {
      const { id, avatar } = await add({ avatar: fileOf(await jpeg(400, 300)) })
      expect(avatar).toMatch(/^[\w-]+\.webp$/)
      const kept = (await update(id, { avatar: avatar ?? '' })).user?.avatar
      expect(kept).toBe(avatar)
      expect((await update(id)).user?.avatar).toBe(avatar)
      const next = (await update(id, { avatar: fileOf(await jpeg()) })).user?.avatar
      expect(next).not.toBe(avatar)
      const own = async () => (await stored()).filter(({ path }) => path.startsWith(`users/${id}/`))
      expect((await own()).map(({ path }) => path)).toEqual([`users/${id}/${next}`])
      expect((await update(id, { avatar: null })).user?.avatar).toBeNull()
      expect(await own()).toEqual([])
    })

    test('goes with its person', async () => {
      const before = (await stored()).length
      const { id } = await add({ avatar: fileOf(await jpeg()) })
      await office.call('users.remove', { token: boss.token, params: { id } })
      expect(await stored()).toHaveLength(before)
    })

    test('of 2 MB or another kind is refused and leaves no account behind', async () => {
      const refuse = (avatar: File) => add({ avatar, email: 'foto@example.pt' })
      await expect(refuse(fileOf(await weighing(2_000_000)))).rejects.toMatchObject({
        code: 'FILE_TOO_LARGE',
        status: 413,
      })
      await expect(refuse(fileOf(await gif(), 'a.gif', 'image/gif'))).rejects.toMatchObject({
        code: 'FILE_TYPE_NOT_ALLOWED',
      })
      await expect(refuse(fileOf(await gif()))).rejects.toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' })
      await expect(refuse(fileOf(await jpeg()))).resolves.toBeDefined()
    })
  })

  test('in the demo the accounts that visitors sign in to keep password, role and address', async () => {
    const user = await add()
    await writeSetting(database.db(), 'demo', String(user.id))
    const demo = await openOffice(database, { AGENCY_DEMO: '1' })
    const { password: _, ...same } = clara
    const change = (more: object) =>
      demo.call('users.update', {
        token: boss.token,
        params: { id: user.id },
        body: { ...same, email: user.email, ...more },
      })
    await change({ city: 'Viseu' })
    for (const more of [{ password: 'outra-palavra' }, { role: 'Administrator' }, { email: 'x@example.pt' }])
      await expect(change(more)).rejects.toMatchObject({ code: 'DEMO' })
    await expect(
      demo.call('users.remove', { token: boss.token, params: { id: user.id } }),
    ).rejects.toMatchObject({ code: 'DEMO' })
  })
})
