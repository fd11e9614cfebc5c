import { z } from 'zod'
import type { CallName } from '#contract/index.ts'
import { profile } from '#contract/profile.ts'
import { session as sessionCalls, type SessionUser } from '#contract/session.ts'
import { users } from '#contract/users.ts'
import { toSessionView } from '@/lib/agency/current-session'
import { callApi } from '@/lib/agency/server-call'
import { readText } from '@/lib/agency/upstream'
import { parseJson } from '@/lib/agency/wire'
import { readSessionCookie, writeSessionCookie } from '@/lib/session/cookie'
import { createSession, renewSession, withUser } from '@/lib/session/refresh'
import { seal } from '@/lib/session/seal'
import type { Session } from '@/lib/session/types'
import { forwardRequest } from './forward-request'
import { parseFailure } from './forward-response'
import { createKnownDeviceCookie } from './known-device'
import type { MatchedEndpoint } from './match-endpoint'
import { json, createResponseHeaders } from './responses'
import { endAndRevoke, signOut } from './sign-out'

type CallContext = { call: MatchedEndpoint; request: Request; session: Session | null }

/** Calls that the BFF handles itself, because they change the session or set a cookie. */
export const localHandlers: Partial<Record<CallName, (context: CallContext) => Promise<Response>>> = {
  'session.login': (context) => signIn(context, sessionCalls.login),
  'session.register': (context) => signIn(context, sessionCalls.register),
  'session.logout': ({ request, session }) => signOut(request, session),
  'session.reset': async ({ call, request }) => {
    const response = await forwardRequest(call, request, null)
    if (response.statusCode !== call.endpoint.success) throw await parseFailure(response)
    const { known_device: device } = parseJson(sessionCalls.reset.response, await readText(response))
    const headers = createResponseHeaders()
    if (typeof device === 'string') headers.append('set-cookie', createKnownDeviceCookie(device))
    return json({}, call.endpoint.success, headers)
  },
  'profile.changePassword': changePassword,
  // `withSession` has already refreshed the token if it was due.
  'session.refresh': async ({ session }) => json(session === null ? null : toSessionView(session), 200),
  'session.verify': (context) => forwardAndUpdateUser(context, () => readVerification(context)),
  'profile.update': (context) =>
    forwardAndUpdateUser(context, (body) => {
      const savedProfile = profile.update.response.safeParse(body).data?.profile
      if (savedProfile === undefined) return undefined
      const { name, verified, avatar, initials } = savedProfile
      return { name, verified, initials, ...(avatar !== undefined && { avatar }) }
    }),
  'users.update': (context) =>
    forwardAndUpdateUser(context, (body) => {
      const savedUser = users.update.response.safeParse(body).data?.user
      if (savedUser === undefined || savedUser.id !== context.session?.user.id) return undefined
      const { name, email, avatar, initials, role, verified } = savedUser
      return { name, email, avatar, initials, role, verified }
    }),
}

async function signIn(
  { call, request, session: previousSession }: CallContext,
  endpoint: typeof sessionCalls.login | typeof sessionCalls.register,
): Promise<Response> {
  const response = await forwardRequest(call, request, null)
  if (response.statusCode !== endpoint.success) throw await parseFailure(response)
  const { token, user, known_device: device } = parseJson(endpoint.response, await readText(response))
  const session = createSession(token, user)
  const headers = createResponseHeaders()
  writeSessionCookie(request, headers, await seal(session))
  if (previousSession !== null) await endAndRevoke(previousSession, request, headers)
  if (typeof device === 'string') headers.append('set-cookie', createKnownDeviceCookie(device))
  return json(toSessionView(session), endpoint.success, headers)
}

/** Changes the password. If the API returns a new token, seals it into the session. */
async function changePassword({ call, request, session }: CallContext): Promise<Response> {
  const response = await forwardRequest(call, request, session?.token ?? null)
  if (response.statusCode !== call.endpoint.success) throw await parseFailure(response)
  const { token, known_device: device } = parseJson(profile.changePassword.response, await readText(response))
  const headers = createResponseHeaders()
  if (session !== null && typeof token === 'string')
    writeSessionCookie(
      request,
      headers,
      (await renewSession(session, token, readSessionCookie(request))).seal,
    )
  if (typeof device === 'string') headers.append('set-cookie', createKnownDeviceCookie(device))
  return json({}, call.endpoint.success, headers)
}

/** Reads from the API whether the signed-in user's address is verified: the link may belong to another user. */
async function readVerification({ session }: CallContext): Promise<Partial<SessionUser> | undefined> {
  if (session === null || session.user.verified) return undefined
  try {
    const response = await callApi('profile.get', {}, { token: session.token })
    return { verified: response.profile.verified }
  } catch {
    return undefined
  }
}

/**
 * Forwards a call that may change the signed-in user, and applies the change in the response to the session. A new
 * token goes into the session cookie only, not into the response body.
 */
async function forwardAndUpdateUser(
  { call, request, session }: CallContext,
  readChange: (body: unknown) => Promise<Partial<SessionUser> | undefined> | Partial<SessionUser> | undefined,
): Promise<Response> {
  const token = call.endpoint.access === 'public' ? null : (session?.token ?? null)
  const response = await forwardRequest(call, request, token)
  if (response.statusCode !== call.endpoint.success) throw await parseFailure(response)
  const body = parseJson(z.unknown(), await readText(response))
  const { token: newToken, ...bodyWithoutToken } = z
    .looseObject({ token: z.unknown() })
    .partial()
    .catch({})
    .parse(body)
  const change = await readChange(body)
  const headers = createResponseHeaders()
  if (response.headers.etag !== undefined) headers.set('etag', response.headers.etag)
  if (session !== null && (change !== undefined || typeof newToken === 'string')) {
    const changed = await withUser(session, change ?? {})
    const updated =
      typeof newToken === 'string'
        ? await renewSession(changed.session, newToken, readSessionCookie(request))
        : changed
    writeSessionCookie(request, headers, updated.seal)
  }
  return json(body === undefined ? null : bodyWithoutToken, call.endpoint.success, headers)
}
