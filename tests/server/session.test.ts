import { jest } from '@jest/globals'
import { sealData } from 'iron-session'
import { tokenLifetime } from '../../agency-api/accounts/bearer.ts'
import { GET, POST } from '@/app/api/v1/session/route'
import { readPasswords } from '@/lib/session/secret'
import { refreshAfterMs, sealSeconds, unseal, unsealCookieData, seal } from '@/lib/session/seal'
import { createSession, refreshIfDue, withUser } from '@/lib/session/refresh'
import { getProcessState } from '@/lib/session/process-state'
import { waitUntil } from '../wait-until.ts'
import { send, canary, codeOf, testUser, createRequest, secret, createTestSession } from './browser'
import { respondWith, headersOf } from './fake-upstream'
import { useFakeUpstream } from './use-fake-upstream'

const upstream = useFakeUpstream()

beforeEach(() => {
  upstream.response = respondWith(200)
  process.env.SESSION_SECRET = secret
  delete process.env.APP_ORIGIN
})

const readSession = async (cookie?: string) => {
  const response = await GET(createRequest('/api/v1/session', { cookie }))
  return { status: response.status, cookie: response.headers.get('set-cookie'), body: await response.json() }
}
/** `expiresAt` is when the token is due for a refresh, a day after it was issued. The token is valid for a week. */
const createRefreshDueSession = () => createTestSession({ expiresAt: Date.now() - 1 })
const createCredentials = () => {
  const body = new FormData()
  body.set('email', testUser.email)
  body.set('password', 'palavra-passe')
  return body
}
const login = (cookie?: string) =>
  send('/api/v1/auth/login', { method: 'POST', cookie, body: createCredentials() })
const sealedSessionOf = (response: Response) =>
  /^[\w-]+=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]

test('signing in sets a sealed cookie and returns the user, never the token', async () => {
  upstream.response = respondWith(200, { user: { ...testUser, password_hash: 'x' }, token: canary })
  const response = await login()
  const text = await response.text()
  expect(JSON.parse(text)).toEqual({ user: testUser, tokenExpiration: expect.any(Number) })
  expect(text + response.headers.get('set-cookie')).not.toContain(canary)
  expect(response.headers.get('set-cookie')).toMatch(
    /^sid=.*; Max-Age=604740; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await unseal(sealedSessionOf(response))).toMatchObject({ token: canary, user: testUser })
})

test('the cookie is Secure and host-only on https', async () => {
  process.env.APP_ORIGIN = 'https://office.example'
  upstream.response = respondWith(200, { user: testUser, token: canary })
  const cookie = (await login()).headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-Http-sid=/)
  expect(cookie).toMatch(/; Secure/)
  expect(cookie).not.toMatch(/Domain/i)
})

test('stores the device token in its own cookie, hidden from pages, and sends it with sign-ins only', async () => {
  upstream.response = respondWith(200, { user: testUser, token: canary, known_device: '7.abc~8.def' })
  const response = await login()
  const [, device] = response.headers.getSetCookie()
  expect(device).toBe('device=7.abc~8.def; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax')
  expect(await response.text()).not.toContain('7.abc')
  await login('device=7.abc~8.def')
  expect(headersOf(upstream.received[1])['x-known-device']).toBe('7.abc~8.def')

  for (const text of ['a b', 'x%0d%0aauthorization:%20y', 'y'.repeat(1001), '']) await login(`device=${text}`)
  await send('/api/v1/properties', { cookie: 'device=7.abc' })
  for (const request of upstream.received.slice(2))
    expect(headersOf(request)['x-known-device']).toBeUndefined()
})

test('sets no device cookie for an API without device tokens or with an invalid one', async () => {
  for (const known_device of [undefined, null, 7, 'a; Domain=evil.example', '']) {
    upstream.response = respondWith(200, { user: testUser, token: canary, known_device })
    const response = await login()
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toHaveLength(1)
  }
})

