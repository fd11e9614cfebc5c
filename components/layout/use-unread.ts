'use client'

import { useCall } from '@/lib/agency/use-call'

/** How often what comes in from outside is asked for, while the tab is visible. */
export const incomingMs = 30_000

/** How many messages of the inbox nobody has read yet; undefined while it is not known. */
export function useUnread(): number | undefined {
  return useCall('inbox.unread', {}, { refreshInterval: incomingMs }).data?.unread
}
