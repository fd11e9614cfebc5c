import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { CallName } from '#contract/index.ts'
import { toCallKey, keyBelongsTo } from './call-key'
import type { CallResponse, CallArgs } from './types'

export type Resource = CallName extends infer C ? (C extends `${infer N}.${string}` ? N : never) : never

/** Returns functions that update cached responses after a write. */
export function useMutateCalls() {
  const { mutate } = useSWRConfig()
  return useMemo(
    () => ({
      revalidate: async (...targets: (CallName | Resource)[]): Promise<void> => {
        await mutate((key) => targets.some((target) => keyBelongsTo(key, target)))
      },
      /** Revalidates every cached response. */
      revalidateAll: async (): Promise<void> => {
        await mutate(() => true)
      },
      update: async <C extends CallName>(
        name: C,
        args: CallArgs<C>,
        change: (response: CallResponse<C> | undefined) => CallResponse<C> | undefined,
      ): Promise<void> => {
        await mutate<CallResponse<C>>(toCallKey(name, args), change, { revalidate: false })
      },
    }),
    [mutate],
  )
}
