import { useTranslations } from 'next-intl'
import { type MissingFilter, missingFilters } from '#contract/missing-filters.ts'
import { classes } from '@/components/ui/classes'
import { useCall } from '@/lib/agency/use-call'

/** Filters by the data that active properties lack, with counts. Omits those that match none, unless selected. */
export function ProblemReasons({
  selectedReason,
  onChoose,
}: {
  selectedReason: '' | MissingFilter
  onChoose: (reason: '' | MissingFilter) => void
}) {
  const t = useTranslations('listing.filter')
  const missingCounts = useCall('dashboard.statistics', {}).data?.data.statistics.missing ?? {}
  const reasons = missingFilters.filter(
    (reason) => (missingCounts[reason] ?? 0) > 0 || reason === selectedReason,
  )
  if (reasons.length === 0) return null
  return (
    <div role="group" aria-label={t('problems')} className="flex w-full flex-wrap gap-2 pb-1">
      {reasons.map((reason) => (
        <button
          key={reason}
          type="button"
          aria-pressed={reason === selectedReason}
          onClick={() => onChoose(reason === selectedReason ? '' : reason)}
          className={classes(
            'inline-flex min-h-7 items-center gap-1.5 rounded-full border px-2.5 text-xs font-medium pointer-coarse:min-h-11',
            reason === selectedReason
              ? 'border-warn bg-warn-soft text-warn'
              : 'border-line bg-surface text-ink-soft hover:bg-wash hover:text-ink',
          )}
        >
          {t(`missingOf.${reason}`)}
          <span className="figures font-semibold">{missingCounts[reason] ?? 0}</span>
        </button>
      ))}
    </div>
  )
}
