'use client'

import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

export function DashboardSkeleton() {
  const t = useTranslations('resource')
  return (
    <div aria-busy="true" className="space-y-5">
      <p role="status" className="sr-only">
        {t('waiting')}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-24" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        <Skeleton className="h-88 lg:col-span-2" />
        <Skeleton className="h-88" />
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Skeleton className="h-112" />
        <Skeleton className="h-112" />
      </div>
    </div>
  )
}
