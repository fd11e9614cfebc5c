import type { ReactNode } from 'react'
import type { LazyModule } from '@/components/ui/lazy-module'

/** Loads a module and renders `children` with it; if it is already loaded, the content appears without delay. */
export function LazyContent<M>({
  module,
  fallback,
  children,
}: {
  module: LazyModule<M>
  fallback: ReactNode
  children: (module: M) => ReactNode
}) {
  const loaded = module.useLoad()
  return loaded === null ? fallback : children(loaded)
}
