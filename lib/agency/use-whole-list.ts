'use client'

import { useMemo } from 'react'
import useSWR from 'swr'
import type { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { callKey } from './call-key'
import type { CallAnswer, CallArgs } from './types'
import { retryLater, type UseCall, useCall } from './use-call'

/**
 * A list to choose from, whole: its first page as `useCall` gives it, which pages prefetch, and behind it the others as
 * soon as they are there. `fetchPage` asks for a page of the same size from the second on, `join` makes one answer of all.
 */
export function useWholeList<C extends CallName>(
  name: C,
  args: CallArgs<C>,
  {
    perPage,
    totalOf,
    fetchPage,
    join,
  }: {
    perPage: number
    totalOf: (answer: CallAnswer<C>) => number
    fetchPage: (page: number) => Promise<CallAnswer<C>>
    join: (first: CallAnswer<C>, others: readonly CallAnswer<C>[]) => CallAnswer<C>
  },
): UseCall<C> {
  const first = useCall(name, args)
  const pages = first.data === undefined ? 1 : Math.ceil(totalOf(first.data) / perPage)
  const others = useSWR<CallAnswer<C>[], AgencyError>(
    pages > 1 ? `${callKey(name, args)} to page ${pages}` : null,
    () => Promise.all(Array.from({ length: pages - 1 }, (_, at) => fetchPage(at + 2))),
    { onErrorRetry: retryLater },
  )
  const whole = useMemo(
    () =>
      first.data === undefined || others.data === undefined ? first.data : join(first.data, others.data),
    // What joins is the same for a list, whichever function says it.
    [first.data, others.data],
  )
  return others.data === undefined ? first : { ...first, data: whole }
}
