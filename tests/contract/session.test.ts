import { sweepAccounts } from '../../agency-api/accounts/sweep.ts'
import { setUpLink } from '../../agency-api/first-start.ts'
import { limits } from '#contract/limits.ts'
import { eachDatabase } from './databases.ts'
import { letters, secretFor } from './mailbox.ts'
import { type Office, openOffice } from './office.ts'

const minute = 60_000
const hour = 60 * minute

/** `TIMING_SAMPLES=300` measures as finely as docs/security.md A-2 asks; a run of all tests has no time for it. */
const timingSamples = Number(process.env.TIMING_SAMPLES ?? 12)

eachDatabase((database) => {
  let office: Office
  beforeEach(async () => {
    office = await openOffice(database)
    for (const table of ['login_attempts', 'one_time_links', 'users'] as const)
      await database.db().deleteFrom(table).execute()
  })

  const login = (email: string, password: string, from?: string) =>
    office.call('session.login', { body: { email, password }, from })
  const failing = async (email: string, times: number, from?: string) => {
    for (let n = 0; n < times; n += 1)
      await expect(login(email, 'not the password', from)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  }

  describe('signing in', () => {
    test('the right password gives the person and a token that works', async () => {
      const ana = await office.hire({ name: 'Ana Sá', role: 'User' })
      const { user, token } = await login(ana.email.toUpperCase(), ana.password)
      expect(user).toEqual({
        id: ana.id,
        name: 'Ana Sá',
        email: ana.email,
        avatar: null,
        initials: null,
        verified: true,
        role: 'User',
      })
      await expect(office.call('profile.get', { token })).resolves.toMatchObject({
        profile: { email: ana.email },
      })
    })

    test('a wrong password and an unknown address get the same answer', async () => {
      const ana = await office.hire()
      const known = await office.ask('session.login', { body: { email: ana.email, password: 'wrong' } })
      const unknown = await office.ask('session.login', {
        body: { email: 'nobody@example.pt', password: 'wrong' },
      })
      expect([known.status, await known.text()]).toEqual([401, '{"errors":{"msg":"WRONG_PASSWORD"}}'])
      expect([unknown.status, await unknown.text()]).toEqual([401, '{"errors":{"msg":"WRONG_PASSWORD"}}'])
    })

    test('an unknown address costs as much time as a known one', async () => {
      const times = { known: [] as number[], unknown: [] as number[] }
      const ana = await office.hire()
      for (let n = 0; n < timingSamples; n += 1) {
        for (const kind of ['known', 'unknown'] as const) {
          const began = performance.now()
          await login(
            kind === 'known' ? ana.email : `nobody-${n}@example.pt`,
            'wrong',
            `198.51.${n >> 8}.${n & 255}`,
          ).catch(() => {})
          times[kind].push(performance.now() - began)
        }
        await database.db().deleteFrom('login_attempts').execute()
      }
      const median = (list: number[]) => list.sort((a, b) => a - b)[list.length / 2] ?? 0
      // The hash alone costs more than 10 ms; without the decoy the two would differ by all of it.
      expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(median(times.known) / 2)
    })

    test('a disabled account is refused like a wrong password, and its sessions are over', async () => {
      const ana = await office.hire()
      await database.db().updateTable('users').set({ disabled: 1 }).where('id', '=', ana.id).execute()
      await expect(login(ana.email, ana.password)).rejects.toMatchObject({
        code: 'WRONG_PASSWORD',
        status: 401,
      })
      await expect(office.call('profile.get', { token: ana.token })).rejects.toMatchObject({
        code: 'BAD_TOKEN',
      })
    })

    test('an empty form says which fields are missing', async () => {
      const empty = office.call('session.login', { body: { email: '', password: '' } })
      await expect(empty).rejects.toMatchObject({ status: 422, fields: { password: 'required' } })
    })

    test('tokens and passwords are kept as hashes only', async () => {
      const ana = await office.hire()
      const { token } = await login(ana.email, ana.password)
      const rows = JSON.stringify([
        await database.db().selectFrom('tokens').selectAll().execute(),
        await database.db().selectFrom('users').selectAll().execute(),
      ])
      expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
      expect(rows).not.toContain(token)
      expect(rows).not.toContain(ana.password)
    })

    test('a hash that was made with less effort is renewed at the next sign-in', async () => {
      const { hash } = await import('@node-rs/argon2')
      const ana = await office.hire()
      const weak = await hash(ana.password, { memoryCost: 8192, timeCost: 1 })
      await database.db().updateTable('users').set({ password_hash: weak }).where('id', '=', ana.id).execute()
      await login(ana.email, ana.password)
      const { password_hash } = await database
        .db()
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', ana.id)
        .executeTakeFirstOrThrow()
      expect(password_hash).toContain('m=19456,t=2,p=1')
      await expect(login(ana.email, ana.password)).resolves.toBeDefined()
    })
  })

  describe('too many failures', () => {
    test('after five wrong passwords even the right one is refused, with the time to wait', async () => {
      const ana = await office.hire()
      await failing(ana.email, limits.loginAttempts)
      const refused = await office.ask('session.login', {
        body: { email: ana.email, password: ana.password },
      })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(880)
      expect(await refused.json()).toMatchObject({ errors: { msg: 'BLOCKED_USER' } })
    })

    test('the block ends fifteen minutes later, and knocking meanwhile does not prolong it', async () => {
      const ana = await office.hire()
      await failing(ana.email, limits.loginAttempts)
      office.pass(14 * minute)
      await expect(login(ana.email, ana.password)).rejects.toMatchObject({ code: 'BLOCKED_USER' })
      office.pass(1 * minute + 1000)
      await expect(login(ana.email, ana.password)).resolves.toBeDefined()
    })

    test('an address that nobody has is blocked alike', async () => {
      await failing('nobody@example.pt', limits.loginAttempts)
      await expect(login('nobody@example.pt', 'x')).rejects.toMatchObject({
        code: 'BLOCKED_USER',
        status: 429,
      })
    })

    test('the block is the address’s: another colleague behind the same client signs in', async () => {
      const [ana, rui] = [await office.hire(), await office.hire()]
      await failing(ana.email, limits.loginAttempts)
      await expect(login(rui.email, rui.password)).resolves.toBeDefined()
    })

    test('a success clears the count', async () => {
      const ana = await office.hire()
      await failing(ana.email, limits.loginAttempts - 1)
      await login(ana.email, ana.password)
      await failing(ana.email, limits.loginAttempts - 1)
      await expect(login(ana.email, ana.password)).resolves.toBeDefined()
    })

    test('a client that tries fifty addresses is blocked, wherever it goes next; another client is not', async () => {
      const ana = await office.hire()
      for (let n = 0; n < 10; n += 1)
        await failing(`guess-${n}@example.pt`, limits.loginAttempts, '203.0.113.9')
      await expect(login(ana.email, ana.password, '203.0.113.9')).rejects.toMatchObject({
        code: 'BLOCKED_USER',
      })
      await expect(login(ana.email, ana.password, '203.0.113.10')).resolves.toBeDefined()
    })

    test('twenty guesses at once are not more than five', async () => {
      const ana = await office.hire()
      const guesses = await Promise.all(
        Array.from({ length: 20 }, () =>
          login(ana.email, 'wrong').catch((error: { code: string }) => error.code),
        ),
      )
      expect(guesses.filter((code) => code === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(
        limits.loginAttempts,
      )
      expect(guesses.filter((code) => code === 'BLOCKED_USER').length).toBeGreaterThanOrEqual(15)
    })

    test('the table of attempts does not say who works here', async () => {
      await failing('quem-trabalha-aqui@example.pt', 1)
      const rows = await database.db().selectFrom('login_attempts').selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/quem-trabalha|198\.51/)
    })
  })

  describe('the session', () => {
    test('signing out ends this session and no other', async () => {
      const ana = await office.hire()
      const { token } = await login(ana.email, ana.password)
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
      await failing('nobody@example.pt', 1)
      office.pass(8 * 24 * hour)
      const rui = await office.hire()
      await sweepAccounts(office.house)
      const left = await database.db().selectFrom('tokens').select('user_id').execute()
      expect(left).toEqual([{ user_id: rui.id }])
      expect(left).not.toContainEqual({ user_id: ana.id })
      expect(await database.db().selectFrom('login_attempts').selectAll().execute()).toEqual([])
    })
  })

  describe('joining', () => {
    const body = (email: string, more: { setup?: string } = {}) => ({
      name: 'Rui Costa',
      email,
      password: 'tgq27',
      password_confirmation: 'tgq27',
      ...more,
    })

    test('sign-up is closed unless the agency opens it', async () => {
      await expect(office.call('session.register', { body: body('rui@example.pt') })).rejects.toMatchObject({
        code: 'REGISTRATION_CLOSED',
        status: 403,
      })
    })

    describe('where it is open', () => {
      beforeEach(async () => {
        office = await openOffice(database, {
          AGENCY_REGISTRATION: 'open',
          APP_ORIGIN: 'https://desk.example.pt/',
        })
      })

      test('a newcomer is signed in as a User, unverified, and confirms by the mailed link once', async () => {
        const { user, token } = await office.call('session.register', {
          body: body('rui@example.pt'),
          language: 'pt-PT',
        })
        expect(user).toMatchObject({ name: 'Rui Costa', role: 'User', verified: false })
        await office.settled()
        const [letter] = letters(database.dataDir, 'rui@example.pt')
        expect(letter?.subject).toBe('Confirme o seu endereço de e-mail')
        expect(letter?.text).toContain('https://desk.example.pt/verify/')
        const id = secretFor(database.dataDir, 'rui@example.pt', 'verify')
        await expect(office.call('session.verify', { body: { id } })).resolves.toEqual({ verified: true })
        await expect(office.call('profile.get', { token })).resolves.toMatchObject({
          profile: { verified: true },
        })
        await expect(office.call('session.verify', { body: { id } })).rejects.toMatchObject({
          code: 'NOT_FOUND_OR_ALREADY_VERIFIED',
          status: 404,
        })
      })

      test('the link of the mail is good for seven days', async () => {
        await office.call('session.register', { body: body('late@example.pt') })
        await office.settled()
        office.pass(7 * 24 * hour + 1000)
        const id = secretFor(database.dataDir, 'late@example.pt', 'verify')
        await expect(office.call('session.verify', { body: { id } })).rejects.toMatchObject({ status: 404 })
      })

      test('an address that has an account is refused on its field', async () => {
        await office.hire({ email: 'ana@example.pt' })
        await expect(office.call('session.register', { body: body('Ana@example.pt') })).rejects.toMatchObject(
          {
            code: 'EMAIL_ALREADY_EXISTS',
            status: 409,
            fields: { email: 'EMAIL_ALREADY_EXISTS' },
          },
        )
      })

      test('passwords must be five long and the same', async () => {
        const short = { ...body('a@example.pt'), password: '1234', password_confirmation: '1234' }
        await expect(office.call('session.register', { body: short })).rejects.toMatchObject({
          code: 'PASSWORD_TOO_SHORT_MIN_5',
          fields: { password: 'min:5' },
        })
        const other = { ...body('a@example.pt'), password_confirmation: '54321' }
        await expect(office.call('session.register', { body: other })).rejects.toMatchObject({
          code: 'PASSWORDS_DONT_MATCH',
          fields: { password_confirmation: 'confirmed' },
        })
      })

      test('nobody makes themselves Administrator by saying so', async () => {
        const cunning = { ...body('eve@example.pt'), role: 'Administrator', verified: '1', id: '1' }
        const { user } = await office.call('session.register', { body: cunning })
        expect(user).toMatchObject({ role: 'User', verified: false })
      })

      test('one client cannot make accounts without end', async () => {
        const joined = await Promise.all(
          Array.from({ length: 33 }, (_, n) =>
            office.call('session.register', { body: body(`many-${n}@example.pt`) }).then(
              () => 'in',
              (error: { code: string }) => error.code,
            ),
          ),
        )
        expect(joined.filter((outcome) => outcome === 'TOO_MANY_REQUESTS').length).toBeGreaterThanOrEqual(3)
      })
    })

    test('who holds the set-up link becomes the first Administrator, and the link is used up', async () => {
      const setup = (await setUpLink(office.house)).split('setup=')[1]
      const { user } = await office.call('session.register', { body: body('first@example.pt', { setup }) })
      expect(user.role).toBe('Administrator')
      const again = office.call('session.register', { body: body('second@example.pt', { setup }) })
      await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
    })

    test('of two who use the set-up link at once one gets in', async () => {
      const setup = (await setUpLink(office.house)).split('setup=')[1]
      const both = await Promise.allSettled(
        ['a@example.pt', 'b@example.pt'].map((email) =>
          office.call('session.register', { body: body(email, { setup }) }),
        ),
      )
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    test('a new set-up link replaces the old one, and a day later it is over', async () => {
      const old = (await setUpLink(office.house)).split('setup=')[1]
      const setup = (await setUpLink(office.house)).split('setup=')[1]
      await expect(
        office.call('session.register', { body: body('x@example.pt', { setup: old }) }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
      office.pass(24 * hour + 1000)
      await expect(
        office.call('session.register', { body: body('x@example.pt', { setup }) }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
    })
  })

  describe('a forgotten password', () => {
    const forgot = (email: string, language = 'en') =>
      office.call('session.forgot', { body: { email }, language })
    const reset = (id: string, password = 'nova-palavra') =>
      office.call('session.reset', { body: { id, password, password_confirmation: password } })

    test('the answer is the same for an address that nobody has, and no mail goes there', async () => {
      const ana = await office.hire({ email: 'forgetful@example.pt' })
      const known = await office.ask('session.forgot', { body: { email: ana.email } })
      const unknown = await office.ask('session.forgot', { body: { email: 'nobody@example.pt' } })
      await office.settled()
      expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
      expect(known.status).toBe(200)
      expect(letters(database.dataDir, 'nobody@example.pt')).toEqual([])
      expect(letters(database.dataDir, ana.email)).toHaveLength(1)
    })

    test('the mailed link sets a new password once, and ends every session', async () => {
      const ana = await office.hire({ email: 'reset-once@example.pt' })
      await forgot(ana.email)
      await office.settled()
      const id = secretFor(database.dataDir, ana.email, 'reset')
      await reset(id)
      await expect(office.call('profile.get', { token: ana.token })).rejects.toMatchObject({
        code: 'BAD_TOKEN',
      })
      await expect(login(ana.email, ana.password)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
      await expect(login(ana.email, 'nova-palavra')).resolves.toBeDefined()
      await expect(reset(id)).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED', status: 404 })
    })

    test('two resets at once with one link: one is done, one refused', async () => {
      const ana = await office.hire({ email: 'reset-twice@example.pt' })
      await forgot(ana.email)
      await office.settled()
      const id = secretFor(database.dataDir, ana.email, 'reset')
      const both = await Promise.allSettled([reset(id, 'first-of-two'), reset(id, 'second-of-two')])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    test('the link is over after thirty minutes, and with any other change of the password', async () => {
      const ana = await office.hire({ email: 'reset-late@example.pt' })
      await forgot(ana.email)
      await forgot(ana.email)
      await office.settled()
      const [first, second] = letters(database.dataDir, ana.email).map(
        ({ text }) => text.match(/\/reset\/([\w-]+)/)?.[1] ?? '',
      )
      await reset(first ?? '')
      await expect(reset(second ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
      await forgot(ana.email)
      await office.settled()
      office.pass(30 * minute + 1000)
      const third = secretFor(database.dataDir, ana.email, 'reset')
      await expect(reset(third)).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
    })

    test('a mailbox gets three mails an hour at most, and the caller is not told', async () => {
      const ana = await office.hire({ email: 'flooded@example.pt' })
      for (let n = 0; n < 5; n += 1) await forgot(ana.email)
      await office.settled()
      expect(letters(database.dataDir, ana.email)).toHaveLength(3)
    })

    test('one client may ask sixty times an hour', async () => {
      for (let n = 0; n < 60; n += 1) await forgot(`someone-${n}@example.pt`)
      const more = await office.ask('session.forgot', { body: { email: 'someone-61@example.pt' } })
      expect(more.status).toBe(429)
      expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0)
      await office.settled()
    })

    test('a new password ends the block of its address', async () => {
      const ana = await office.hire({ email: 'blocked@example.pt' })
      await failing(ana.email, limits.loginAttempts)
      await forgot(ana.email)
      await office.settled()
      await reset(secretFor(database.dataDir, ana.email, 'reset'))
      await expect(login(ana.email, 'nova-palavra')).resolves.toBeDefined()
    })

    test.each([
      ['en', 'Choose a new password'],
      ['pt-PT,pt;q=0.9,en;q=0.8', 'Escolha uma nova palavra-passe'],
      ['es', 'Elija una nueva contraseña'],
      ['fr-CH, fr;q=0.9', 'Choisissez un nouveau mot de passe'],
      ['zh-CN', '设置新密码'],
      ['cn', '设置新密码'],
      ['sv', 'Choose a new password'],
    ])('the letter is written in the language of the person (%s)', async (language, subject) => {
      const ana = await office.hire()
      await forgot(ana.email, language)
      await office.settled()
      expect(letters(database.dataDir, ana.email).at(-1)?.subject).toBe(subject)
    })

    test('a name is text in the letter, whatever it contains', async () => {
      const eve = await office.hire({ name: '<img src=x onerror=alert(1)>' })
      await forgot(eve.email)
      await office.settled()
      expect(letters(database.dataDir, eve.email)[0]?.whole).toContain('&lt;img')
      expect(letters(database.dataDir, eve.email)[0]?.whole).not.toMatch(/html[^]*<img src/)
    })
  })
})
