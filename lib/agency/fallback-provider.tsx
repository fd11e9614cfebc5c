'use client'

import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { noteVersion } from './version'

/** Answers that came with the page, by key, and when the server asked for them (ms since 1970). */
export type Fallback = {
  at: number
  answers: Record<string, unknown>
  /** Of those answers that came with one. */
  versions: Record<string, string>
}

/** When the server asked for each key that the page, or a layout around it, brought along. */
const Prefetched = createContext<Record<string, number>>({})

/** Which server answer each key has taken in; Back shows an old page whose answers were taken in long ago. */
const taken = new Map<string, number>()

/** True while the page's own answer for this key is new, so that asking again would be a wasted call. */
export function useIsFresh(key: string | null): boolean {
  const at = useContext(Prefetched)[key ?? '']
  return key !== null && at !== undefined && taken.get(key) !== at
}

/** Hands the server's answers to SWR, also where an older one is cached already, which SWR alone would prefer. */
export function FallbackProvider({ fallback, children }: { fallback: Fallback; children: ReactNode }) {
  const around = useContext(Prefetched)
  // On its way from the server an answer became another object; who reads it below finds its version noted.
  useMemo(() => {
    for (const [key, version] of Object.entries(fallback.versions))
      noteVersion(fallback.answers[key], version)
  }, [fallback])
  const asked = useMemo(
    () => ({
      ...around,
      ...Object.fromEntries(Object.keys(fallback.answers).map((key) => [key, fallback.at])),
    }),
    [around, fallback],
  )
  return (
    <Prefetched.Provider value={asked}>
      <SWRConfig value={(parent) => ({ ...parent, fallback: { ...parent?.fallback, ...fallback.answers } })}>
        {children}
        <TakeIn fallback={fallback} />
      </SWRConfig>
    </Prefetched.Provider>
  )
}

function TakeIn({ fallback }: { fallback: Fallback }) {
  const { mutate } = useSWRConfig()
  useLayoutEffect(() => {
    for (const [key, answer] of Object.entries(fallback.answers)) {
      if ((taken.get(key) ?? 0) >= fallback.at) continue
      taken.set(key, fallback.at)
      // Into the cache, not as SWR's fallback alone: a list that keeps its last rows prefers those to a fallback.
      void mutate(key, answer, { revalidate: false })
    }
  }, [fallback, mutate])
  return null
}
