import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import type { DistrictCount, MonthCount } from '#contract/dashboard.ts'
import { Skeleton } from '@/components/ui/skeleton'
import { formatMonth } from '@/lib/format/date'
import { inLanguage } from '@/lib/format/in-language'
import { ChartCard } from './chart-card'
import { segmentColours } from './chart-colours'

const DoughnutChart = dynamic(() => import('./doughnut-chart'), {
  ssr: false,
  loading: () => <Skeleton className="mx-auto size-44 rounded-full" />,
})

const swatchClasses = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5', 'bg-chart-6']

type Segment = { name: string; count: number }

export function DistrictsCard({ districts }: { districts: readonly DistrictCount[] }) {
  const t = useTranslations('dashboard.districts')
  const locale = useLocale()
  const rows = districts.map(({ name, counter }) => ({
    name: name === null ? t('none') : inLanguage(name, locale),
    count: counter,
  }))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const segments = mergeLast(rows, t('others'))
  return (
    <ChartCard title={t('title')} help={t('help')} columns={[t('district'), t('properties')]} rows={rows}>
      <div className="flex h-full flex-col items-center justify-between gap-3">
        <div className="relative h-40 w-full">
          <DoughnutChart segments={segments} />
          <p
            aria-hidden
            className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center leading-tight"
          >
            <span className="figures text-2xl font-semibold">{total}</span>
            <span className="text-xs text-ink-soft">{t('total', { total })}</span>
          </p>
        </div>
        <ul aria-hidden className="grid w-full grid-cols-2 gap-x-8 gap-y-1 text-sm">
          {segments.map(({ name, count }, index) => (
            <li key={index} className="flex min-w-0 items-center gap-2">
              <span className={`size-2.5 shrink-0 rounded-full ${swatchClasses[index]}`} />
              <span className="truncate" title={name}>
                {name}
              </span>
              <span className="figures ml-auto font-medium">{count}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartCard>
  )
}

/** Limits the segments to the number of colours by combining the last ones. */
function mergeLast(rows: readonly Segment[], others: string): Segment[] {
  if (rows.length <= segmentColours.length) return [...rows]
  const separate = rows.slice(0, segmentColours.length - 1)
  const combined = rows.slice(segmentColours.length - 1)
  return [...separate, { name: others, count: combined.reduce((sum, { count }) => sum + count, 0) }]
}

const MonthsChart = dynamic(() => import('./months-chart'), {
  ssr: false,
  loading: () => <Skeleton className="h-full" />,
})

export function MonthsCard({ months, className }: { months: readonly MonthCount[]; className?: string }) {
  const t = useTranslations('dashboard.months')
  const locale = useLocale()
  const rows = months.map(({ year, month, counter }) => ({
    name: formatMonth(year, month, locale),
    count: counter,
  }))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <ChartCard
      title={t('title')}
      help={t('help', { total, months: rows.length })}
      columns={[t('month'), t('properties')]}
      rows={rows}
      className={className}
    >
      <MonthsChart
        labels={rows.map(({ name }) => name)}
        counts={rows.map(({ count }) => count)}
        name={t('properties')}
      />
    </ChartCard>
  )
}
