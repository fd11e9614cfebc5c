import { z } from 'zod'
import type { CallName } from '#contract/index.ts'
import { profile } from '#contract/profile.ts'
import { session as sessionCalls, type SessionUser } from '#contract/session.ts'
import { users } from '#contract/users.ts'
import { viewOf } from '@/lib/agency/current-session'
import { textOf } from '@/lib/agency/upstream'
import { parsed } from '@/lib/agency/wire'
import { readCookie, writeCookie } from '@/lib/session/cookie'
import { newSession, renewed, withPerson } from '@/lib/session/refresh'
import { seal } from '@/lib/session/seal'
import type { Session } from '@/lib/session/types'
import { json, privateHeaders } from './answers'
import { failureIn } from './coming-down'
import { sendUp } from './going-up'
import { knownDeviceCookie } from './known-device'
import type { Matched } from './matched'
import { endAndRevoke, signOut } from './sign-out'

export type Door = { call: Matched; request: Request; session: Session | null }

/** The calls that the BFF answers itself: the only places where a token goes into or out of the session cookie. */
export const ownCalls: Partial<Record<CallName, (door: Door) => Promise<Response>>> = {
  'session.login': (door) => signIn(door, sessionCalls.login),
  'session.register': (door) => signIn(door, sessionCalls.register),
  'session.logout': ({ request, session }) => signOut(request, session),
  'session.reset': async ({ call, request }) => {
    const answer = await sendUp(call, request, null)
    if (answer.statusCode !== call.endpoint.success) throw await failureIn(answer)
    const { known_device: device } = parsed(sessionCalls.reset.answer, await textOf(answer))
    const headers = privateHeaders()
    if (typeof device === 'string') headers.append('set-cookie', knownDeviceCookie(device))
    return json({}, call.endpoint.success, headers)
  },
  'profile.changePassword': changePassword,
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
  const headers = privateHeaders()
  writeCookie(request, headers, await seal(session))
  if (former !== null) await endAndRevoke(former, request, headers)
  if (typeof device === 'string') headers.append('set-cookie', knownDeviceCookie(device))
  return json(viewOf(session), endpoint.success, headers)
}

/** Seals the token that replaces the session's; an API that answers none leaves the session as it is. */
async function changePassword({ call, request, session }: Door): Promise<Response> {
  const answer = await sendUp(call, request, session?.token ?? null)
  if (answer.statusCode !== call.endpoint.success) throw await failureIn(answer)
  const { token, known_device: device } = parsed(profile.changePassword.answer, await textOf(answer))
  const headers = privateHeaders()
  if (session !== null && typeof token === 'string')
    writeCookie(request, headers, (await renewed(session, token, readCookie(request))).seal)
  if (typeof device === 'string') headers.append('set-cookie', knownDeviceCookie(device))
  return json({}, call.endpoint.success, headers)
}

/** Forwards, and on success seals what it changed of the signed-in person, and a token that replaces theirs. */
async function keepingPerson(
  { call, request, session }: Door,
  changeOf: (body: unknown) => Partial<SessionUser> | undefined,
): Promise<Response> {
  const token = call.endpoint.access === 'public' ? null : (session?.token ?? null)
  const answer = await sendUp(call, request, token)
  if (answer.statusCode !== call.endpoint.success) throw await failureIn(answer)
  const body = parsed(z.unknown(), await textOf(answer))
  const { token: next, ...shown } = z.looseObject({ token: z.unknown() }).partial().catch({}).parse(body)
  const change = changeOf(body)
  const headers = privateHeaders()
  if (answer.headers.etag !== undefined) headers.set('etag', answer.headers.etag)
  if (session !== null && change !== undefined) {
    const changed = await withPerson(session, change)
    const { seal } =
      typeof next === 'string' ? await renewed(changed.session, next, readCookie(request)) : changed
    writeCookie(request, headers, seal)
  }
  return json(body === undefined ? null : shown, call.endpoint.success, headers)
}
