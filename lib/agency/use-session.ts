import useSWR, { type SWRResponse } from 'swr'
import type { AgencyError } from '#contract/errors.ts'
import { fetchSessionView } from './call'
import { sessionKey } from './call-key'
import { useIsFresh } from './fallback-provider'
import type { SessionView } from './session-view'
import { retryLater } from './use-call'

/** Loads the session view with SWR: `data` is null when signed out and undefined while loading. */
export function useSession(): SWRResponse<SessionView | null, AgencyError> {
  const isFresh = useIsFresh(sessionKey)
  return useSWR<SessionView | null, AgencyError>(sessionKey, fetchSessionView, {
    revalidateOnMount: !isFresh,
    revalidateIfStale: !isFresh,
    onErrorRetry: retryLater,
  })
}
