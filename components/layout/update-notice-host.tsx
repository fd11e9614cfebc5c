'use client'

import { createLazyPart } from '@/components/ui/lazy-part'
import { usePreloadedPart } from '@/components/ui/use-preloaded-part'

const notice = createLazyPart(() => import('./update-notice'))

export function UpdateNotice() {
  const part = usePreloadedPart(notice)
  return part === null ? null : <part.UpdateNotice />
}
