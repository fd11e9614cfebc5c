import { z } from 'zod'
import type { CallName } from '#contract/index.ts'
import { profile } from '#contract/profile.ts'
import { session as sessionCalls, type SessionUser } from '#contract/session.ts'
import { users } from '#contract/users.ts'
import { viewOf } from '@/lib/agency/current-session'
import { textOf } from '@/lib/agency/upstream'
import { parsed } from '@/lib/agency/wire'
import { clearCookie, writeCookie } from '@/lib/session/cookie'
import { newSession, withPerson } from '@/lib/session/refresh'
import { endSession, seal } from '@/lib/session/seal'
import type { Session } from '@/lib/session/types'
import { json, privateHeaders } from './answers'
import { failureIn } from './coming-down'
import { sendUp } from './going-up'
import { knownDeviceCookie } from './known-device'
import type { Matched } from './matched'

export type Door = { call: Matched; request: Request; session: Session | null }

/** The calls that the BFF answers itself: the only places where a token goes into or out of the session cookie. */
export const ownCalls: Partial<Record<CallName, (door: Door) => Promise<Response>>> = {
  'session.login': (door) => signIn(door, sessionCalls.login),
  'session.register': (door) => signIn(door, sessionCalls.register),
  'session.logout': signOut,
  // The token was exchanged at the door, if its time had come.
  'session.refresh': async ({ session }) => json(session === null ? null : viewOf(session), 200),
  'session.verify': (door) => keepingPerson(door, (body) => sessionCalls.verify.answer.safeParse(body).data),
  'profile.update': (door) =>
    keepingPerson(door, (body) => {
      const saved = profile.update.answer.safeParse(body).data?.profile
      if (saved === undefined) return undefined
      const { name, verified, avatar, initials } = saved
      return { name, verified, initials, ...(avatar !== undefined && { avatar }) }
    }),
  'users.update': (door) =>
    keepingPerson(door, (body) => {
      const saved = users.update.answer.safeParse(body).data?.user
      if (saved === undefined || saved.id !== door.session?.user.id) return undefined
      const { name, email, avatar, initials, role, verified } = saved
      return { name, email, avatar, initials, role, verified }
    }),
}

async function signIn(
  { call, request, session: former }: Door,
  endpoint: typeof sessionCalls.login | typeof sessionCalls.register,
): Promise<Response> {
  const answer = await sendUp(call, request, null)
  if (answer.statusCode !== endpoint.success) throw await failureIn(answer)
  const { token, user, known_device: device } = parsed(endpoint.answer, await textOf(answer))
  const session = newSession(token, user)
  if (former !== null) await endAndRevoke(former, request)
  const headers = privateHeaders()
  writeCookie(request, headers, await seal(session))
  if (typeof device === 'string') headers.append('set-cookie', knownDeviceCookie(device))
  return json(viewOf(session), endpoint.success, headers)
}

const logout: Matched = {
  name: 'session.logout',
  endpoint: sessionCalls.logout,
  path: sessionCalls.logout.path,
}
const revokeMs = 3_000

/** Ends a session here whatever the API says; it is given a moment to revoke the token. */
async function endAndRevoke(session: Session, request: Request): Promise<void> {
  endSession(session.sid)
  const revoked = sendUp(logout, request, session.token).then((answer) => answer.resume())
  const moment = new Promise((resolve) => setTimeout(resolve, revokeMs).unref())
  await Promise.race([revoked.catch(() => undefined), moment])
}

async function signOut({ request, session }: Door): Promise<Response> {
  if (session !== null) await endAndRevoke(session, request)
  const headers = privateHeaders()
  clearCookie(request, headers)
  // Not "storage": that would forget language, theme and unsaved drafts, none of which tells who was here.
  headers.set('clear-site-data', '"cache"')
  return json({}, 200, headers)
}

/** Forwards, and on success keeps what it changed of the signed-in person in the cookie. */
async function keepingPerson(
  { call, request, session }: Door,
  changeOf: (body: unknown) => Partial<SessionUser> | undefined,
): Promise<Response> {
  const token = call.endpoint.access === 'public' ? null : (session?.token ?? null)
  const answer = await sendUp(call, request, token)
  if (answer.statusCode !== call.endpoint.success) throw await failureIn(answer)
  const body = parsed(z.unknown(), await textOf(answer))
  const change = changeOf(body)
  const headers = privateHeaders()
  if (answer.headers.etag !== undefined) headers.set('etag', answer.headers.etag)
  if (session !== null && change !== undefined) {
    writeCookie(request, headers, (await withPerson(session, change)).seal)
  }
  return json(body ?? null, call.endpoint.success, headers)
}
