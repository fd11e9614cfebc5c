import type { ReactNode } from 'react'
import { type Fallback, FallbackProvider } from './fallback-provider'
import type { Prefetch } from './prefetch'
import { versionOf } from './version'

/** What the server has fetched, as SWR takes it; what failed is left out, and the browser asks again and tells. */
export function fallbackOf(results: Prefetch[]): Fallback {
  const fetched = results.flatMap((result) => ('data' in result ? [result] : []))
  return {
    at: Date.now(),
    answers: Object.fromEntries(fetched.map(({ key, data }) => [key, data])),
    versions: Object.fromEntries(
      fetched.flatMap(({ key, data }) => {
        const version = versionOf(data)
        return version === null ? [] : [[key, version]]
      }),
    ),
  }
}

/** Wraps a page's content so that its `useCall`s start with what `prefetch` fetched. */
export function PrefetchBoundary({ results, children }: { results: Prefetch[]; children: ReactNode }) {
  return <FallbackProvider fallback={fallbackOf(results)}>{children}</FallbackProvider>
}
