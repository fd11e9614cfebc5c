'use client'

import { createLazyPart } from '@/components/ui/lazy-part'
import { usePreloadedPart } from '@/components/ui/use-preloaded-part'

const notice = createLazyPart(() => import('./demo-notice'))

export function DemoScreen() {
  const part = usePreloadedPart(notice)
  return part === null ? null : <part.DemoNotice />
}
