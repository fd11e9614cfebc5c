import { limits } from '#contract/limits.ts'
import { knownDeviceHeader } from '#contract/session.ts'
import { eachDatabase } from './databases.ts'
import { readMails, findLinkSecret } from './mailbox.ts'
import { type TestApp, openTestAppWithoutUsers } from './test-app.ts'

const minuteMs = 60_000

eachDatabase((database) => {
  let testApp: TestApp
  beforeEach(async () => {
    testApp = await openTestAppWithoutUsers(database)
  })

  describe('password reset', () => {
    const forgot = (email: string, language = 'en') =>
      testApp.call('session.forgot', { body: { email }, language })
    const reset = (id: string, password = 'nova-palavra') =>
      testApp.call('session.reset', { body: { id, password, password_confirmation: password } })

    test('returns the same response for an unknown address and mails nothing', async () => {
      const ana = await testApp.addAccount({ email: 'forgetful@example.pt' })
      const known = await testApp.request('session.forgot', { body: { email: ana.email } })
      const unknown = await testApp.request('session.forgot', { body: { email: 'nobody@example.pt' } })
      await testApp.finishBackgroundWork()
      expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
      expect(known.status).toBe(200)
      expect(readMails(database.dataDir, 'nobody@example.pt')).toEqual([])
      expect(readMails(database.dataDir, ana.email)).toHaveLength(1)
    })

    test('does the same work for every address before responding', async () => {
      const ana = await testApp.addAccount({ email: 'equal-work@example.pt' })
      for (const email of [ana.email, 'equal-nobody@example.pt']) {
        await forgot(email)
        const rows = await database
          .db()
          .selectFrom('mail_queue')
          .selectAll()
          .where('key', '=', `reset:${email}`)
          .execute()
        expect(rows).toMatchObject([{ mail: JSON.stringify({ kind: 'reset', email, language: 'en' }) }])
      }
      // The link is created when the mail is sent: nothing in the queue gives access to an account.
      expect(await database.db().selectFrom('one_time_links').selectAll().execute()).toEqual([])
      await testApp.finishBackgroundWork()
      expect(await database.db().selectFrom('mail_queue').selectAll().execute()).toEqual([])
      expect(await database.db().selectFrom('one_time_links').selectAll().execute()).toHaveLength(1)
    })

    test('sets a new password once with the mailed link, and ends every session', async () => {
      const ana = await testApp.addAccount({ email: 'reset-once@example.pt' })
      await forgot(ana.email)
      await testApp.finishBackgroundWork()
      const id = findLinkSecret(database.dataDir, ana.email, 'reset')
      await reset(id)
      await expect(testApp.call('profile.get', { token: ana.token })).rejects.toMatchObject({
        code: 'BAD_TOKEN',
      })
      await expect(testApp.login(ana.email, ana.password)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
      await expect(testApp.login(ana.email, 'nova-palavra')).resolves.toBeDefined()
      await expect(reset(id)).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED', status: 404 })
    })

    test('accepts one of two concurrent resets with one link', async () => {
      const ana = await testApp.addAccount({ email: 'reset-twice@example.pt' })
      await forgot(ana.email)
      await testApp.finishBackgroundWork()
      const id = findLinkSecret(database.dataDir, ana.email, 'reset')
      const both = await Promise.allSettled([reset(id, 'first-of-two'), reset(id, 'second-of-two')])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    test('expires a link after thirty minutes, and once another link has reset the password', async () => {
      const ana = await testApp.addAccount({ email: 'reset-late@example.pt' })
      await forgot(ana.email)
      await testApp.finishBackgroundWork()
      await forgot(ana.email)
      await testApp.finishBackgroundWork()
      const [first, second] = readMails(database.dataDir, ana.email).map(
        ({ text }) => text.match(/\/reset\/([\w-]+)/)?.[1] ?? '',
      )
      await reset(first ?? '')
      await expect(reset(second ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
      await forgot(ana.email)
      await testApp.finishBackgroundWork()
      testApp.advanceTime(30 * minuteMs + 1000)
      const third = findLinkSecret(database.dataDir, ana.email, 'reset')
      await expect(reset(third)).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
    })

    test('sends at most three mails an hour to an address, and accepts further requests', async () => {
      const ana = await testApp.addAccount({ email: 'flooded@example.pt' })
      for (let n = 0; n < 5; n += 1) {
        await forgot(ana.email)
        await testApp.finishBackgroundWork()
      }
      expect(readMails(database.dataDir, ana.email)).toHaveLength(3)
    })

    test('sends at most three of ten mails requested at once', async () => {
      const ana = await testApp.addAccount({ email: 'hurried@example.pt' })
      await Promise.all(Array.from({ length: 10 }, () => forgot(ana.email)))
      await testApp.finishBackgroundWork()
      expect(readMails(database.dataDir, ana.email).length).toBeLessThanOrEqual(3)
    })

    test('limits a client to sixty requests an hour', async () => {
      for (let n = 0; n < 60; n += 1) await forgot(`someone-${n}@example.pt`)
      const more = await testApp.request('session.forgot', { body: { email: 'someone-61@example.pt' } })
      expect(more.status).toBe(429)
      expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0)
      await testApp.finishBackgroundWork()
    })

    test('ends the lockout of the account after a reset', async () => {
      const ana = await testApp.addAccount({ email: 'blocked@example.pt' })
      await testApp.failSignIns(ana.email, limits.loginAttempts)
      await forgot(ana.email)
      await testApp.finishBackgroundWork()
      await reset(findLinkSecret(database.dataDir, ana.email, 'reset'))
      await expect(testApp.login(ana.email, 'nova-palavra')).resolves.toBeDefined()
    })

    test('returns a device token that allows signing in from a blocked client', async () => {
      const ana = await testApp.addAccount({ email: 'behind-a-guesser@example.pt' })
      for (let n = 0; n < 10; n += 1)
        await testApp.failSignIns(`guess-${n}@example.pt`, limits.loginAttempts, '203.0.113.99')
      await forgot(ana.email)
      await testApp.finishBackgroundWork()
      const { known_device } = await reset(findLinkSecret(database.dataDir, ana.email, 'reset'))
      const signIn = (headers: Record<string, string>) =>
        testApp.call('session.login', {
          body: { email: ana.email, password: 'nova-palavra' },
          clientAddress: '203.0.113.99',
          headers,
        })
      await expect(signIn({})).rejects.toMatchObject({ code: 'BLOCKED_USER' })
      await expect(signIn({ [knownDeviceHeader]: known_device ?? '' })).resolves.toBeDefined()
    })

    test.each([
      ['en', 'Choose a new password'],
      ['pt-PT,pt;q=0.9,en;q=0.8', 'Escolha uma nova palavra-passe'],
      ['es', 'Elija una nueva contraseña'],
      ['fr-CH, fr;q=0.9', 'Choisissez un nouveau mot de passe'],
      ['zh-CN', '设置新密码'],
      ['cn', '设置新密码'],
      ['sv', 'Choose a new password'],
    ])('writes the mail in the requested language (%s)', async (language, subject) => {
      const ana = await testApp.addAccount()
      await forgot(ana.email, language)
      await testApp.finishBackgroundWork()
      expect(readMails(database.dataDir, ana.email).at(-1)?.subject).toBe(subject)
    })

    test('escapes the name in the mail', async () => {
      const eve = await testApp.addAccount({ name: '<img src=x onerror=alert(1)>' })
      await forgot(eve.email)
      await testApp.finishBackgroundWork()
      expect(readMails(database.dataDir, eve.email)[0]?.source).toContain('&lt;img')
      expect(readMails(database.dataDir, eve.email)[0]?.source).not.toMatch(/html[^]*<img src/)
    })
  })
})
