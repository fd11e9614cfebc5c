'use client'

import { onDemand } from '@/components/ui/on-demand'
import { useLoadedPart } from '@/components/ui/use-loaded-part'

const notice = onDemand(() => import('./demo-notice'))

export function DemoScreen() {
  const part = useLoadedPart(notice)
  return part === null ? null : <part.DemoNotice />
}
