import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
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

/** Fits as many columns as possible. The minimum width leaves room for a card's row of rooms and areas. */
export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-4 max-sm:gap-3'

/** Number of cards above the fold on wide screens; the photos of the others are lazy-loaded. */
export const eagerCards = 8

function CardsSkeleton() {
  return (
    <div className={cardGrid}>
      {Array.from({ length: 8 }, (_, card) => (
        <div
          key={card}
          className="overflow-hidden rounded-lg border border-line bg-surface max-sm:grid max-sm:h-44 max-sm:grid-cols-[7.5rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-[16/10] rounded-none max-sm:aspect-auto" />
          <div className="space-y-2 p-3">
            <Skeleton className="h-6 w-2/5" />
            <SkeletonText lines={2} />
            <Skeleton className="h-8" />
          </div>
        </div>
      ))}
    </div>
  )
}
