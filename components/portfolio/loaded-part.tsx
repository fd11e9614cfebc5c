import type { ReactNode } from 'react'
import type { LazyPart } from '@/components/ui/lazy-part'

/** Loads a part and renders `children` with it; synchronously once it is loaded, so that it appears in one frame. */
export function LoadedPart<Part>({
  part,
  fallback,
  children,
}: {
  part: LazyPart<Part>
  fallback: ReactNode
  children: (part: Part) => ReactNode
}) {
  const loaded = part.useLoad()
  return loaded === null ? fallback : children(loaded)
}
