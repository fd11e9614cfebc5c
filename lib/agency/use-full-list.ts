import { useMemo } from 'react'
import useSWR from 'swr'
import type { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { call } from './call'
import { toCallKey } from './call-key'
import type { AnyArgs, CallResponse, CallArgs } from './types'
import { retryLater, type UseCall, useCall } from './use-call'

type ListCall = 'agents.list' | 'districts.list' | 'keyItems.list' | 'users.list'
type FullList<C extends ListCall> = Pick<UseCall<C>, 'data' | 'error' | 'isValidating'> & {
  mutate: () => Promise<unknown>
}

/**
 * Loads a complete list for pickers: first the list's first page with `useCall`, so that the app can prefetch it, then
 * the remaining pages. `args` must request `limits.rowsPerPageMax` rows per page; if null, there is no request.
 * `rowsKey` is the rows' name in the response.
 */
export function useFullList<C extends ListCall>(
  name: C,
  args: CallArgs<C> | null,
  rowsKey: Exclude<keyof CallResponse<C>, 'total'>,
): FullList<C> {
  const first = useCall(name, args)
  const pageCount = first.data === undefined ? 1 : Math.ceil(first.data.total / limits.rowsPerPageMax)
  const fetchPage = (page: number) => {
    const query = { ...(args as AnyArgs | null)?.query, page }
    return call(name, { ...args, query } as CallArgs<C>)
  }
  const others = useSWR<CallResponse<C>[], AgencyError>(
    args !== null && pageCount > 1 ? `${toCallKey(name, args)} to page ${pageCount}` : null,
    () => Promise.all(Array.from({ length: pageCount - 1 }, (_, index) => fetchPage(index + 2))),
    { onErrorRetry: retryLater },
  )
  const list = useMemo(() => {
    if (first.data === undefined || others.data === undefined) return first.data
    return { ...first.data, [rowsKey]: [first.data, ...others.data].flatMap((page) => page[rowsKey]) }
  }, [first.data, others.data, rowsKey])
  if (others.data !== undefined) return { ...first, data: list }
  // Reports the error instead of returning only the first page: users couldn't tell that records are missing.
  if (others.error !== undefined)
    return {
      data: undefined,
      error: others.error,
      isValidating: others.isValidating,
      mutate: () => others.mutate(),
    }
  return first
}
