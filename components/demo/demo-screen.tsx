'use client'

import { createLazyModule } from '@/components/ui/lazy-module'
import { usePreloadedModule } from '@/components/ui/use-preloaded-module'

const notice = createLazyModule(() => import('./demo-notice'))

export function DemoScreen() {
  const loaded = usePreloadedModule(notice)
  return loaded === null ? null : <loaded.DemoNotice />
}
