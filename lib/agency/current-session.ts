import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { getSessionCookieName } from '@/lib/session/cookie'
import type { Session } from '@/lib/session/types'
import { toLocalPath, toSignInUrl } from './local-path'
import { resolveSession } from './resolve-session'
import type { SessionView } from './session-view'

/** Header with the request's path and query for Server Components; middleware overwrites the client's value. */
export const pathHeader = 'x-soleira-path'

/** Returns the request's session with its bearer token, for the server only; null when signed out. */
export const currentSession = cache(async (): Promise<Session | null> => {
  const sealed = (await cookies()).get(getSessionCookieName())?.value
  // Page requests pass through the middleware, which has just verified the token.
  return (await resolveSession(sealed, { trustMs: 5_000 }))?.session ?? null
})

/** Returns the part of the session that may reach the browser; null when signed out. */
export async function readSessionView(): Promise<SessionView | null> {
  const session = await currentSession()
  return session === null ? null : toSessionView(session)
}

/** Returns the session view, or redirects to the sign-in page. Called by every page (docs/security.md P-12). */
export async function requireSession(): Promise<SessionView> {
  return (await readSessionView()) ?? redirectToSignIn()
}

export async function redirectToSignIn(): Promise<never> {
  redirect(toSignInUrl(toLocalPath((await headers()).get(pathHeader))))
}

export function toSessionView({ user, expiresAt }: Session): SessionView {
  return { user, tokenExpiration: expiresAt }
}
