import { useTranslations } from 'next-intl'
import { type MissingFilter, missingFilters } from '#contract/missing-filters.ts'
import { classes } from '@/components/ui/classes'
import { useCall } from '@/lib/agency/use-call'

/** Filters by the data that active properties lack, with counts. Omits those that match none, unless selected. */
export function MissingDataFilter({
  selected,
  onChoose,
}: {
  selected: '' | MissingFilter
  onChoose: (filter: '' | MissingFilter) => void
}) {
  const t = useTranslations('listing.filter')
  const missingCounts = useCall('dashboard.statistics', {}).data?.data.statistics.missing ?? {}
  const filters = missingFilters.filter((filter) => (missingCounts[filter] ?? 0) > 0 || filter === selected)
  if (filters.length === 0) return null
  return (
    <div role="group" aria-label={t('problems')} className="flex w-full flex-wrap gap-2 pb-1">
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === selected}
          onClick={() => onChoose(filter === selected ? '' : filter)}
          className={classes(
            'inline-flex min-h-7 items-center gap-1.5 rounded-full border px-2.5 text-xs font-medium pointer-coarse:min-h-11',
            filter === selected
              ? 'border-warn bg-warn-soft text-warn'
              : 'border-line bg-surface text-ink-soft hover:bg-wash hover:text-ink',
          )}
        >
          {t(`missingOf.${filter}`)}
          <span className="figures font-semibold">{missingCounts[filter] ?? 0}</span>
        </button>
      ))}
    </div>
  )
}
