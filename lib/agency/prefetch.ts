import 'server-only'
import { cookies, headers } from 'next/headers'
import type { Answer } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { type CallName, endpointOf, type EndpointOf } from '#contract/index.ts'
import { requestIdHeader } from '@/lib/observing/request-id'
import { endSession } from '@/lib/session/seal'
import { ask } from './ask'
import { callKey } from './call-key'
import { currentSession, readSessionView, toSignIn } from './current-session'
import { sessionKey } from './session-key'
import type { CallArgs } from './types'

export type Prefetch<T = unknown> = { key: string; data: T } | { key: string; error: AgencyError }

/**
 * Fetches a read for a page on the server, with the session's bearer. A failure of the API is returned, not thrown:
 * the rest of the page lives on, and the browser asks again and tells. Without a session it leads to the sign-in page.
 */
export async function prefetch<C extends CallName>(
  name: C,
  args: CallArgs<C>,
): Promise<Prefetch<Answer<EndpointOf<C>>>> {
  const key = callKey(name, args)
  const session = await currentSession()
  const open = endpointOf(name).access === 'public'
  if (session === null && !open) return toSignIn()
  try {
    const locale = (await cookies()).get('locale')?.value ?? 'en'
    const request = (await headers()).get(requestIdHeader)
    return {
      key,
      data: await ask(name, args, { token: open ? null : (session?.token ?? null), locale, request }),
    }
  } catch (error) {
    if (!(error instanceof AgencyError)) throw error
    if (error.status !== 401 || session === null) return { key, error }
    endSession(session.sid)
    return toSignIn()
  }
}

/** The session view for `useSession`, in the form of a prefetched answer. */
export async function prefetchSession(): Promise<Prefetch> {
  return { key: sessionKey, data: await readSessionView() }
}
