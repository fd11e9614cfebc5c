import { Skeleton, SkeletonText } from '@/components/ui/skeleton'

export const agentGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5'

export function AgentCardsSkeleton() {
  return (
    <div className={agentGrid}>
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className="rounded-lg border border-line bg-surface p-5">
          <div className="mb-4 flex items-center gap-3.5">
            <Skeleton className="size-14 rounded-full" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
          <SkeletonText lines={3} />
          <Skeleton className="mt-5 h-6 w-1/2" />
        </div>
      ))}
    </div>
  )
}
