import { Skeleton } from '@/components/ui/skeleton'

export function HistorySkeleton() {
  return (
    <div className="space-y-6">
      {['h-40', 'h-60'].map((height) => (
        <div key={height} className="space-y-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className={`rounded-lg ${height}`} />
        </div>
      ))}
    </div>
  )
}
