import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { isAlive } from '@/lib/session/alive'
import { cookieName } from '@/lib/session/cookie'
import { current } from '@/lib/session/refresh'
import { open } from '@/lib/session/seal'
import type { Session } from '@/lib/session/types'
import { exchangeToken, tokenIsGood } from './ask'
import { localPath, signInAddress } from './local-path'
import type { SessionView } from './session-view'

/** The request's path and query, which a Server Component is not told; middleware writes it over what a client sent. */
export const pathHeader = 'x-soleira-path'

/** The session of the request, its token good; null for the signed-out. Holds the bearer: keep it on the server. */
export const currentSession = cache(async (): Promise<Session | null> => {
  const session = await open((await cookies()).get(cookieName())?.value)
  const held = session === null ? null : await current(session, exchangeToken)
  // A page of ours comes through the middleware, which has just asked.
  return held !== null && (await isAlive(held.session, tokenIsGood, 5_000)) ? held.session : null
})

/** Who is signed in, in what may reach the browser; null for nobody. */
export async function readSessionView(): Promise<SessionView | null> {
  const session = await currentSession()
  return session === null ? null : viewOf(session)
}

/** Who is signed in; the signed-out are led to the sign-in page. Every page behind sign-in asks it (docs/security.md P-12). */
export async function requireSession(): Promise<SessionView> {
  return (await readSessionView()) ?? toSignIn()
}

export async function toSignIn(): Promise<never> {
  redirect(signInAddress(localPath((await headers()).get(pathHeader))))
}

export function viewOf({ user, expiresAt }: Session): SessionView {
  return { user, tokenExpiration: expiresAt }
}