test('signing in creates a new session whatever cookie was sent', async () => {
  const planted = await createTestSession()
  upstream.response = respondWith(200, { user: { ...testUser, id: 8 }, token: 'other' })
  const session = await unseal(sealedSessionOf(await login(planted.cookie)))
  expect(session?.user.id).toBe(8)
  expect(session?.sid).not.toBe(planted.session.sid)
  expect(headersOf(upstream.received[0]).authorization).toBeUndefined()
})

test('signing in over a session ends the previous one, here and at the API', async () => {
  const previous = await createTestSession()
  upstream.response = respondWith(200, { user: { ...testUser, id: 8 }, token: 'other' })
  await login(previous.cookie)
  const [, revoked] = upstream.received
  expect([revoked?.url, headersOf(revoked).authorization]).toEqual([
    '/api/v1/auth/logout',
    `Bearer ${canary}`,
  ])
  expect((await readSession(previous.cookie)).body).toEqual({ session: null })
})

test('a wrong password returns 401 and changes no cookie', async () => {
  const { cookie } = await createTestSession()
  upstream.response = respondWith(401, { errors: { msg: 'WRONG_PASSWORD' } })
  const response = await login(cookie)
  expect([response.status, await codeOf(response), response.headers.get('set-cookie')]).toEqual([
    401,
    'WRONG_PASSWORD',
    null,
  ])
})

test('treats a sign-in response of 201 as a failure', async () => {
  upstream.response = respondWith(201, { user: testUser, token: canary })
  const response = await login()
  expect([response.status, response.headers.get('set-cookie')]).toEqual([502, null])
})

test('treats a broken cookie as signed out, never as an error', async () => {
  const { session } = await createTestSession()
  const sealed = await seal(session)
  const brokenCookies = [
    'x',
    '%%%',
    sealed.slice(0, -20),
    sealed.replace(/.{5}$/, 'AAAAA'),
    `${sealed}${'A'.repeat(5_000)}`,
    await sealData({ sid: 1, admin: true }, { password: secret }),
    await sealData(session, { password: 'another-key-8f7e6d5c4b3a29181706f5' }),
  ]
  for (const value of brokenCookies) {
    const response = await readSession(`sid=${value}`)
    expect([response.status, response.body]).toEqual([200, { session: null }])
    expect((await send('/api/v1/properties', { cookie: `sid=${value}` })).status).toBe(401)
  }
  expect(upstream.received).toEqual([])
})

test('treats a cookie older than a week as signed out, even if this process has unsealed it before', async () => {
  const dayMs = 24 * 3_600_000
  const { cookie } = await createTestSession({ expiresAt: Date.now() + refreshAfterMs - 7.01 * dayMs })
  expect((await readSession(cookie)).body).toEqual({ session: null })
})

test('a cookie lives as long as the API’s token, which is refreshed before half of its lifetime is over', () => {
  expect(sealSeconds * 1000).toBe(tokenLifetime.usualMs)
  expect(refreshAfterMs).toBeLessThan(tokenLifetime.usualMs / 2)
})

test('keys rotate without signing anyone out, and a removed key ends its sessions', async () => {
  const forgetSessions = () => getProcessState().unsealed.clear()
  const { cookie } = await createTestSession()
  const newKey = 'Kd83hVn2Lq7Wz5Tb9Xr4Yc6Fm1Pg0Js8Ae'
  process.env.SESSION_SECRET = `2:${newKey},1:${secret}`
  forgetSessions()
  expect((await readSession(cookie)).body.session.user).toEqual(testUser)
  const newSession = await createTestSession()
  process.env.SESSION_SECRET = `2:${newKey}`
  forgetSessions()
  expect((await readSession(cookie)).body).toEqual({ session: null })
  expect((await readSession(newSession.cookie)).body.session.user).toEqual(testUser)
})

test.each([
  [undefined, /missing/],
  ['', /missing/],
  ['short', /shorter than 32/],
  ['change-me-change-me-change-me-change-me', /sample/],
  ['a'.repeat(40), /sample/],
  [`x:${secret}`, /not a number/],
])('rejects SESSION_SECRET %p and explains how to create a secret', (text, reason) => {
  expect(() => readPasswords(text ?? '')).toThrow(reason)
  expect(() => readPasswords(text ?? '')).toThrow(/openssl rand/)
})

