import { limits } from '#contract/limits.ts'
import { knownDeviceHeader } from '#contract/session.ts'
import { eachDatabase } from './databases.ts'
import { type Office, openOffice } from './office.ts'

const day = 86_400_000
type Person = { email: string; password: string }

eachDatabase((database) => {
  let office: Office
  beforeEach(async () => {
    office = await openOffice(database)
    for (const table of ['login_attempts', 'users'] as const) await database.db().deleteFrom(table).execute()
  })

  const login = (email: string, password: string, device?: string | null) =>
    office.call('session.login', {
      body: { email, password },
      headers: device ? { [knownDeviceHeader]: device } : {},
    })
  /** Signs in, and answers what the browser is to send the next time. */
  const knownAfter = async ({ email, password }: Person, device?: string | null): Promise<string> =>
    (await login(email, password, device)).known_device ?? ''
  const guess = async (email: string, device?: string | null, times: number = limits.loginAttempts) => {
    for (let n = 0; n < times; n += 1)
      await expect(login(email, 'a guess', device)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  }
  const blocked = { code: 'BLOCKED_USER', status: 429 }

  test('while others guess at a password, its owner’s browser is let in, and nobody else’s', async () => {
    const ana = await office.hire()
    const device = await knownAfter(ana)
    await guess(ana.email)
    await expect(login(ana.email, ana.password)).rejects.toMatchObject(blocked)
    await expect(login(ana.email, ana.password, device)).resolves.toBeDefined()
    // Letting the owner in forgives the guesser nothing.
    await expect(login(ana.email, ana.password)).rejects.toMatchObject(blocked)
  })

  test('a known browser may fail no more often than any other', async () => {
    const ana = await office.hire()
    const device = await knownAfter(ana)
    await guess(ana.email, device)
    await expect(login(ana.email, ana.password, device)).rejects.toMatchObject(blocked)
    // Its owner at another browser is not held responsible for it.
    await expect(login(ana.email, ana.password)).resolves.toBeDefined()
    office.pass((limits.loginWindowMinutes + 1) * 60_000)
    await expect(login(ana.email, ana.password, device)).resolves.toBeDefined()
  })

  test('twenty guesses at once from a known browser are not more than five', async () => {
    const ana = await office.hire()
    const device = await knownAfter(ana)
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () =>
        login(ana.email, 'a guess', device).catch((error: { code: string }) => error.code),
      ),
    )
    expect(guesses.filter((code) => code === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(
      limits.loginAttempts,
    )
  })

  test('it is known for accounts, not for people: another’s is blocked at it as anywhere', async () => {
    const [ana, rui] = [await office.hire(), await office.hire()]
    const device = await knownAfter(ana)
    await guess(rui.email, device)
    await expect(login(rui.email, rui.password, device)).rejects.toMatchObject(blocked)
  })

  test('colleagues who share a computer are known at it side by side, the oldest of five no more', async () => {
    const people = []
    for (let n = 0; n <= limits.knownDeviceAccounts; n += 1) people.push(await office.hire())
    let device: string | null = null
    for (const each of people) device = await knownAfter(each, device)
    for (const [at, each] of people.entries()) {
      await guess(each.email)
      const tried = login(each.email, each.password, device)
      if (at === 0) await expect(tried).rejects.toMatchObject(blocked)
      else await expect(tried).resolves.toBeDefined()
    }
  })

  test('what was made up, altered, or taken from another agency makes nothing known', async () => {
    const ana = await office.hire()
    const device = await knownAfter(ana)
    await database.db().deleteFrom('login_attempts').execute()
    await guess(ana.email)
    const [id, nonce, since, mac = ''] = device.split('.')
    const wrong = [
      'x',
      '~'.repeat(900),
      device.slice(0, -1),
      `${device}x`,
      `${id}.${nonce}.${Number(since) + 1}.${mac}`,
      `${id}.${'A'.repeat(22)}.${since}.${mac}`,
      `${id}.${nonce}.${since}.${'A'.repeat(43)}`,
      `${'9'.repeat(400)}.${device}`,
    ]
    for (const each of wrong)
      await expect(login(ana.email, ana.password, each)).rejects.toMatchObject(blocked)
  })

  test('it is forgotten after half a year, and with a new password', async () => {
    const ana = await office.hire()
    const device = await knownAfter(ana)
    office.pass((limits.knownDeviceDays + 1) * day)
    await guess(ana.email)
    await expect(login(ana.email, ana.password, device)).rejects.toMatchObject(blocked)

    const rui = await office.hire()
    const former = await knownAfter(rui)
    const { token } = await login(rui.email, rui.password, former)
    const chosen = 'outra-frase-bem-longa'
    await office.call('profile.changePassword', {
      token,
      body: { old_password: rui.password, password: chosen, password_confirmation: chosen },
    })
    await guess(rui.email)
    await expect(login(rui.email, chosen, former)).rejects.toMatchObject(blocked)
  })

  test('what it is known by names no person and changes with no sign-in of others', async () => {
    const ana = await office.hire()
    const device = await knownAfter(ana)
    expect(device).not.toContain(ana.email)
    expect(device.length).toBeLessThan(100)
    expect(await knownAfter(ana, device)).toBe(device)
    expect(await knownAfter(ana)).not.toBe(device)
  })
})
