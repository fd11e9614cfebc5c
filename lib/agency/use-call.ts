'use client'

import useSWR, {
  unstable_serialize as written,
  type Revalidator,
  type RevalidatorOptions,
  type SWRConfiguration,
  type SWRResponse,
} from 'swr'
import type { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { call } from './call'
import { callKey } from './call-key'
import { useIsFresh } from './fallback-provider'
import type { AnyArgs, CallAnswer, CallArgs } from './types'
import { versionOf } from './version'

export type UseCall<C extends CallName> = SWRResponse<CallAnswer<C>, AgencyError>
export type UseCallOptions<C extends CallName> = SWRConfiguration<CallAnswer<C>, AgencyError>

/**
 * The answer of a read, kept by SWR. `null` for the arguments asks nothing yet. A list (whatever has a query) keeps
 * showing its last rows while the next ones come.
 */
export function useCall<C extends CallName>(
  name: C,
  args: CallArgs<C> | null,
  options: UseCallOptions<C> = {},
): UseCall<C> {
  const key = args === null ? null : callKey(name, args)
  const fresh = useIsFresh(key)
  return useSWR<CallAnswer<C>, AgencyError>(key, args === null ? null : () => call(name, args), {
    keepPreviousData: (args as AnyArgs | null)?.query !== undefined,
    revalidateOnMount: !fresh,
    revalidateIfStale: !fresh,
    onErrorRetry: retryLater,
    compare: same,
    ...options,
  })
}

/** SWR keeps the former answer where the new one is the same; one with another version is another answer. */
function same(former: unknown, next: unknown): boolean {
  return former === next || (versionOf(former) === versionOf(next) && written([former]) === written([next]))
}

const soonMs = 1_000
const laterMs = 10_000

/**
 * What the API refused it would refuse again. When it is away, ask every second for a minute, so that the page mends
 * itself as soon as it is back, and then at a calmer pace.
 */
export function retryLater(
  error: AgencyError,
  _key: string,
  _config: unknown,
  revalidate: Revalidator,
  { retryCount }: Required<RevalidatorOptions>,
): void {
  // 501: it does not have the call, and will not have it in a moment.
  if ((error.status >= 400 && error.status < 500) || error.status === 501) return
  const away = error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR'
  if (!away && retryCount > 3) return
  const delay = away ? (retryCount <= 60 ? soonMs : laterMs) : soonMs * 2 ** retryCount
  setTimeout(() => {
    if (document.visibilityState === 'visible') void revalidate({ retryCount })
    else document.addEventListener('visibilitychange', () => void revalidate({ retryCount }), { once: true })
  }, delay)
}
