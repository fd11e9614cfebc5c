import { Skeleton, SkeletonText } from '@/components/ui/skeleton'

/** As many cards side by side as fit, never narrower than their figures need. */
export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] gap-5'

/** Photographs above the fold on a wide screen; the rest is fetched as it comes into view. */
export const eagerCards = 4

/** Cards that are still to come, in the shape that they will have. */
export function CardsSkeleton() {
  return (
    <div className={cardGrid}>
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className="overflow-hidden rounded-lg border border-line bg-surface">
          <Skeleton className="aspect-[4/3] rounded-none" />
          <div className="space-y-4 p-4">
            <Skeleton className="h-6 w-2/5" />
            <SkeletonText lines={2} />
            <Skeleton className="h-20" />
          </div>
        </div>
      ))}
    </div>
  )
}
