'use client'

import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { CallName } from '#contract/index.ts'
import { callKey, keyIsOf } from './call-key'
import type { CallAnswer, CallArgs } from './types'

export type Noun = CallName extends infer C ? (C extends `${infer N}.${string}` ? N : never) : never

/** What to do with kept answers after a write. */
export function useMutateCalls() {
  const { mutate } = useSWRConfig()
  return useMemo(
    () => ({
      /** Asks again for every shown answer of these calls or nouns; what is not shown is asked again when it is. */
      revalidate: async (...what: (CallName | Noun)[]): Promise<void> => {
        await mutate((key) => what.some((each) => keyIsOf(key, each)))
      },
      /** The same for whatever is kept: all of it may have changed. */
      revalidateAll: async (): Promise<void> => {
        await mutate(() => true)
      },
      /** Changes one kept answer at once, without asking. */
      update: async <C extends CallName>(
        name: C,
        args: CallArgs<C>,
        change: (answer: CallAnswer<C> | undefined) => CallAnswer<C> | undefined,
      ): Promise<void> => {
        await mutate<CallAnswer<C>>(callKey(name, args), change, { revalidate: false })
      },
    }),
    [mutate],
  )
}
