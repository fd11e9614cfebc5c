'use client'

import { onDemand } from '@/components/ui/on-demand'
import { useLoadedPart } from '@/components/ui/use-loaded-part'

const notice = onDemand(() => import('./update-notice'))

export function UpdateNotice() {
  const part = useLoadedPart(notice)
  return part === null ? null : <part.UpdateNotice />
}
