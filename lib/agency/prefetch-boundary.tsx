import type { ReactNode } from 'react'
import { type Fallback, FallbackProvider } from './fallback-provider'
import type { PrefetchResult } from './prefetch'
import { versionOf } from './version'

/** Converts prefetched results to SWR's fallback, without failed ones: the browser retries those. */
function fallbackOf(results: PrefetchResult[]): Fallback {
  const fetched = results.flatMap((result) => ('data' in result ? [result] : []))
  return {
    at: Date.now(),
    responses: Object.fromEntries(fetched.map(({ key, data }) => [key, data])),
    versions: Object.fromEntries(
      fetched.flatMap(({ key, data }) => {
        const version = versionOf(data)
        return version === null ? [] : [[key, version]]
      }),
    ),
  }
}

/** Provides prefetched results to the `useCall`s inside. */
export function PrefetchBoundary({ results, children }: { results: PrefetchResult[]; children: ReactNode }) {
  return <FallbackProvider fallback={fallbackOf(results)}>{children}</FallbackProvider>
}
