import { limits } from '#contract/limits.ts'
import { knownDeviceHeader } from '#contract/session.ts'
import { eachDatabase } from './databases.ts'
import { letters, secretFor } from './mailbox.ts'
import { type Office, openEmptyOffice } from './office.ts'

const minute = 60_000

eachDatabase((database) => {
  let office: Office
  beforeEach(async () => {
    office = await openEmptyOffice(database)
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

    test('asking does the same work for every address: what differs is done later', async () => {
      const ana = await office.hire({ email: 'equal-work@example.pt' })
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
      // No link before the mail is written, so that nothing in the queue opens an account.
      expect(await database.db().selectFrom('one_time_links').selectAll().execute()).toEqual([])
      await office.settled()
      expect(await database.db().selectFrom('mail_queue').selectAll().execute()).toEqual([])
      expect(await database.db().selectFrom('one_time_links').selectAll().execute()).toHaveLength(1)
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
      await expect(office.login(ana.email, ana.password)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
      await expect(office.login(ana.email, 'nova-palavra')).resolves.toBeDefined()
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
      await office.settled()
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
      for (let n = 0; n < 5; n += 1) {
        await forgot(ana.email)
        await office.settled()
      }
      expect(letters(database.dataDir, ana.email)).toHaveLength(3)
    })

    test('of ten mails that are asked for at once no more than three go', async () => {
      const ana = await office.hire({ email: 'hurried@example.pt' })
      await Promise.all(Array.from({ length: 10 }, () => forgot(ana.email)))
      await office.settled()
      expect(letters(database.dataDir, ana.email).length).toBeLessThanOrEqual(3)
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
      await office.mistype(ana.email, limits.loginAttempts)
      await forgot(ana.email)
      await office.settled()
      await reset(secretFor(database.dataDir, ana.email, 'reset'))
      await expect(office.login(ana.email, 'nova-palavra')).resolves.toBeDefined()
    })

    test('nor does the block of a client keep out who has set a new password there', async () => {
      const ana = await office.hire({ email: 'behind-a-guesser@example.pt' })
      for (let n = 0; n < 10; n += 1)
        await office.mistype(`guess-${n}@example.pt`, limits.loginAttempts, '203.0.113.99')
      await forgot(ana.email)
      await office.settled()
      const { known_device } = await reset(secretFor(database.dataDir, ana.email, 'reset'))
      const signIn = (headers: Record<string, string>) =>
        office.call('session.login', {
          body: { email: ana.email, password: 'nova-palavra' },
          from: '203.0.113.99',
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