test('throws for a token too long for a cookie', async () => {
  await expect(seal(createSession('t'.repeat(3_000), testUser))).rejects.toThrow(/4,096/)
})

test('refreshes a due token once for fifty concurrent calls, and sets the new cookie on each', async () => {
  const { cookie } = await createRefreshDueSession()
  upstream.response = (received, response) =>
    setTimeout(
      () => respondWith(200, received.url.endsWith('/token') ? { token: 'fresh' } : {})(received, response),
      20,
    )
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => send('/api/v1/properties', { cookie })),
  )
  const requestsTo = (end: string) => upstream.received.filter(({ url }) => url.endsWith(end))
  expect(requestsTo('/token')).toHaveLength(1)
  expect(headersOf(requestsTo('/token')[0]).authorization).toBe(`Bearer ${canary}`)
  expect(new Set(requestsTo('/properties').map((request) => headersOf(request).authorization))).toEqual(
    new Set(['Bearer fresh']),
  )
  expect(new Set(responses.map(sealedSessionOf)).size).toBe(1)

  const repeated = await send('/api/v1/properties', { cookie })
  expect(sealedSessionOf(repeated)).toBe(responses[0] && sealedSessionOf(responses[0]))
  expect(requestsTo('/token')).toHaveLength(1)
  const withNewCookie = await send('/api/v1/properties', { cookie: `sid=${sealedSessionOf(repeated)}` })
  expect([withNewCookie.status, withNewCookie.headers.get('set-cookie')]).toEqual([200, null])
})

test("keeps a change of the user's name when the token is refreshed again", async () => {
  const { session } = await createRefreshDueSession()
  const first = await refreshIfDue(session, async () => 'second')
  const { session: changed } = await withUser(first?.session ?? session, { name: 'Rita Reis' })
  const clock = jest.spyOn(Date, 'now').mockReturnValue(changed.expiresAt)
  const second = await refreshIfDue(changed, async (token) => `after ${token}`)
  clock.mockRestore()
  expect(second?.session).toMatchObject({ token: 'after second', user: { name: 'Rita Reis' } })
})

test("keeps the token that another request refreshed while the user's name was changed", async () => {
  const { session } = await createRefreshDueSession()
  await refreshIfDue(session, async () => 'fresh')
  await withUser(session, { name: 'Rita Reis' })
  const latest = await refreshIfDue(session, async () => null)
  expect(latest?.session).toMatchObject({ token: 'fresh', user: { name: 'Rita Reis' } })
})

describe('a call that refreshes the token and ends after another request with the same cookie', () => {
  /** Starts the call, sends the other request while the API still handles the call, and returns the call's cookie. */
  const cookieAfter = async (url: string, method: string, body: unknown) => {
    const { cookie } = await createRefreshDueSession()
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    upstream.response = async (received, response) => {
      if (received.url.endsWith('/properties')) await finished
      respondWith(200, received.url.endsWith('/token') ? { token: 'fresh' } : body)(received, response)
    }
    const call = send('/api/v1/properties', { cookie })
    await waitUntil(() => upstream.received.some(({ url }) => url.endsWith('/properties')))
    expect((await send(url, { method, cookie, body: new FormData() })).status).toBe(200)
    finish()
    const response = await call
    expect(response.status).toBe(200)
    return sealedSessionOf(response)
  }

  test("sets a cookie with the user's name as changed by the other request", async () => {
    const profile = { verified: true, name: 'Rita Reis', email: testUser.email }
    const sealed = await cookieAfter('/api/v1/profile', 'PATCH', { profile })
    expect(await unseal(sealed)).toMatchObject({ token: 'fresh', user: { name: 'Rita Reis' } })
  })

  test('sets no cookie if the other request replaced the session', async () => {
    expect(await cookieAfter('/api/v1/profile/changePassword', 'POST', { token: 'next' })).toBeUndefined()
  })
})

