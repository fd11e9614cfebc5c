'use client'

import { onDemand } from '@/components/ui/on-demand'
import { useLoadedPart } from '@/components/ui/use-loaded-part'

const notice = onDemand(() => import('./update-notice'))

/** Checks for a newer version on the server. Mounted once in the main layout, loaded after the first render. */
export function UpdateNotice() {
  const part = useLoadedPart(notice)
  return part === null ? null : <part.UpdateNotice />
}
