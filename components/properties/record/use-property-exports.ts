'use client'

import { useCall } from '@/lib/agency/use-call'
import { isOpen } from '#contract/portal-places.ts'

const soonMs = 4000

/** The portals, a property's exports and what is missing for them; polled while a portal hasn't responded. */
export const usePropertyExports = (id: number) =>
  useCall(
    'portals.ofProperty',
    { params: { id } },
    { refreshInterval: (latest) => (latest?.exports.some(isOpen) ? soonMs : 0) },
  )
