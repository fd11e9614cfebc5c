import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { eachDatabase } from './databases.ts'
import { type TestApp, openTestAppWithoutUsers } from './test-app.ts'

const minuteMs = 60_000

/** Sign-ins measured per kind of address. 300, as in docs/security.md A-2, would be too slow here. */
const timingSamples = Number(process.env.TIMING_SAMPLES ?? 12)

eachDatabase((database) => {
  let testApp: TestApp
  beforeEach(async () => {
    testApp = await openTestAppWithoutUsers(database)
  })

  const readLatestAttemptId = async () => {
    const { id } = await database
      .db()
      .selectFrom('login_attempts')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }

  describe('sign-in', () => {
    test('returns the user and a working token for the right password', async () => {
      const ana = await testApp.addAccount({ name: 'Ana Sá', role: 'User' })
      const { user, token } = await testApp.login(ana.email.toUpperCase(), ana.password)
      expect(user).toEqual({
        id: ana.id,
        name: 'Ana Sá',
        email: ana.email,
        avatar: null,
        initials: null,
        verified: true,
        role: 'User',
      })
      await expect(testApp.call('profile.get', { token })).resolves.toMatchObject({
        profile: { email: ana.email },
      })
    })

    test('writes nothing for an attempt that is blocked', async () => {
      const ana = await testApp.addAccount()
      await testApp.failSignIns(ana.email, limits.loginAttempts)
      const before = await readLatestAttemptId()
      for (let n = 0; n < 3; n += 1)
        await expect(testApp.login(ana.email, ana.password)).rejects.toMatchObject({ code: 'BLOCKED_USER' })
      testApp.advanceTime(limits.loginFirstBlockSeconds * 1000 + 1)
      await testApp.failSignIns(ana.email, 1)
      // One row for the account and one for the client; the blocked attempts used no ids.
      expect(await readLatestAttemptId()).toBe(before + 2)
    })

    test('writes nothing for an attempt from a blocked client', async () => {
      for (let n = 0; n < limits.loginAttempts * 10; n += 1)
        await testApp.failSignIns(`guess-${n}@example.pt`, 1)
      const before = await readLatestAttemptId()
      for (let n = 0; n < 3; n += 1)
        await expect(testApp.login(`other-${n}@example.pt`, 'wrong')).rejects.toMatchObject({
          code: 'BLOCKED_USER',
        })
      await testApp.failSignIns('last@example.pt', 1, '203.0.113.9')
      expect(await readLatestAttemptId()).toBe(before + 2)
    })

    test('returns the same error for a wrong password and an unknown address', async () => {
      const ana = await testApp.addAccount()
      const known = await testApp.request('session.login', { body: { email: ana.email, password: 'wrong' } })
      const unknown = await testApp.request('session.login', {
        body: { email: 'nobody@example.pt', password: 'wrong' },
      })
      expect([known.status, await known.text()]).toEqual([401, '{"errors":{"msg":"WRONG_PASSWORD"}}'])
      expect([unknown.status, await unknown.text()]).toEqual([401, '{"errors":{"msg":"WRONG_PASSWORD"}}'])
    })

    test('takes the same time for unknown and known addresses', async () => {
      const times = { known: [] as number[], unknown: [] as number[] }
      const ana = await testApp.addAccount()
      for (let n = 0; n < timingSamples; n += 1) {
        for (const kind of ['known', 'unknown'] as const) {
          const before = process.cpuUsage()
          await testApp
            .login(
              kind === 'known' ? ana.email : `nobody-${n}@example.pt`,
              'wrong',
              `198.51.${n >> 8}.${n & 255}`,
            )
            .catch(() => {})
          const { user, system } = process.cpuUsage(before)
          times[kind].push(user + system)
        }
        await database.db().deleteFrom('login_attempts').execute()
      }
      // Hashing takes more than 10 ms of processor time: the times would differ by that much if only the passwords of
      // known addresses were hashed.
      const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)]
      expect(Math.abs(known - unknown)).toBeLessThan(known / 2)
    })

    test('rejects a disabled account like a wrong password and ends its sessions', async () => {
      const ana = await testApp.addAccount()
      await database.db().updateTable('users').set({ disabled: 1 }).where('id', '=', ana.id).execute()
      await expect(testApp.login(ana.email, ana.password)).rejects.toMatchObject({
        code: 'WRONG_PASSWORD',
        status: 401,
      })
      await expect(testApp.call('profile.get', { token: ana.token })).rejects.toMatchObject({
        code: 'BAD_TOKEN',
      })
    })

    test('reports a missing password on its field', async () => {
      const empty = testApp.call('session.login', { body: { email: '', password: '' } })
      await expect(empty).rejects.toMatchObject({ status: 422, fields: { password: 'required' } })
    })

    test('stores tokens and passwords as hashes only', async () => {
      const ana = await testApp.addAccount()
      const { token } = await testApp.login(ana.email, ana.password)
      const rows = JSON.stringify([
        await database.db().selectFrom('tokens').selectAll().execute(),
        await database.db().selectFrom('users').selectAll().execute(),
      ])
      expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
      expect(rows).not.toContain(token)
      expect(rows).not.toContain(ana.password)
    })

    test('upgrades a weaker hash at the next sign-in', async () => {
      const { hash } = await import('@node-rs/argon2')
      const ana = await testApp.addAccount()
      const weak = await hash(ana.password, { memoryCost: 8192, timeCost: 1 })
      await database.db().updateTable('users').set({ password_hash: weak }).where('id', '=', ana.id).execute()
      await testApp.login(ana.email, ana.password)
      const { password_hash } = await database
        .db()
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', ana.id)
        .executeTakeFirstOrThrow()
      expect(password_hash).toContain('m=19456,t=2,p=1')
      await expect(testApp.login(ana.email, ana.password)).resolves.toBeDefined()
    })
  })

  describe('sign-in limits', () => {
    test('reject even the right password after five failures, with the time to wait', async () => {
      const ana = await testApp.addAccount()
      await testApp.failSignIns(ana.email, limits.loginAttempts)
      const response = await testApp.request('session.login', {
        body: { email: ana.email, password: ana.password },
      })
      expect(response.status).toBe(429)
      const seconds = Number(response.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(50)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(await response.json()).toMatchObject({ errors: { msg: 'BLOCKED_USER' } })
    })

    test('end the lockout after a minute, even after retries', async () => {
      const ana = await testApp.addAccount()
      await testApp.failSignIns(ana.email, limits.loginAttempts)
      testApp.advanceTime(0.9 * minuteMs)
      await expect(testApp.login(ana.email, ana.password)).rejects.toMatchObject({ code: 'BLOCKED_USER' })
      testApp.advanceTime(0.1 * minuteMs + 1000)
      await expect(testApp.login(ana.email, ana.password)).resolves.toBeDefined()
    })

    test('double the lockout with each failure, up to fifteen minutes, and start over fifteen minutes after the last lockout ended', async () => {
      const ana = await testApp.addAccount()
      const fetchSecondsToWait = async () => {
        const error: unknown = await testApp.login(ana.email, ana.password).catch((reason: unknown) => reason)
        return error instanceof AgencyError ? Number(error.params.seconds) : 0
      }
      await testApp.failSignIns(ana.email, limits.loginAttempts)
      const waits = [await fetchSecondsToWait()]
      for (let n = 0; n < 5; n += 1) {
        testApp.advanceTime((waits.at(-1) ?? 0) * 1000 + 1000)
        await testApp.failSignIns(ana.email, 1)
        waits.push(await fetchSecondsToWait())
      }
      expect(waits.map((seconds) => Math.round(seconds / 10) * 10)).toEqual([60, 120, 240, 480, 900, 900])
      testApp.advanceTime(31 * minuteMs)
      await testApp.failSignIns(ana.email, limits.loginAttempts - 1)
      await testApp.failSignIns(ana.email, 1)
      const seconds = await fetchSecondsToWait()
      expect(seconds).toBeGreaterThan(50)
      expect(seconds).toBeLessThanOrEqual(60)
    })

    test('do not block an account after failures that are minutes apart', async () => {
      const ana = await testApp.addAccount()
      for (let n = 0; n < limits.loginAttempts + 3; n += 1) {
        await testApp.failSignIns(ana.email, 1)
        testApp.advanceTime(4 * minuteMs)
      }
      await expect(testApp.login(ana.email, ana.password)).resolves.toBeDefined()
    })

    test('block unknown addresses too', async () => {
      await testApp.failSignIns('nobody@example.pt', limits.loginAttempts)
      await expect(testApp.login('nobody@example.pt', 'x')).rejects.toMatchObject({
        code: 'BLOCKED_USER',
        status: 429,
      })
    })

    test('block the email address, not colleagues with the same client address', async () => {
      const [ana, rui] = [await testApp.addAccount(), await testApp.addAccount()]
      await testApp.failSignIns(ana.email, limits.loginAttempts)
      await expect(testApp.login(rui.email, rui.password)).resolves.toBeDefined()
    })

    test('reset the count after a success', async () => {
      const ana = await testApp.addAccount()
      await testApp.failSignIns(ana.email, limits.loginAttempts - 1)
      await testApp.login(ana.email, ana.password)
      await testApp.failSignIns(ana.email, limits.loginAttempts - 1)
      await expect(testApp.login(ana.email, ana.password)).resolves.toBeDefined()
    })

    test('count an IPv6 network as one client', async () => {
      const ana = await testApp.addAccount()
      for (let n = 0; n < 10 * limits.loginAttempts; n += 1)
        await testApp
          .login(`nobody-${n}@example.pt`, 'wrong', `2001:db8:0:7::${n.toString(16)}`)
          .catch(() => {})
      await expect(testApp.login(ana.email, ana.password, '2001:db8:0:7:a:b:c:d')).rejects.toMatchObject({
        code: 'BLOCKED_USER',
      })
      await expect(testApp.login(ana.email, ana.password, '2001:db8:0:8::1')).resolves.toBeDefined()
    })

    test('block a client after fifty failures at ten addresses, and no other client', async () => {
      const ana = await testApp.addAccount()
      for (let n = 0; n < 10; n += 1)
        await testApp.failSignIns(`guess-${n}@example.pt`, limits.loginAttempts, '203.0.113.9')
      await expect(testApp.login(ana.email, ana.password, '203.0.113.9')).rejects.toMatchObject({
        code: 'BLOCKED_USER',
      })
      await expect(testApp.login(ana.email, ana.password, '203.0.113.10')).resolves.toBeDefined()
    })

    test('check at most five of twenty concurrent guesses', async () => {
      const ana = await testApp.addAccount()
      const guesses = await Promise.all(
        Array.from({ length: 20 }, () =>
          testApp.login(ana.email, 'wrong').catch((error: { code: string }) => error.code),
        ),
      )
      expect(guesses.filter((code) => code === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(
        limits.loginAttempts,
      )
      expect(guesses.filter((code) => code === 'BLOCKED_USER').length).toBeGreaterThanOrEqual(15)
    })

    test('store attempts without readable addresses', async () => {
      await testApp.failSignIns('quem-trabalha-aqui@example.pt', 1)
      const rows = await database.db().selectFrom('login_attempts').selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/quem-trabalha|198\.51/)
    })
  })
})
