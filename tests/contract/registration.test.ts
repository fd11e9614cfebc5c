import { createSetUpLink } from '../../agency-api/first-start.ts'
import { eachDatabase } from './databases.ts'
import { readMails, findLinkSecret } from './mailbox.ts'
import { type TestApp, openTestAppWithoutUsers, openTestApp } from './test-app.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

eachDatabase((database) => {
  let testApp: TestApp
  beforeEach(async () => {
    testApp = await openTestAppWithoutUsers(database)
  })

  describe('registration', () => {
    const createForm = (email: string, overrides: { setup?: string } = {}) => ({
      name: 'Rui Costa',
      email,
      password: 'tgq27',
      password_confirmation: 'tgq27',
      ...overrides,
    })

    const createSetUpSecret = async () => (await createSetUpLink(testApp.context)).split('setup=')[1]

    test('is closed by default', async () => {
      await expect(
        testApp.call('session.register', { body: createForm('rui@example.pt') }),
      ).rejects.toMatchObject({
        code: 'REGISTRATION_CLOSED',
        status: 403,
      })
    })

    describe('when open', () => {
      beforeEach(async () => {
        testApp = await openTestApp(database, {
          AGENCY_REGISTRATION: 'open',
          APP_ORIGIN: 'https://dashboard.example.pt/',
        })
      })

      test('signs in a new user as unverified; the mailed link verifies them once', async () => {
        const { user, token } = await testApp.call('session.register', {
          body: createForm('rui@example.pt'),
          language: 'pt-PT',
        })
        expect(user).toMatchObject({ name: 'Rui Costa', role: 'User', verified: false })
        await testApp.finishBackgroundWork()
        const [mail] = readMails(database.dataDir, 'rui@example.pt')
        expect(mail?.subject).toBe('Confirme o seu endereço de e-mail')
        expect(mail?.text).toContain('https://dashboard.example.pt/verify/')
        const id = findLinkSecret(database.dataDir, 'rui@example.pt', 'verify')
        await expect(testApp.call('session.verify', { body: { id } })).resolves.toEqual({ verified: true })
        await expect(testApp.call('profile.get', { token })).resolves.toMatchObject({
          profile: { verified: true },
        })
        await expect(testApp.call('session.verify', { body: { id } })).rejects.toMatchObject({
          code: 'NOT_FOUND_OR_ALREADY_VERIFIED',
          status: 404,
        })
      })

      test('expires the mailed link after seven days', async () => {
        await testApp.call('session.register', { body: createForm('late@example.pt') })
        await testApp.finishBackgroundWork()
        testApp.advanceTime(7 * 24 * hourMs + 1000)
        const id = findLinkSecret(database.dataDir, 'late@example.pt', 'verify')
        await expect(testApp.call('session.verify', { body: { id } })).rejects.toMatchObject({ status: 404 })
      })

      test('rejects an existing email address, with the error on its field', async () => {
        await testApp.addAccount({ email: 'ana@example.pt' })
        await expect(
          testApp.call('session.register', { body: createForm('Ana@example.pt') }),
        ).rejects.toMatchObject({
          code: 'EMAIL_ALREADY_EXISTS',
          status: 409,
          fields: { email: 'EMAIL_ALREADY_EXISTS' },
        })
      })

      test('requires matching passwords of at least five characters', async () => {
        const short = { ...createForm('a@example.pt'), password: '1234', password_confirmation: '1234' }
        await expect(testApp.call('session.register', { body: short })).rejects.toMatchObject({
          code: 'PASSWORD_TOO_SHORT_MIN_5',
          fields: { password: 'min:5' },
        })
        const mismatched = { ...createForm('a@example.pt'), password_confirmation: '54321' }
        await expect(testApp.call('session.register', { body: mismatched })).rejects.toMatchObject({
          code: 'PASSWORDS_DONT_MATCH',
          fields: { password_confirmation: 'confirmed' },
        })
      })

      test('ignores a requested Administrator role', async () => {
        const forged = { ...createForm('eve@example.pt'), role: 'Administrator', verified: '1', id: '1' }
        const { user } = await testApp.call('session.register', { body: forged })
        expect(user).toMatchObject({ role: 'User', verified: false })
      })

      test('limits registrations per client', async () => {
        const outcomes = await Promise.all(
          Array.from({ length: 33 }, (_, n) =>
            testApp.call('session.register', { body: createForm(`many-${n}@example.pt`) }).then(
              () => 'registered',
              (error: { code: string }) => error.code,
            ),
          ),
        )
        expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_REQUESTS').length).toBeGreaterThanOrEqual(3)
      })
    })

    test('creates the first administrator and the standard key items with a set-up link that works once', async () => {
      const setup = await createSetUpSecret()
      const { user } = await testApp.call('session.register', {
        body: createForm('first@example.pt', { setup }),
      })
      expect(user.role).toBe('Administrator')
      const stored = await testApp.context.db.selectFrom('key_items').selectAll().execute()
      const itemsOf = (kind: string) => stored.filter((item) => item.kind === kind)
      expect(itemsOf('types').map(({ name_pt }) => name_pt)).toEqual(
        expect.arrayContaining(['Apartamento', 'Moradia', 'Terreno', 'Loja', 'Escritório', 'Garagem']),
      )
      for (const kind of ['features', 'lifestyles', 'listings'])
        expect(itemsOf(kind).length).toBeGreaterThan(3)
      expect(itemsOf('features').every(({ master_id }) => master_id !== null)).toBe(true)
      const again = testApp.call('session.register', { body: createForm('second@example.pt', { setup }) })
      await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
    })

    test('accepts only one of several concurrent registrations, even with different set-up links', async () => {
      const secrets = [await createSetUpSecret(), await createSetUpSecret()]
      const results = await Promise.allSettled(
        [0, 1, 0, 1].map((index, n) =>
          testApp.call('session.register', {
            body: createForm(`${n}@example.pt`, { setup: secrets[index] }),
          }),
        ),
      )
      expect(results.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
        'rejected',
        'rejected',
      ])
    })

    test('keeps a set-up link after a failed attempt', async () => {
      await testApp.addAccount({ email: 'taken@example.pt', role: 'User' })
      const setup = await createSetUpSecret()
      const withTakenAddress = testApp.call('session.register', {
        body: createForm('taken@example.pt', { setup }),
      })
      await expect(withTakenAddress).rejects.toMatchObject({ code: 'EMAIL_ALREADY_EXISTS' })
      const { user } = await testApp.call('session.register', {
        body: createForm('mine@example.pt', { setup }),
      })
      expect(user.role).toBe('Administrator')
    })

    test('replaces the set-up link at the next start, and expires it after a day', async () => {
      const old = await createSetUpSecret()
      // Links created within ten minutes belong to the same start.
      testApp.advanceTime(11 * minuteMs)
      const setup = await createSetUpSecret()
      await expect(
        testApp.call('session.register', { body: createForm('x@example.pt', { setup: old }) }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
      testApp.advanceTime(24 * hourMs + 1000)
      await expect(
        testApp.call('session.register', { body: createForm('x@example.pt', { setup }) }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
    })
  })
})
