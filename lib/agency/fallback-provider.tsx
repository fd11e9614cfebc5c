'use client'

import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { storeVersion } from './version'

/** Responses by key that the server delivered with the page, and when the server rendered them (ms since 1970). */
export type Fallback = {
  at: number
  responses: Record<string, unknown>
  /** ETags of the responses that have one. */
  versions: Record<string, string>
}

/** `Fallback.at` of each key that the page, or a layout around it, delivered. */
const RenderTimes = createContext<Record<string, number>>({})

/**
 * `Fallback.at` of the response last written to the cache, by key. The Back button brings older responses, which aren't
 * written again.
 */
const appliedTimes = new Map<string, number>()

/** Returns true if the page delivered a response for this key that isn't in the cache yet, so no request is needed. */
export function useIsFresh(key: string | null): boolean {
  const renderedAt = useContext(RenderTimes)[key ?? '']
  return key !== null && renderedAt !== undefined && (appliedTimes.get(key) ?? 0) < renderedAt
}

/** Passes the server's responses to SWR, replacing older cached ones, which SWR alone would prefer. */
export function FallbackProvider({ fallback, children }: { fallback: Fallback; children: ReactNode }) {
  const outerRenderTimes = useContext(RenderTimes)
  // Versions are stored per object, and the server's responses arrive here as new objects.
  useMemo(() => {
    for (const [key, version] of Object.entries(fallback.versions))
      storeVersion(fallback.responses[key], version)
  }, [fallback])
  const renderTimes = useMemo(
    () => ({
      ...outerRenderTimes,
      ...Object.fromEntries(Object.keys(fallback.responses).map((key) => [key, fallback.at])),
    }),
    [outerRenderTimes, fallback],
  )
  return (
    <RenderTimes.Provider value={renderTimes}>
      <SWRConfig
        value={(parent) => ({ ...parent, fallback: { ...parent?.fallback, ...fallback.responses } })}
      >
        {children}
        <SyncCache fallback={fallback} />
      </SWRConfig>
    </RenderTimes.Provider>
  )
}

function SyncCache({ fallback }: { fallback: Fallback }) {
  const { mutate } = useSWRConfig()
  useLayoutEffect(() => {
    for (const [key, response] of Object.entries(fallback.responses)) {
      if ((appliedTimes.get(key) ?? 0) >= fallback.at) continue
      appliedTimes.set(key, fallback.at)
      // Mutates the cache instead of relying on SWR's fallback: a list with keepPreviousData prefers its previous
      // rows to a fallback.
      void mutate(key, response, { revalidate: false })
    }
  }, [fallback, mutate])
  return null
}
