import { Skeleton, SkeletonText } from '@/components/ui/skeleton'

export const districtGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-5'

export function DistrictCardsSkeleton() {
  return (
    <div className={districtGrid}>
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className="overflow-hidden rounded-lg border border-line bg-surface">
          <Skeleton className="aspect-[4/3] rounded-none" />
          <div className="space-y-4 p-4">
            <Skeleton className="h-6 w-2/5" />
            <SkeletonText lines={3} />
            <Skeleton className="h-8 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
