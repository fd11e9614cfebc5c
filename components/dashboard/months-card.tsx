import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import type { MonthCount } from '#contract/dashboard.ts'
import { Skeleton } from '@/components/ui/skeleton'
import { formatMonth } from '@/lib/format/date'
import { ChartCard } from './chart-card'

const MonthsChart = dynamic(() => import('./months-chart'), {
  ssr: false,
  loading: () => <Skeleton className="h-full" />,
})

export function MonthsCard({ months, className }: { months: readonly MonthCount[]; className?: string }) {
  const t = useTranslations('dashboard.months')
  const locale = useLocale()
  const rows = months.map(({ year, month, counter }) => ({ name: formatMonth(year, month, locale), counter }))
  const total = rows.reduce((sum, { counter }) => sum + counter, 0)
  return (
    <ChartCard
      title={t('title')}
      help={t('help', { total })}
      columns={[t('month'), t('properties')]}
      rows={rows}
      className={className}
    >
      <MonthsChart
        labels={rows.map(({ name }) => name)}
        counters={rows.map(({ counter }) => counter)}
        name={t('properties')}
      />
    </ChartCard>
  )
}
