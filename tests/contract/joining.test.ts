import { setUpLink } from '../../agency-api/first-start.ts'
import { eachDatabase } from './databases.ts'
import { letters, secretFor } from './mailbox.ts'
import { type Office, openEmptyOffice, openOffice } from './office.ts'

const minute = 60_000
const hour = 60 * minute

eachDatabase((database) => {
  let office: Office
  beforeEach(async () => {
    office = await openEmptyOffice(database)
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
      const kept = await office.house.db.selectFrom('key_items').selectAll().execute()
      const ofKind = (kind: string) => kept.filter((each) => each.kind === kind)
      expect(ofKind('types').map(({ name_pt }) => name_pt)).toEqual(
        expect.arrayContaining(['Apartamento', 'Moradia', 'Terreno', 'Loja', 'Escritório', 'Garagem']),
      )
      expect(
        [ofKind('features'), ofKind('lifestyles'), ofKind('listings')].every((each) => each.length > 3),
      ).toBe(true)
      expect(ofKind('features').every(({ master_id }) => master_id !== null)).toBe(true)
      const again = office.call('session.register', { body: body('second@example.pt', { setup }) })
      await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND_OR_ALREADY_USED' })
    })

    test('of those who use set-up links at once, the same or those of two processes, one gets in', async () => {
      const link = async () => (await setUpLink(office.house)).split('setup=')[1]
      const links = [await link(), await link()]
      const all = await Promise.allSettled(
        [0, 1, 0, 1].map((which, at) =>
          office.call('session.register', { body: body(`${at}@example.pt`, { setup: links[which] }) }),
        ),
      )
      expect(all.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
        'rejected',
        'rejected',
      ])
    })

    test('a link that somebody could not use is there for another try', async () => {
      await office.hire({ email: 'taken@example.pt', role: 'User' })
      const setup = (await setUpLink(office.house)).split('setup=')[1]
      const refused = office.call('session.register', { body: body('taken@example.pt', { setup }) })
      await expect(refused).rejects.toMatchObject({ code: 'EMAIL_ALREADY_EXISTS' })
      const { user } = await office.call('session.register', { body: body('mine@example.pt', { setup }) })
      expect(user.role).toBe('Administrator')
    })

    test('the set-up link of a later start replaces the old one, and a day later it is over', async () => {
      const old = (await setUpLink(office.house)).split('setup=')[1]
      office.pass(11 * 60_000)
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
})
