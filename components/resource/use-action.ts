import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { type Resource, useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { asAgencyError } from './as-agency-error'
import { type NotificationMessage, notify, notifyError } from './notifier'
import { trackPendingWrite } from './unsaved-work'

type Options<Args extends unknown[], ResponseBody> = {
  successMessage?: NotificationMessage
  revalidate?: readonly (CallName | Resource)[]
  /** Path to open after a deletion. Also clears the router's cache, so that Back doesn't show the deleted record. */
  to?: string
  /** Writes with different keys may run at the same time; by default only one write may run. */
  lockKey?: (...args: Args) => unknown
  onDone?: (response: ResponseBody) => void
  /** Also receives the arguments of the write. Return true for a handled error, which is then not notified. */
  onFailed?: (error: AgencyError, ...args: Args) => boolean | void
}

/**
 * Returns `run`, which performs a write: prevents double submits, shows `successMessage` if any, revalidates and
 * navigates. Failures are notified and `run` resolves with undefined.
 */
export function useAction<Args extends unknown[], ResponseBody>(
  action: (...args: Args) => Promise<ResponseBody>,
  {
    successMessage,
    revalidate = [],
    to,
    lockKey = () => null,
    onDone,
    onFailed,
  }: Options<Args, ResponseBody> = {},
) {
  const router = useRouter()
  const mutations = useMutateCalls()
  const runningKeys = useRef(new Set<unknown>())
  const [isPending, setPending] = useState(false)

  async function run(...args: Args): Promise<ResponseBody | undefined> {
    const key = lockKey(...args)
    if (runningKeys.current.has(key)) return undefined
    runningKeys.current.add(key)
    setPending(true)
    try {
      const response = await trackPendingWrite(() => action(...args))
      if (successMessage !== undefined)
        notify({ message: successMessage, survivesNavigation: to !== undefined })
      onDone?.(response)
      if (to !== undefined) {
        router.push(to)
        router.refresh()
      }
      // Not awaited: the write has already succeeded.
      void mutations.revalidate(...revalidate)
      return response
    } catch (caught) {
      const error = asAgencyError(caught)
      if (onFailed?.(error, ...args) !== true) notifyError(error)
      // The record may have been deleted; lists and selects still offer it.
      if (error.code === 'NOT_FOUND' || error.code === 'MISSING') void mutations.revalidate(...revalidate)
      return undefined
    } finally {
      runningKeys.current.delete(key)
      setPending(runningKeys.current.size > 0)
    }
  }

  return { run, isPending }
}
