import { type CallName, endpoints } from '#contract/index.ts'
import { createPassword, createUserForm } from '../forms.ts'
import { checkFilter, checkPaging, checkSorts } from '../lists.ts'
import { createRecord, deleteRecord } from '../create-records.ts'
import { codeOf, messageOf } from '../checks.ts'
import { valueAt } from '../body-values.ts'
import { checkVersions } from '../versions.ts'
import type { ConformanceRun } from '../conformance-run.ts'

const sorts = ['name', 'email', 'created_at'] as const
const accountCalls: CallName[] = ['users.add', 'users.update', 'users.remove']
const ownAccountCalls: CallName[] = [
  'profile.changePassword',
  'profile.endOtherSessions',
  'profile.sendVerification',
]

export async function testUsers(run: ConformanceRun): Promise<void> {
  const { mark } = run
  await run.expectSuccess('users.administrators')
  const storedIds = await checkPaging(run, 'users.list', {
    rows: 'users',
    pageSizeParameter: 'limit',
    request: (query) => ({ query }),
  })
  const [anyId] = storedIds
  if (!run.options.all) {
    run.skip([...accountCalls, ...ownAccountCalls], 'it creates an account; run with --all')
    if (anyId !== undefined) await run.expectSuccess('users.get', { params: { id: anyId } })
    return
  }
  const password = createPassword()
  const createdIds: number[] = []
  for (const n of [1, 2]) {
    const form = createUserForm(mark, n, password)
    const search = { query: { filter: { search: form.email } } }
    const id = await createRecord(run, {
      label: `account (${form.email})`,
      add: 'users.add',
      options: { body: form },
      idPath: 'user.id',
      remove: (user) => run.client.request('users.remove', { params: { id: user } }),
      find: () => run.client.request('users.list', search),
      rows: 'users',
    })
    if (id !== null) createdIds.push(id)
  }
  const [first, second] = createdIds
  if (first === undefined || second === undefined)
    return run.skip([...accountCalls, ...ownAccountCalls, 'users.get'], 'the run could not create an account')
  const query = { filter: { search: mark.toLowerCase() } }
  await checkFilter(run, 'users.list', 'users', {
    label: 'a search',
    options: { query },
    expected: createdIds,
  })
  await checkSorts(run, 'users.list', 'users', sorts, (sort, descending) => ({
    query: { ...query, sort, order: descending ? -1 : 1 },
  }))
  const { password: _, ...form } = createUserForm(mark, 1, password)
  const params = { id: first }
  const saveRequest = (city: string) => ({ params, body: { ...form, city } })
  await checkVersions(
    run,
    { call: 'users.get', options: { params } },
    { call: 'users.update', save: saveRequest('Porto'), outdatedSave: saveRequest('Faro') },
  )
  await testLimitedUser(run, { email: createUserForm(mark, 2, '').email, password })
  const options = { params: { id: second } }
  await deleteRecord(
    run,
    `account (${createUserForm(mark, 2, '').email})`,
    second,
    { call: 'users.remove', options },
    { call: 'users.get', options },
  )
}

/**
 * Checks that an account with the role User may not make Administrator calls. Also tests the calls with which users
 * change their own account.
 */
async function testLimitedUser(run: ConformanceRun, account: { email: string; password: string }) {
  const signedIn = await run.send('session.login', { body: account })
  const token = valueAt(signedIn?.body, 'token')
  if (typeof token !== 'string') return run.skip(ownAccountCalls, 'the created user cannot sign in')
  for (const { name, endpoint } of endpoints) {
    if (endpoint.access !== 'administrator' || !endpoint.safe || endpoint.path.includes('{')) continue
    const result = await run.send(name, { token })
    if (result === null) continue
    const isRejected = result.status === 403 && codeOf(result.body) === 'UNAUTHORIZED'
    run.check(name, isRejected, `for a user without permission: ${messageOf(result)}, not 403 UNAUTHORIZED`)
  }
  await run.expectSuccess('profile.endOtherSessions', { token })
  await run.expectSuccess('profile.sendVerification', { token })
  const password = createPassword()
  const change = { password, password_confirmation: password }
  const wrong = { token, body: { old_password: createPassword(), ...change } }
  const result = await run.send('profile.changePassword', wrong)
  // The specification says 401. An API may return 422, so that clients that ignore codes don't sign the user out.
  const isRejected = [401, 422].includes(result?.status ?? 0) && codeOf(result?.body) === 'WRONG_PASSWORD'
  if (result !== null)
    run.check(
      'profile.changePassword',
      isRejected,
      `with a wrong password: ${messageOf(result)}, not WRONG_PASSWORD`,
    )
  await run.expectSuccess('profile.changePassword', {
    token,
    body: { old_password: account.password, ...change },
  })
  const newLogin = await run.send('session.login', { body: { ...account, password } })
  if (newLogin !== null)
    run.check('profile.changePassword', newLogin.status === 200, 'does not accept the new password')
}
