'use client'

import { createLazyModule } from '@/components/ui/lazy-module'
import { usePreloadedModule } from '@/components/ui/use-preloaded-module'

const updateNotice = createLazyModule(() => import('@/components/layout/update-notice'))
const demoNotice = createLazyModule(() => import('@/components/demo/demo-notice'))

export function UpdateNotice() {
  const loaded = usePreloadedModule(updateNotice)
  return loaded && <loaded.UpdateNotice />
}

export function DemoNotice() {
  const loaded = usePreloadedModule(demoNotice)
  return loaded && <loaded.DemoNotice />
}
