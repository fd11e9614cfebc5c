'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { type Noun, useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { notify, notifyError } from './notifier'
import { asAgencyError } from './as-agency-error'
import { asPendingWrite } from './unsaved-work'

type Options<Answer> = {
  /** The key of what is said when it has worked; null says nothing. */
  done?: string | null
  /** Calls or nouns whose kept answers are asked for again. */
  revalidate?: readonly (CallName | Noun)[]
  /** Where to go on. */
  to?: string | ((answer: Answer) => string)
  onDone?: (answer: Answer) => void
  /** True when the failure is told already: it is not notified. */
  onFailed?: (error: AgencyError) => boolean | void
}

/**
 * Runs a write: once at a time, then says so, asks again for what it changed, and goes on. A failure is notified, and
 * `run` resolves all the same: undefined tells that it did not work.
 */
export function useAction<Args extends unknown[], Answer>(
  action: (...args: Args) => Promise<Answer>,
  { done = 'common.SAVED_SUCCESSFULLY', revalidate = [], to, onDone, onFailed }: Options<Answer> = {},
) {
  const router = useRouter()
  const mutations = useMutateCalls()
  const running = useRef(false)
  const [pending, setPending] = useState(false)

  async function run(...args: Args): Promise<Answer | undefined> {
    if (running.current) return undefined
    running.current = true
    setPending(true)
    try {
      const answer = await asPendingWrite(() => action(...args))
      if (done !== null) notify({ message: done, keep: to !== undefined })
      onDone?.(answer)
      if (to !== undefined) router.push(typeof to === 'string' ? to : to(answer))
      // What is shown is asked for anew in its own time: the answer has been given already.
      void mutations.revalidate(...revalidate)
      return answer
    } catch (caught) {
      const error = asAgencyError(caught)
      if (onFailed?.(error) !== true) notifyError(error)
      return undefined
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { run, pending }
}
