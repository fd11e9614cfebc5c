'use client'

import { createLazyModule } from '@/components/ui/lazy-module'
import { usePreloadedModule } from '@/components/ui/use-preloaded-module'

const notice = createLazyModule(() => import('./update-notice'))

export function UpdateNotice() {
  const loaded = usePreloadedModule(notice)
  return loaded === null ? null : <loaded.UpdateNotice />
}