test('refreshes the token in the cookie if another process issued it, even if this process remembers an older token', async () => {
  const { session } = await createRefreshDueSession()
  await refreshIfDue(session, async () => 'second')
  const expiresAt = Date.now() + 2 * refreshAfterMs
  const clock = jest.spyOn(Date, 'now').mockReturnValue(expiresAt)
  const refreshed = await refreshIfDue(
    { ...session, token: 'third', expiresAt },
    async (token) => `after ${token}`,
  )
  clock.mockRestore()
  expect(refreshed?.session.token).toBe('after third')
})

test('sets the refreshed cookie together with the device cookie of a password reset', async () => {
  const { cookie } = await createRefreshDueSession()
  upstream.response = (received, response) =>
    respondWith(200, received.url.endsWith('/token') ? { token: 'fresh' } : { known_device: '7.abc~8.def' })(
      received,
      response,
    )
  const response = await send('/api/v1/reset', { method: 'POST', cookie, body: new FormData() })
  const cookies = response.headers.getSetCookie()
  expect(cookies.map((text) => text.split('=')[0])).toEqual(['device', 'sid'])
  const sealed = /^sid=([^;]*)/.exec(cookies[1] ?? '')?.[1]
  expect(await unseal(sealed)).toMatchObject({ token: 'fresh' })
})

test("refreshes a due token for the user's requests, but not for background polls", async () => {
  const { cookie } = await createRefreshDueSession()
  const sendPoll = () => send('/api/v1/inbox/unread', { cookie, headers: { 'x-away': '1' } })
  upstream.response = (received, response) =>
    respondWith(200, received.url.endsWith('/token') ? { token: 'fresh' } : {})(received, response)
  const polled = await sendPoll()
  expect([polled.status, polled.headers.get('set-cookie')]).toEqual([200, null])
  expect(upstream.received.map((request) => headersOf(request).authorization)).toEqual([`Bearer ${canary}`])
  expect(sealedSessionOf(await send('/api/v1/properties', { cookie }))).toBeDefined()
  // After the refresh, the poll uses the new token even with the old cookie: the API soon rejects the old token.
  await sendPoll()
  expect(headersOf(upstream.received.at(-1)).authorization).toBe('Bearer fresh')
})

test('ends the session when the API refuses to refresh its token, but not when the API is unavailable', async () => {
  const { cookie } = await createRefreshDueSession()
  upstream.response = respondWith(500)
  expect((await readSession(cookie)).body.session.user).toEqual(testUser)
  upstream.response = respondWith(401, { errors: { msg: 'BAD_TOKEN' } })
  const ended = await readSession(cookie)
  expect(ended.body).toEqual({ session: null })
  expect(ended.cookie).toMatch(/^sid=; Max-Age=0/)
})

test('ends the session on a 401, but not for a wrong old password', async () => {
  const { cookie } = await createTestSession()
  const body = new FormData()
  body.set('old_password', 'x')
  upstream.response = respondWith(401, { errors: { msg: 'WRONG_PASSWORD' } })
  const change = await send('/api/v1/profile/changePassword', { method: 'POST', cookie, body })
  expect([change.status, change.headers.get('set-cookie')]).toEqual([401, null])
  upstream.response = respondWith(401)
  const lost = await send('/api/v1/properties', { cookie })
  expect([lost.status, await codeOf(lost), lost.headers.get('set-cookie')]).toEqual([
    401,
    'BAD_TOKEN',
    expect.stringMatching(/^sid=; Max-Age=0/),
  ])
  upstream.response = respondWith(200)
  expect((await send('/api/v1/properties', { cookie })).status).toBe(401)
})

test('signing out revokes the token and copies of the cookie', async () => {
  const { cookie } = await createTestSession()
  const response = await send('/api/v1/auth/logout', { method: 'POST', cookie })
  expect([response.status, headersOf(upstream.received[0]).authorization]).toEqual([200, `Bearer ${canary}`])
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
  expect((await readSession(cookie)).body).toEqual({ session: null })
})

