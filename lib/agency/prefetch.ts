import 'server-only'
import { cookies, headers } from 'next/headers'
import type { ResponseBody } from '#contract/endpoint.ts'
import { AgencyError } from '#contract/errors.ts'
import { type CallName, endpointOf, type EndpointOf } from '#contract/index.ts'
import { requestIdHeader } from '@/lib/observability/request-id'
import { endSession } from '@/lib/session/seal'
import { toCallKey, sessionKey } from './call-key'
import { currentSession, readSessionView, redirectToSignIn } from './current-session'
import { callApi } from './server-call'
import type { CallArgs } from './types'

export type PrefetchResult<T = unknown> = { key: string; data: T } | { key: string; error: AgencyError }

/**
 * Fetches the response of a call on the server, with the session's bearer token unless the call is public. Returns a
 * failure instead of throwing: the rest of the page renders, and the browser retries and shows the error. Redirects to
 * the sign-in page if a required session is missing or the API rejects it.
 */
export async function prefetch<C extends CallName>(
  name: C,
  args: CallArgs<C>,
): Promise<PrefetchResult<ResponseBody<EndpointOf<C>>>> {
  const key = toCallKey(name, args)
  const session = await currentSession()
  const isPublic = endpointOf(name).access === 'public'
  if (session === null && !isPublic) return redirectToSignIn()
  try {
    const locale = (await cookies()).get('locale')?.value ?? 'en'
    const requestId = (await headers()).get(requestIdHeader)
    const token = isPublic ? null : session?.token
    return { key, data: await callApi(name, args, { token, locale, requestId }) }
  } catch (error) {
    if (!(error instanceof AgencyError)) throw error
    if (error.status !== 401 || session === null) return { key, error }
    endSession(session.sid)
    return redirectToSignIn()
  }
}

/** Prefetches the session view for `useSession`. */
export async function prefetchSession(): Promise<PrefetchResult> {
  return { key: sessionKey, data: await readSessionView() }
}
