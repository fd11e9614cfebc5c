import { Skeleton } from '@/components/ui/skeleton'

export function ChipsSkeleton({ count }: { count: number }) {
  return (
    <div className="flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-8 w-26 rounded-full" />
      ))}
    </div>
  )
}
