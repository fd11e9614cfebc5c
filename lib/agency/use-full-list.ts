import { useMemo } from 'react'
import useSWR from 'swr'
import type { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { toCallKey } from './call-key'
import type { CallResponse, CallArgs } from './types'
import { retryLater, type UseCall, useCall } from './use-call'

type FullList<C extends CallName> = Pick<UseCall<C>, 'data' | 'error' | 'isValidating'> & {
  mutate: () => Promise<unknown>
}

/**
 * Loads a complete list for pickers: the first page with `useCall`, which pages prefetch, and then the others.
 * No request if `args` is null. `fetchPage` fetches one of the others, with the same page size; `join` combines the
 * responses.
 */
export function useFullList<C extends CallName>(
  name: C,
  args: CallArgs<C> | null,
  {
    perPage,
    totalOf,
    fetchPage,
    join,
  }: {
    perPage: number
    totalOf: (response: CallResponse<C>) => number
    fetchPage: (page: number) => Promise<CallResponse<C>>
    join: (first: CallResponse<C>, others: readonly CallResponse<C>[]) => CallResponse<C>
  },
): FullList<C> {
  const first = useCall(name, args)
  const pageCount = first.data === undefined ? 1 : Math.ceil(totalOf(first.data) / perPage)
  const others = useSWR<CallResponse<C>[], AgencyError>(
    args !== null && pageCount > 1 ? `${toCallKey(name, args)} to page ${pageCount}` : null,
    () => Promise.all(Array.from({ length: pageCount - 1 }, (_, index) => fetchPage(index + 2))),
    { onErrorRetry: retryLater },
  )
  const list = useMemo(
    () =>
      first.data === undefined || others.data === undefined ? first.data : join(first.data, others.data),
    // Omits `join`, whose result depends on the responses only.
    [first.data, others.data],
  )
  if (others.data !== undefined) return { ...first, data: list }
  // Not the first page alone: users couldn't tell that records are missing.
  if (others.error !== undefined)
    return {
      data: undefined,
      error: others.error,
      isValidating: others.isValidating,
      mutate: () => others.mutate(),
    }
  return first
}
