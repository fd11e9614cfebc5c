import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { eachDatabase } from './databases.ts'
import { type Office, openEmptyOffice } from './office.ts'

const minute = 60_000

/** `TIMING_SAMPLES=300` measures as finely as docs/security.md A-2 asks; a run of all tests has no time for it. */
const timingSamples = Number(process.env.TIMING_SAMPLES ?? 12)

eachDatabase((database) => {
  let office: Office
  beforeEach(async () => {
    office = await openEmptyOffice(database)
  })

  describe('signing in', () => {
    test('the right password gives the person and a token that works', async () => {
      const ana = await office.hire({ name: 'Ana Sá', role: 'User' })
      const { user, token } = await office.login(ana.email.toUpperCase(), ana.password)
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
          await office
            .login(
              kind === 'known' ? ana.email : `nobody-${n}@example.pt`,
              'wrong',
              `198.51.${n >> 8}.${n & 255}`,
            )
            .catch(() => {})
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
      await expect(office.login(ana.email, ana.password)).rejects.toMatchObject({
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
      const { token } = await office.login(ana.email, ana.password)
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
      await office.login(ana.email, ana.password)
      const { password_hash } = await database
        .db()
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', ana.id)
        .executeTakeFirstOrThrow()
      expect(password_hash).toContain('m=19456,t=2,p=1')
      await expect(office.login(ana.email, ana.password)).resolves.toBeDefined()
    })
  })

  describe('too many failures', () => {
    test('after five wrong passwords even the right one is refused, with the time to wait', async () => {
      const ana = await office.hire()
      await office.mistype(ana.email, limits.loginAttempts)
      const refused = await office.ask('session.login', {
        body: { email: ana.email, password: ana.password },
      })
      expect(refused.status).toBe(429)
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(50)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(await refused.json()).toMatchObject({ errors: { msg: 'BLOCKED_USER' } })
    })

    test('the block ends after a minute, and retrying meanwhile does not prolong it', async () => {
      const ana = await office.hire()
      await office.mistype(ana.email, limits.loginAttempts)
      office.pass(0.9 * minute)
      await expect(office.login(ana.email, ana.password)).rejects.toMatchObject({ code: 'BLOCKED_USER' })
      office.pass(0.1 * minute + 1000)
      await expect(office.login(ana.email, ana.password)).resolves.toBeDefined()
    })

    test('each further failure doubles the block, up to fifteen minutes; a quiet quarter of an hour ends that', async () => {
      const ana = await office.hire()
      const secondsToWait = async () => {
        const error: unknown = await office.login(ana.email, ana.password).catch((reason: unknown) => reason)
        return error instanceof AgencyError ? Number(error.params.seconds) : 0
      }
      await office.mistype(ana.email, limits.loginAttempts)
      const waits = [await secondsToWait()]
      for (let n = 0; n < 5; n += 1) {
        office.pass((waits.at(-1) ?? 0) * 1000 + 1000)
        await office.mistype(ana.email, 1)
        waits.push(await secondsToWait())
      }
      expect(waits.map((seconds) => Math.round(seconds / 10) * 10)).toEqual([60, 120, 240, 480, 900, 900])
      office.pass(31 * minute)
      await office.mistype(ana.email, limits.loginAttempts - 1)
      await office.mistype(ana.email, 1)
      expect(await secondsToWait()).toBeLessThanOrEqual(60)
    })

    test('five failures that lie further apart block nobody', async () => {
      const ana = await office.hire()
      for (let n = 0; n < limits.loginAttempts + 3; n += 1) {
        await office.mistype(ana.email, 1)
        office.pass(4 * minute)
      }
      await expect(office.login(ana.email, ana.password)).resolves.toBeDefined()
    })

    test('an address that nobody has is blocked alike', async () => {
      await office.mistype('nobody@example.pt', limits.loginAttempts)
      await expect(office.login('nobody@example.pt', 'x')).rejects.toMatchObject({
        code: 'BLOCKED_USER',
        status: 429,
      })
    })

    test('the block is the address’s: another colleague behind the same client signs in', async () => {
      const [ana, rui] = [await office.hire(), await office.hire()]
      await office.mistype(ana.email, limits.loginAttempts)
      await expect(office.login(rui.email, rui.password)).resolves.toBeDefined()
    })

    test('a success clears the count', async () => {
      const ana = await office.hire()
      await office.mistype(ana.email, limits.loginAttempts - 1)
      await office.login(ana.email, ana.password)
      await office.mistype(ana.email, limits.loginAttempts - 1)
      await expect(office.login(ana.email, ana.password)).resolves.toBeDefined()
    })

    test('the addresses of one IPv6 network are one client', async () => {
      const ana = await office.hire()
      for (let n = 0; n < 10 * limits.loginAttempts; n += 1)
        await office
          .login(`nobody-${n}@example.pt`, 'wrong', `2001:db8:0:7::${n.toString(16)}`)
          .catch(() => {})
      await expect(office.login(ana.email, ana.password, '2001:db8:0:7:a:b:c:d')).rejects.toMatchObject({
        code: 'BLOCKED_USER',
      })
      await expect(office.login(ana.email, ana.password, '2001:db8:0:8::1')).resolves.toBeDefined()
    })

    test('a client that tries fifty addresses is blocked, wherever it goes next; another client is not', async () => {
      const ana = await office.hire()
      for (let n = 0; n < 10; n += 1)
        await office.mistype(`guess-${n}@example.pt`, limits.loginAttempts, '203.0.113.9')
      await expect(office.login(ana.email, ana.password, '203.0.113.9')).rejects.toMatchObject({
        code: 'BLOCKED_USER',
      })
      await expect(office.login(ana.email, ana.password, '203.0.113.10')).resolves.toBeDefined()
    })

    test('twenty guesses at once are not more than five', async () => {
      const ana = await office.hire()
      const guesses = await Promise.all(
        Array.from({ length: 20 }, () =>
          office.login(ana.email, 'wrong').catch((error: { code: string }) => error.code),
        ),
      )
      expect(guesses.filter((code) => code === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(
        limits.loginAttempts,
      )
      expect(guesses.filter((code) => code === 'BLOCKED_USER').length).toBeGreaterThanOrEqual(15)
    })

    test('the table of attempts does not say who works here', async () => {
      await office.mistype('quem-trabalha-aqui@example.pt', 1)
      const rows = await database.db().selectFrom('login_attempts').selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/quem-trabalha|198\.51/)
    })
  })
})
