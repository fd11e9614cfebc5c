import useSWR, {
  unstable_serialize as serialize,
  type Revalidator,
  type RevalidatorOptions,
  type SWRConfiguration,
  type SWRResponse,
} from 'swr'
import type { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { call } from './call'
import { toCallKey } from './call-key'
import { useIsFresh } from './fallback-provider'
import type { AnyArgs, CallResponse, CallArgs } from './types'
import { versionOf } from './version'

export type UseCall<C extends CallName> = SWRResponse<CallResponse<C>, AgencyError>
type UseCallOptions<C extends CallName> = SWRConfiguration<CallResponse<C>, AgencyError>

/** Fetches a call's response with SWR; does nothing if `args` is null. Lists keep their rows while loading. */
export function useCall<C extends CallName>(
  name: C,
  args: CallArgs<C> | null,
  options: UseCallOptions<C> = {},
): UseCall<C> {
  const key = args === null ? null : toCallKey(name, args)
  const isFresh = useIsFresh(key)
  return useSWR<CallResponse<C>, AgencyError>(key, args === null ? null : () => call(name, args), {
    keepPreviousData: (args as AnyArgs | null)?.query !== undefined,
    revalidateOnMount: !isFresh,
    revalidateIfStale: !isFresh,
    onErrorRetry: retryLater,
    compare: isSameData,
    ...options,
  })
}

/** Compares data for SWR, treating another version as a change. */
function isSameData(previous: unknown, next: unknown): boolean {
  return (
    previous === next ||
    (versionOf(previous) === versionOf(next) && serialize([previous]) === serialize([next]))
  )
}

const firstRetryMs = 1_000
const slowRetryMs = 10_000

/**
 * Retries unless the API rejected the call: without a response, every second for a minute and then every ten seconds;
 * after other errors, three times with growing delays.
 */
export function retryLater(
  error: AgencyError,
  _key: string,
  _config: unknown,
  revalidate: Revalidator,
  { retryCount }: Required<RevalidatorOptions>,
): void {
  // 501: the API lacks the call, so a retry is pointless.
  if ((error.status >= 400 && error.status < 500) || error.status === 501) return
  const isUnreachable = error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR'
  if (!isUnreachable && retryCount > 3) return
  const unreachableDelay = retryCount <= 60 ? firstRetryMs : slowRetryMs
  const delay = isUnreachable ? unreachableDelay : firstRetryMs * 2 ** retryCount
  setTimeout(() => {
    if (document.visibilityState === 'visible') void revalidate({ retryCount })
    else document.addEventListener('visibilitychange', () => void revalidate({ retryCount }), { once: true })
  }, delay)
}
