'use client'

import { onDemand } from '@/components/ui/on-demand'
import { useSettledPart } from '@/components/ui/use-settled-part'

const notice = onDemand(() => import('./demo-notice'))

/** What the sample agency tells people at work. Once, in the main layout; no first load waits for it. */
export function DemoDesk() {
  const part = useSettledPart(notice)
  return part === null ? null : <part.DemoNotice />
}
