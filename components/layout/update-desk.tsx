'use client'

import { onDemand } from '@/components/ui/on-demand'
import { useSettledPart } from '@/components/ui/use-settled-part'

const notice = onDemand(() => import('./update-notice'))

/** Looks whether the server has a newer version. Once, in the main layout; no first load waits for it. */
export function UpdateDesk() {
  const part = useSettledPart(notice)
  return part === null ? null : <part.UpdateNotice />
}
