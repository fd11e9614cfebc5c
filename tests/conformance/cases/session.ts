import type { CallName } from '#contract/index.ts'
import { valueAt, idAt, rowsAt } from '../body-values.ts'
import { createEmailAddress, createPassword } from '../forms.ts'
import { codeOf, messageOf } from '../checks.ts'
import type { ConformanceRun } from '../conformance-run.ts'

export type Account = { email: string; password: string }

export async function signIn(run: ConformanceRun, account: Account | null): Promise<boolean> {
  if (account === null) {
    run.skip(['session.login'], 'neither --email nor a password was given')
    return false
  }
  const readOnly = run.options.readOnly
  // Signing in is the only write of a read-only run.
  run.options.readOnly = false
  const result = await run.expectSuccess('session.login', { body: account })
  run.options.readOnly = readOnly
  const token = valueAt(result?.body, 'token')
  if (typeof token !== 'string' || token === '') return false
  run.client.token = token
  return true
}

export async function testSession(run: ConformanceRun, account: Account): Promise<void> {
  await testSignedOutCalls(run)
  await run.expectSuccess('session.options')
  await endSecondSession(run, account)
  const token = await openSecondSession(run, account)
  if (token === null)
    return run.skip(['session.refresh', 'session.logout'], 'the run could not open a second session')
  const refreshedToken = valueAt((await run.expectSuccess('session.refresh', { token }))?.body, 'token')
  const currentToken = typeof refreshedToken === 'string' ? refreshedToken : token
  if (typeof refreshedToken === 'string') {
    const result = await run.send('profile.get', { token: refreshedToken })
    if (result !== null) run.check('session.refresh', result.status !== 401, 'does not accept the new token')
  }
  if ((await run.expectSuccess('session.logout', { token: currentToken })) !== null)
    await expectSignedOut(run, 'session.logout', currentToken)
}

async function openSecondSession(run: ConformanceRun, account: Account): Promise<string | null> {
  const result = await run.expectSuccess('session.login', { body: account }, { sendsInvalidVariants: false })
  const token = valueAt(result?.body, 'token')
  return typeof token === 'string' && token !== '' ? token : null
}

/** Opens a second session, whose id is the new one in the list of sessions, and ends it from the first session. */
async function endSecondSession(run: ConformanceRun, account: Account) {
  const before = await listSessionIds(run)
  const token = await openSecondSession(run, account)
  const created = (await listSessionIds(run)).find((id) => !before.includes(id))
  if (token === null || created === undefined)
    return run.skip(['profile.endSession'], 'the run could not open a second session')
  if ((await run.expectSuccess('profile.endSession', { params: { id: created } })) !== null)
    await expectSignedOut(run, 'profile.endSession', token)
}

async function testSignedOutCalls(run: ConformanceRun) {
  const { mark } = run
  const unknownAccount = { email: createEmailAddress(mark, 0), password: createPassword() }
  const response = await run.send('session.login', { body: unknownAccount })
  if (response !== null) {
    const code = codeOf(response.body)
    const isExpected =
      response.status === 401 && (code === 'WRONG_PASSWORD' || code === 'USER_DOES_NOT_EXIST')
    run.check(
      'session.login',
      isExpected,
      `with an unknown account: ${messageOf(response)}, not 401 WRONG_PASSWORD or USER_DOES_NOT_EXIST`,
    )
  }
  await run.expectSuccess('session.forgot', { body: { email: unknownAccount.email } })
  const passwords = { password: unknownAccount.password, password_confirmation: unknownAccount.password }
  const reason = 'needs the link from an email; an invalid link is rejected, as it should be'
  await run.expectErrorOnly(
    'session.reset',
    { body: { id: mark, ...passwords } },
    { status: 404, code: 'NOT_FOUND_OR_ALREADY_USED', why: reason },
  )
  await run.expectErrorOnly(
    'session.verify',
    { body: { id: mark } },
    { status: 404, code: 'NOT_FOUND_OR_ALREADY_VERIFIED', why: reason },
  )
  if (!run.options.all) return run.skip(['session.register'], 'it creates an account; run with --all')
  const result = await run.expectSuccess('session.register', {
    body: { name: `${mark} Visitor`, email: createEmailAddress(mark, 9), ...passwords },
  })
  const id = idAt(result?.body, 'user.id')
  if (id !== null)
    run.onCleanup(`account ${id}`, () => run.client.request('users.remove', { params: { id } }))
}

async function listSessionIds(run: ConformanceRun): Promise<number[]> {
  const result = await run.expectSuccess('profile.sessions')
  return rowsAt(result?.body, 'sessions').flatMap((row) => idAt(row, 'id') ?? [])
}

async function expectSignedOut(run: ConformanceRun, call: CallName, token: string) {
  const result = await run.send('profile.get', { token })
  if (result !== null) run.check(call, result.status === 401, 'still accepts the session that it ended')
}