test('reports a sign-out that the API does not confirm, and any process finishes it later', async () => {
  const { cookie } = await createTestSession()
  upstream.response = respondWith(500)
  const response = await send('/api/v1/auth/logout', { method: 'POST', cookie })
  expect([response.status, await codeOf(response)]).toEqual([504, 'SERVER_TIMEOUT_CONNECTION_ERROR'])
  const cookies = response.headers.getSetCookie()
  expect(cookies[0]).toMatch(/^sid=;.*Max-Age=0/)
  const pending = /^ending=([^;]+); Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/.exec(
    cookies[1] ?? '',
  )?.[1]
  expect((await send('/api/v1/properties', { cookie })).status).toBe(401)
  // The cookie of a pending sign-out neither opens a session nor replaces one.
  expect((await readSession(`sid=${pending}`)).body).toEqual({ session: null })

  // Simulates another process without this state.
  getProcessState().ended.clear()
  const finish = () => POST(createRequest('/api/v1/session', { method: 'POST', cookie: `ending=${pending}` }))
  expect((await finish()).status).toBe(504)
  upstream.response = respondWith(200)
  upstream.received = []
  const finished = await finish()
  expect([finished.status, finished.headers.get('set-cookie')]).toEqual([
    200,
    'ending=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ])
  expect(upstream.received.map(({ url }) => url)).toEqual(['/api/v1/auth/logout'])
  expect(headersOf(upstream.received[0]).authorization).toBe(`Bearer ${canary}`)
})

test('drops the oldest unconfirmed sign-out when the cookie has no room for another', async () => {
  upstream.response = respondWith(500)
  const signOut = async (token: string, pending = '') => {
    const cookie = `sid=${await seal(createSession(token, testUser))}; ${pending}`
    const response = await send('/api/v1/auth/logout', { method: 'POST', cookie })
    const [sessionCookie = '', pendingCookie = ''] = response.headers.getSetCookie()
    expect([response.status, sessionCookie]).toEqual([504, expect.stringMatching(/^sid=;.*Max-Age=0/)])
    return pendingCookie.split(';')[0] ?? ''
  }
  const pending = await signOut('b'.repeat(1_500), await signOut('a'.repeat(1_500)))
  expect(await unsealCookieData(pending.replace('ending=', ''))).toEqual({ revoke: ['b'.repeat(1_500)] })
})

test.each([401, 404])('treats %d in response to a sign-out as already ended', async (status) => {
  const { cookie } = await createTestSession()
  upstream.response = respondWith(status)
  expect((await send('/api/v1/auth/logout', { method: 'POST', cookie })).status).toBe(200)
})

test('rejects a session that was signed out at another dashboard', async () => {
  const { cookie } = await createTestSession()
  const readUserSession = async () => (await readSession(cookie)).body.session
  upstream.response = respondWith(200, { profile: {} })
  expect((await readUserSession()).user).toEqual(testUser)
  expect(upstream.received.map(({ url }) => url)).toEqual(['/api/v1/profile'])
  // An API that is unavailable or lacks that call does not end the session.
  for (const status of [404, 500]) {
    upstream.response = respondWith(status)
    expect((await readUserSession()).user).toEqual(testUser)
  }
  upstream.response = respondWith(401, { errors: { msg: 'BAD_TOKEN' } })
  const refreshed = await send('/api/v1/token', { method: 'POST', cookie })
  expect([refreshed.status, refreshed.headers.get('set-cookie')]).toEqual([
    401,
    expect.stringMatching(/^sid=; Max-Age=0/),
  ])
  upstream.response = respondWith(200)
  expect(await readUserSession()).toBeNull()
})

test.each([
  ['verifies their own address', true],
  ["opens another user's link", false],
])('updates the session of a user who %s: verified is %s', async (_, isOwnLink) => {
  const { cookie } = await createTestSession({ user: { ...testUser, verified: false } })
  const body = new FormData()
  body.set('id', 'mailed')
  upstream.response = (request, response) => {
    const profile = { verified: isOwnLink, name: testUser.name, email: testUser.email }
    respondWith(200, request.method === 'GET' ? { profile } : { verified: true })(request, response)
  }
  const response = await send('/api/v1/verify', { method: 'POST', cookie, body })
  expect(await response.json()).toEqual({ verified: true })
  expect((await unseal(sealedSessionOf(response)))?.user.verified).toBe(isOwnLink)
})

test('applies a new name and avatar to the session immediately', async () => {
  const { cookie } = await createTestSession({ user: testUser })
  const body = new FormData()
  upstream.response = respondWith(200, {
    profile: { verified: true, name: 'Inês Duarte Melo', email: testUser.email },
  })
  const renamed = await send('/api/v1/profile', { method: 'PATCH', cookie, body })
  expect((await unseal(sealedSessionOf(renamed)))?.user.name).toBe('Inês Duarte Melo')
  upstream.response = respondWith(200, {
    profile: { verified: true, name: 'Inês Melo', email: testUser.email, avatar: 'avatar.webp' },
  })
  const updated = await send('/api/v1/profile', { method: 'PATCH', cookie, body })
  expect((await unseal(sealedSessionOf(updated)))?.user.avatar).toBe('avatar.webp')
})

test("an Administrator's edit of their own account updates the session; an edit of another account does not", async () => {
  const { cookie } = await createTestSession({ user: testUser })
  const body = new FormData()
  body.set('name', 'Inês')
  const savedUser = (id: number) => ({
    saved: true,
    user: { ...testUser, id, name: 'Inês Melo', role: 'User', email: 'melo@soleira.example' },
  })
  upstream.response = respondWith(202, savedUser(testUser.id), { etag: '"v2"' })
  const ownEdit = await send(`/api/v1/users/${testUser.id}/update`, { method: 'POST', cookie, body })
  expect(ownEdit.headers.get('etag')).toBe('"v2"')
  expect((await unseal(sealedSessionOf(ownEdit)))?.user).toMatchObject({ name: 'Inês Melo', role: 'User' })
  upstream.response = respondWith(202, savedUser(testUser.id + 1))
  const otherEdit = await send(`/api/v1/users/${testUser.id + 1}/update`, { method: 'POST', cookie, body })
  expect(otherEdit.status).toBe(202)
  expect(otherEdit.headers.get('set-cookie')).toBeNull()
})

test('keeps the user signed in if an edit of their own account returns a new token without the user', async () => {
  const { cookie } = await createTestSession({ user: testUser })
  const body = new FormData()
  body.set('name', testUser.name)
  upstream.response = respondWith(202, { saved: true, token: 'next-token' })
  const edit = await send(`/api/v1/users/${testUser.id}/update`, { method: 'POST', cookie, body })
  expect(await edit.json()).toEqual({ saved: true })
  expect(await unseal(sealedSessionOf(edit))).toMatchObject({ token: 'next-token', user: testUser })
})

describe('password change', () => {
  const change = (cookie: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({
      old_password: 'a',
      password: 'b',
      password_confirmation: 'b',
    }))
      body.set(name, value)
    return send('/api/v1/profile/changePassword', { method: 'POST', cookie, body })
  }

  test('seals the new token, and rejects the previous cookie without deleting the new one', async () => {
    const { cookie } = await createTestSession()
    upstream.response = respondWith(200, { token: 'next-token', known_device: 'known.browser' })
    const response = await change(cookie)
    expect([response.status, await response.text()]).toEqual([200, '{}'])
    const cookies = response.headers.getSetCookie()
    expect(cookies.join()).toContain('device=known.browser')
    expect(cookies.join()).not.toContain('next-token')
    const newCookie = `sid=${sealedSessionOf(response)}`
    upstream.response = respondWith(200, { profile: { name: 'Inês' } })
    await send('/api/v1/profile', { cookie: newCookie })
    expect(headersOf(upstream.received.at(-1)).authorization).toBe('Bearer next-token')
    const late = await send('/api/v1/profile', { cookie })
    expect([late.status, late.headers.get('set-cookie')]).toEqual([401, null])
  })

  test('keeps the session when the API returns no token', async () => {
    const { cookie } = await createTestSession()
    upstream.response = respondWith(200, '')
    const response = await change(cookie)
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
    upstream.response = respondWith(200, { profile: { name: 'Inês' } })
    expect((await send('/api/v1/profile', { cookie })).status).toBe(200)
  })
})
