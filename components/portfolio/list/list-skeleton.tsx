import { Skeleton } from '@/components/ui/skeleton'
import { CardsSkeleton } from './cards-skeleton'
import type { View } from './list-state'

export function ListSkeleton({ view }: { view: View }) {
  if (view === 'cards') return <CardsSkeleton />
  if (view === 'map') return <Skeleton className="h-[max(24rem,calc(100dvh-17rem))] rounded-lg" />
  return (
    <div className="space-y-px overflow-hidden rounded-lg border border-line">
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={row} className="h-14 rounded-none" />
      ))}
    </div>
  )
}
