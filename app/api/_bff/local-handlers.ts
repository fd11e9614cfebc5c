import { z } from 'zod'
import type { CallName } from '#contract/index.ts'
import { profile } from '#contract/profile.ts'
import { session as sessionCalls, type SessionUser } from '#contract/session.ts'
import { users } from '#contract/users.ts'
import { toSessionView } from '@/lib/agency/current-session'
import { readText } from '@/lib/agency/upstream'
import { parseJson } from '@/lib/agency/wire'
import { readSessionCookie, writeSessionCookie } from '@/lib/session/cookie'
import { createSession, renewSession, withUser } from '@/lib/session/refresh'
import { seal } from '@/lib/session/seal'
import type { Session } from '@/lib/session/types'
import { json, privateHeaders } from './responses'
import { parseFailure } from './forward-response'
import { forwardRequest } from './forward-request'
import { createKnownDeviceCookie } from './known-device'
import type { MatchedEndpoint } from './match-endpoint'
import { endAndRevoke, signOut } from './sign-out'

type ProxyContext = { call: MatchedEndpoint; request: Request; session: Session | null }

/** Calls that the BFF handles itself, because they change the session or set a cookie. */
export const localHandlers: Partial<Record<CallName, (proxy: ProxyContext) => Promise<Response>>> = {
  'session.login': (proxy) => signIn(proxy, sessionCalls.login),
  'session.register': (proxy) => signIn(proxy, sessionCalls.register),
  'session.logout': ({ request, session }) => signOut(request, session),
  'session.reset': async ({ call, request }) => {
    const response = await forwardRequest(call, request, null)
    if (response.statusCode !== call.endpoint.success) throw await parseFailure(response)
    const { known_device: device } = parseJson(sessionCalls.reset.response, await readText(response))
    const headers = privateHeaders()
    if (typeof device === 'string') headers.append('set-cookie', createKnownDeviceCookie(device))
    return json({}, call.endpoint.success, headers)
  },
  'profile.changePassword': changePassword,
  // `withSession` has already refreshed the token if it was due.
  'session.refresh': async ({ session }) => json(session === null ? null : toSessionView(session), 200),
  'session.verify': (proxy) =>
    withSessionUser(proxy, (body) => sessionCalls.verify.response.safeParse(body).data),
  'profile.update': (proxy) =>
    withSessionUser(proxy, (body) => {
      const saved = profile.update.response.safeParse(body).data?.profile
      if (saved === undefined) return undefined
      const { name, verified, avatar, initials } = saved
      return { name, verified, initials, ...(avatar !== undefined && { avatar }) }
    }),
  'users.update': (proxy) =>
    withSessionUser(proxy, (body) => {
      const saved = users.update.response.safeParse(body).data?.user
      if (saved === undefined || saved.id !== proxy.session?.user.id) return undefined
      const { name, email, avatar, initials, role, verified } = saved
      return { name, email, avatar, initials, role, verified }
    }),
}

async function signIn(
  { call, request, session: previousSession }: ProxyContext,
  endpoint: typeof sessionCalls.login | typeof sessionCalls.register,
): Promise<Response> {
  const response = await forwardRequest(call, request, null)
  if (response.statusCode !== endpoint.success) throw await parseFailure(response)
  const { token, user, known_device: device } = parseJson(endpoint.response, await readText(response))
  const session = createSession(token, user)
  const headers = privateHeaders()
  writeSessionCookie(request, headers, await seal(session))
  if (previousSession !== null) await endAndRevoke(previousSession, request, headers)
  if (typeof device === 'string') headers.append('set-cookie', createKnownDeviceCookie(device))
  return json(toSessionView(session), endpoint.success, headers)
}

/** Seals the new token. If the API returns none, the session stays unchanged. */
async function changePassword({ call, request, session }: ProxyContext): Promise<Response> {
  const response = await forwardRequest(call, request, session?.token ?? null)
  if (response.statusCode !== call.endpoint.success) throw await parseFailure(response)
  const { token, known_device: device } = parseJson(profile.changePassword.response, await readText(response))
  const headers = privateHeaders()
  if (session !== null && typeof token === 'string')
    writeSessionCookie(
      request,
      headers,
      (await renewSession(session, token, readSessionCookie(request))).seal,
    )
  if (typeof device === 'string') headers.append('set-cookie', createKnownDeviceCookie(device))
  return json({}, call.endpoint.success, headers)
}

async function withSessionUser(
  { call, request, session }: ProxyContext,
  changeOf: (body: unknown) => Partial<SessionUser> | undefined,
): Promise<Response> {
  const token = call.endpoint.access === 'public' ? null : (session?.token ?? null)
  const response = await forwardRequest(call, request, token)
  if (response.statusCode !== call.endpoint.success) throw await parseFailure(response)
  const body = parseJson(z.unknown(), await readText(response))
  const { token: newToken, ...visible } = z
    .looseObject({ token: z.unknown() })
    .partial()
    .catch({})
    .parse(body)
  const change = changeOf(body)
  const headers = privateHeaders()
  if (response.headers.etag !== undefined) headers.set('etag', response.headers.etag)
  if (session !== null && change !== undefined) {
    const changed = await withUser(session, change)
    const { seal } =
      typeof newToken === 'string'
        ? await renewSession(changed.session, newToken, readSessionCookie(request))
        : changed
    writeSessionCookie(request, headers, seal)
  }
  return json(body === undefined ? null : visible, call.endpoint.success, headers)
}
