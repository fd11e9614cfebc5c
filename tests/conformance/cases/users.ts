import { type CallName, endpoints } from '#contract/index.ts'
import { newPassword, userForm } from '../forms.ts'
import { tryFilter, tryPaging, trySorts } from '../lists.ts'
import { make, deleteRecord } from '../create-records.ts'
import { codeOf, messageOf } from '../checks.ts'
import { at } from '../reading.ts'
import { tryVersions } from '../versions.ts'
import type { Walk } from '../walk.ts'

const sorts = ['name', 'email', 'created_at'] as const
const ofAnAccount: CallName[] = ['users.add', 'users.update', 'users.remove']
const ownAccountCalls: CallName[] = [
  'profile.changePassword',
  'profile.endOtherSessions',
  'profile.sendVerification',
]

export async function users(walk: Walk): Promise<void> {
  const { mark } = walk
  await walk.try('users.administrators')
  const stored = await tryPaging(walk, 'users.list', {
    rows: 'users',
    size: 'limit',
    request: (query) => ({ query }),
  })
  const [other] = stored
  if (!walk.options.all) {
    walk.skip([...ofAnAccount, ...ownAccountCalls], 'it makes an account: only with --all')
    if (other !== undefined) await walk.try('users.get', { params: { id: other } })
    return
  }
  const password = newPassword()
  const own: number[] = []
  for (const nth of [1, 2]) {
    const form = userForm(mark, nth, password)
    const search = { query: { filter: { search: form.email } } }
    const id = await make(walk, {
      label: `account (${form.email})`,
      add: 'users.add',
      sent: { body: form },
      id: 'user.id',
      remove: (user) => walk.client.request('users.remove', { params: { id: user } }),
      find: () => walk.client.request('users.list', search),
      rows: 'users',
    })
    if (id !== null) own.push(id)
  }
  const [first, second] = own
  if (first === undefined || second === undefined)
    return walk.skip([...ofAnAccount, ...ownAccountCalls, 'users.get'], 'no account of its own could be made')
  const filter = { filter: { search: mark.toLowerCase() } }
  await tryFilter(walk, 'users.list', 'users', { says: 'a search', sent: { query: filter }, expected: own })
  await trySorts(walk, 'users.list', 'users', sorts, (sort, falls) => ({
    query: { ...filter, sort: sorts.find((each) => each === sort), order: falls ? -1 : 1 },
  }))
  const { password: _, ...form } = userForm(mark, 1, password)
  const params = { id: first }
  const saves = (city: string) => ({ params, body: { ...form, city } })
  await tryVersions(
    walk,
    { call: 'users.get', sent: { params } },
    { call: 'users.update', saves: [saves('Porto'), saves('Faro')] },
  )
  await colleague(walk, { email: userForm(mark, 2, '').email, password })
  const gone = { params: { id: second } }
  await deleteRecord(
    walk,
    `account (${userForm(mark, 2, '').email})`,
    second,
    { call: 'users.remove', sent: gone },
    { call: 'users.get', sent: gone },
  )
}

/** Checks what a User may not do, and what they may do with their own account. */
async function colleague(walk: Walk, account: { email: string; password: string }) {
  const signedIn = await walk.send('session.login', { body: account })
  const token = at(signedIn?.body, 'token')
  if (typeof token !== 'string') return walk.skip(ownAccountCalls, 'its own account cannot sign in')
  for (const { name, endpoint } of endpoints) {
    if (endpoint.access !== 'administrator' || !endpoint.safe || endpoint.path.includes('{')) continue
    const result = await walk.send(name, { token })
    const refused = result === null || (result.status === 403 && codeOf(result.body) === 'UNAUTHORIZED')
    if (result !== null)
      walk.check(name, refused, `of a colleague who may not: ${messageOf(result)}, not 403 UNAUTHORIZED`)
  }
  await walk.try('profile.endOtherSessions', { token })
  await walk.try('profile.sendVerification', { token })
  const password = newPassword()
  const change = { password, password_confirmation: password }
  const wrong = { token, body: { old_password: newPassword(), ...change } }
  const result = await walk.send('profile.changePassword', wrong)
  // The catalogue says 401; 422 prevents clients that ignore codes from signing the person out.
  const refused = [401, 422].includes(result?.status ?? 0) && codeOf(result?.body) === 'WRONG_PASSWORD'
  if (result !== null)
    walk.check(
      'profile.changePassword',
      refused,
      `with a wrong password: ${messageOf(result)}, not WRONG_PASSWORD`,
    )
  await walk.try('profile.changePassword', { token, body: { old_password: account.password, ...change } })
  const again = await walk.send('session.login', { body: { ...account, password } })
  if (again !== null)
    walk.check('profile.changePassword', again.status === 200, 'the new password does not sign in')
}
