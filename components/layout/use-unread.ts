'use client'

import { useEffect, useState } from 'react'
import { useCall } from '@/lib/agency/use-call'

/** How often what comes in from outside is asked for, while the tab is visible. */
export const incomingMs = 30_000

/** The first question waits until the page has settled: its answer brings the contract's parsers, which no first load needs. */
const settledMs = 2_000

/**
 * How many messages of the inbox nobody has read yet; undefined while it is not known. Every page asks, so it asks
 * calmly: not at each return to the tab, and no faster while the API is away. What a page has brought along (`broughtAlong`)
 * is told at once.
 */
export function useUnread(broughtAlong = false): number | undefined {
  const [settled, setSettled] = useState(broughtAlong)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledMs)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useCall('inbox.unread', settled ? {} : null, {
    refreshInterval: incomingMs,
    revalidateOnFocus: false,
    onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
      if (error.status < 400 || error.status >= 500)
        setTimeout(() => void revalidate({ retryCount }), incomingMs)
    },
  })
  return data?.unread
}
