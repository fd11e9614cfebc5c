import type { CallName } from '#contract/index.ts'
import { at, idAt, rowsAt } from '../reading.ts'
import { mailbox, newPassword } from '../forms.ts'
import { messageOf } from '../checks.ts'
import type { Walk } from '../walk.ts'

export type Account = { email: string; password: string }

export async function signIn(walk: Walk, account: Account | null): Promise<boolean> {
  if (account === null) {
    walk.skip(['session.login'], 'no --email and password were given')
    return false
  }
  const readOnly = walk.options.readOnly
  // Signing in is the only write of a read-only run.
  walk.options.readOnly = false
  const result = await walk.try('session.login', { body: account })
  walk.options.readOnly = readOnly
  const token = at(result?.body, 'token')
  if (typeof token !== 'string' || token === '') return false
  walk.client.token = token
  return true
}

export async function session(walk: Walk, account: Account): Promise<void> {
  await strangers(walk)
  await walk.try('session.options')
  await endOne(walk, account)
  const token = await another(walk, account)
  if (token === null)
    return walk.skip(['session.refresh', 'session.logout'], 'there is no second session to try it on')
  const fresh = at((await walk.try('session.refresh', { token }))?.body, 'token')
  const second = typeof fresh === 'string' ? fresh : token
  if (typeof fresh === 'string') {
    const result = await walk.send('profile.get', { token: fresh })
    if (result !== null) walk.check('session.refresh', result.status !== 401, 'its token is not taken')
  }
  if ((await walk.try('session.logout', { token: second })) !== null)
    await ended(walk, 'session.logout', second)
}

async function another(walk: Walk, account: Account): Promise<string | null> {
  const result = await walk.try('session.login', { body: account }, { probed: false })
  const token = at(result?.body, 'token')
  return typeof token === 'string' && token !== '' ? token : null
}

/** Ends a created session from another one, identified as the one missing from the earlier list. */
async function endOne(walk: Walk, account: Account) {
  const before = await ownSessions(walk)
  const token = await another(walk, account)
  const mine = (await ownSessions(walk)).find((id) => !before.includes(id))
  if (token === null || mine === undefined)
    return walk.skip(['profile.endSession'], 'there is no second session to try it on')
  if ((await walk.try('profile.endSession', { params: { id: mine } })) !== null)
    await ended(walk, 'profile.endSession', token)
}

async function strangers(walk: Walk) {
  const { mark } = walk
  const nobody = { email: mailbox(mark, 0), password: newPassword() }
  const wrong = await walk.send('session.login', { body: nobody })
  if (wrong !== null) {
    const code = at(wrong.body, 'errors.msg')
    const right = wrong.status === 401 && (code === 'WRONG_PASSWORD' || code === 'USER_DOES_NOT_EXIST')
    walk.check('session.login', right, `with a wrong password: ${messageOf(wrong)}, not 401 WRONG_PASSWORD`)
  }
  await walk.try('session.forgot', { body: { email: nobody.email } })
  const password = { password: nobody.password, password_confirmation: nobody.password }
  const mailed = 'it takes the link of a mail; a made-up one is refused as it should be'
  await walk.onlyRefused(
    'session.reset',
    { body: { id: mark, ...password } },
    { status: 404, code: 'NOT_FOUND_OR_ALREADY_USED', why: mailed },
  )
  await walk.onlyRefused(
    'session.verify',
    { body: { id: mark } },
    { status: 404, code: 'NOT_FOUND_OR_ALREADY_VERIFIED', why: mailed },
  )
  if (!walk.options.all) return walk.skip(['session.register'], 'it makes an account: only with --all')
  const result = await walk.try('session.register', {
    body: { name: `${mark} Visitor`, email: mailbox(mark, 9), ...password },
  })
  const id = idAt(result?.body, 'user.id')
  if (id !== null) walk.after(`account ${id}`, () => walk.client.request('users.remove', { params: { id } }))
}

async function ownSessions(walk: Walk): Promise<number[]> {
  const result = await walk.try('profile.sessions')
  return rowsAt(result?.body, 'sessions').flatMap((row) => idAt(row, 'id') ?? [])
}

async function ended(walk: Walk, call: CallName, token: string) {
  const result = await walk.send('profile.get', { token })
  if (result !== null) walk.check(call, result.status === 401, 'the session that it ended is still taken')
}
