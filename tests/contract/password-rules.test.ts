import { limits } from '#contract/limits.ts'
import { createLink } from '../../agency-api/accounts/links.ts'
import { rejectWeakPassword } from '../../agency-api/accounts/passwords.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import { createSetUpLink } from '../../agency-api/first-start.ts'
import { eachDatabase } from './databases.ts'
import { errorOf } from './test-client.ts'
import { type TestApp, openTestApp } from './test-app.ts'

const ines = { name: 'Inês Duarte', email: 'ines.duarte@casa-nova.pt' }
const checkPassword = (password: string, variables: Record<string, string> = {}) =>
  rejectWeakPassword({ environment: readEnvironment(variables) }, password, ines)
const commonError = { code: 'PASSWORD_TOO_COMMON', status: 422, fields: { password: 'PASSWORD_TOO_COMMON' } }
const namesError = { code: 'PASSWORD_FROM_NAMES', status: 422, fields: { password: 'PASSWORD_FROM_NAMES' } }

test.each([
  '12345',
  '123456789',
  'password',
  'Password',
  'QWERTY',
  'iloveyou',
  'password1',
  'benfica',
  'portugal',
])('rejects the common password %p', async (password) => {
  expect(await errorOf(checkPassword(password))).toEqual(commonError)
})

test('rejects the 3,000 most common passwords of sufficient length, as ASVS 6.2.4 requires', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const long = dictionary['passwords-common'].filter(({ length }) => length >= limits.userPasswordMinLength)
  expect(long.length).toBeGreaterThan(3000)
  const errors = long.slice(0, 3000).map((password) => errorOf(checkPassword(password)))
  expect(new Set((await Promise.all(errors)).map(({ code }) => code))).toEqual(
    new Set(['PASSWORD_TOO_COMMON']),
  )
})

test.each([
  'inesduarte',
  'Inês Duarte',
  'duarte1974',
  'ines.duarte',
  'Soleira2026',
  'soleira!!!!',
  'casa-nova-1',
  'imobiliária1',
  'Mar & Serra',
  'marserra24',
])('rejects %p, which consists of names', async (password) => {
  expect(await errorOf(checkPassword(password, { AGENCY_NAME: 'Mar & Serra' }))).toEqual(namesError)
})

test.each([
  'tgq27',
  'soleira-cavalo-verde',
  'duarte come castanhas',
  '🐈🐈🐈🐈🐈',
  'ὀξύς λόγος ἄνθρωπος',
  ' a b c d ',
  'x'.repeat(64) + '!',
  'y'.repeat(limits.passwordMaxLength),
])('accepts %p, whatever its composition', async (password) => {
  await expect(checkPassword(password)).resolves.toBeUndefined()
})

test('allows a stricter but never a shorter minimum length', async () => {
  const variables = { AGENCY_PASSWORD_LENGTH: '12' }
  expect(await errorOf(checkPassword('elevenchars', variables))).toEqual({
    code: 'PASSWORD_TOO_SHORT',
    status: 422,
    fields: { password: 'min:12' },
  })
  await expect(checkPassword('twelve-chars', variables)).resolves.toBeUndefined()
  expect(() => readEnvironment({ AGENCY_PASSWORD_LENGTH: '4' })).toThrow(/AGENCY_PASSWORD_LENGTH/)
})

eachDatabase((database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await openTestApp(database)
  })

  const withConfirmation = (password: string) => ({ password, password_confirmation: password })

  test('checks common passwords at registration, reset, change and user management', async () => {
    const setup = (await createSetUpLink(testApp.context)).split('setup=')[1]
    const first = { name: 'Rui Costa', email: 'rui@example.pt', setup }
    expect(
      await errorOf(
        testApp.call('session.register', { body: { ...first, ...withConfirmation('12345678') } }),
      ),
    ).toEqual(commonError)
    // A rejected password does not use up the link.
    const { token } = await testApp.call('session.register', {
      body: { ...first, ...withConfirmation('um-lobo-na-praia') },
    })
    const { users } = await testApp.call('users.list', { token })
    const change = { old_password: 'um-lobo-na-praia', ...withConfirmation('football') }
    expect(await errorOf(testApp.call('profile.changePassword', { token, body: change }))).toEqual(
      commonError,
    )

    const id = await createLink(testApp.context, 'reset', users[0]?.id ?? 0)
    const reset = (password: string) =>
      testApp.call('session.reset', { body: { id, ...withConfirmation(password) } })
    expect(await errorOf(reset('baseball'))).toEqual(commonError)
    expect(await errorOf(reset('RuiCosta1'))).toEqual(namesError)
    await expect(reset('outro-lobo-na-praia')).resolves.toBeDefined()

    const administrator = await testApp.addAccount()
    const clara = { name: 'Clara Pimenta', email: 'clara@example.pt', initials: 'CP', role: 'User' as const }
    const add = (password: string) =>
      testApp.call('users.add', { token: administrator.token, body: { ...clara, password } })
    expect(await errorOf(add('clarapimenta'))).toEqual(namesError)
    const { user } = await add('casa-amarela')
    const update = (password: string) =>
      testApp.call('users.update', {
        token: administrator.token,
        params: { id: user?.id ?? 0 },
        body: { ...clara, password },
      })
    expect(await errorOf(update('password123'))).toEqual(commonError)
    await expect(update('')).resolves.toMatchObject({ saved: true })
  })

  test('lets existing users sign in with a password that is no longer allowed', async () => {
    const old = await testApp.addAccount({ password: 'football' })
    const body = { email: old.email, password: 'football' }
    await expect(testApp.call('session.login', { body })).resolves.toHaveProperty('token')
  })

  test('compares all characters of a long password, in Unicode normal form', async () => {
    const password = `Ções e maçãs ${'x'.repeat(60)} Fim`
    const rui = await testApp.addAccount({ password })
    const loginWith = (typed: string) =>
      testApp.call('session.login', { body: { email: rui.email, password: typed } })
    await expect(loginWith(password)).resolves.toHaveProperty('token')
    // Keyboards may compose the same letters differently; normalization makes them equal (NIST SP 800-63B).
    await expect(loginWith(password.normalize('NFD'))).resolves.toHaveProperty('token')
    for (const other of [password.toLowerCase(), password.slice(0, -1), `${password} `])
      expect(await errorOf(loginWith(other))).toMatchObject({ code: 'WRONG_PASSWORD' })
  })
})
