import { useTranslations } from 'next-intl'
import { type MissingDataKind, missingDataKinds } from '#contract/missing-data.ts'
import type { FilterOption } from '@/components/portfolio/filter/use-filter-options'
import { ActiveFilters, type ResourceFilterName } from '@/components/portfolio/filter/active-filters'
import { classes } from '@/components/ui/classes'
import { useCall } from '@/lib/agency/use-call'
import { type Filters, noFilters, type PropertyState, type PropertyListControl } from './property-list-state'

export function PropertyActiveFilters({
  state,
  ...props
}: {
  state: PropertyState
  list: PropertyListControl
  types: readonly FilterOption[]
}) {
  const t = useTranslations('properties.filter')
  const tListing = useTranslations('listing.filter')
  const { request, changeFilters } = props.list
  const { filters } = request
  const textOf = (name: ResourceFilterName<Filters>): string => {
    switch (name) {
      case 'reference':
        return tListing('onReference', { text: filters.reference })
      case 'beds':
        return t('onBeds', { count: filters.beds })
      case 'baths':
        return t('onBaths', { count: filters.baths })
      case 'business':
        return filters.business === '' ? '' : t(filters.business)
      default:
        return t(name)
    }
  }
  return (
    <>
      {/* The API counts the problems of active properties only. */}
      {state === 'active' && (filters.problems === 1 || filters.missing !== '') && (
        <MissingDataFilter
          selected={filters.missing}
          onChoose={(missing) => changeFilters({ missing, problems: missing === '' ? 1 : 0 })}
        />
      )}
      <ActiveFilters resource="properties" {...props} {...{ noFilters, textOf }} />
    </>
  )
}

/** Filters active properties by the kind of data they lack, with counts. Hides kinds with count 0, unless selected. */
function MissingDataFilter({
  selected,
  onChoose,
}: {
  selected: '' | MissingDataKind
  onChoose: (kind: '' | MissingDataKind) => void
}) {
  const t = useTranslations('listing.filter')
  const missingCounts = useCall('dashboard.statistics', {}).data?.data.statistics.missing ?? {}
  const kinds = missingDataKinds.filter((kind) => (missingCounts[kind] ?? 0) > 0 || kind === selected)
  if (kinds.length === 0) return null
  return (
    <div role="group" aria-label={t('problems')} className="flex w-full flex-wrap gap-2 pb-1">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === selected}
          onClick={() => onChoose(kind === selected ? '' : kind)}
          className={classes(
            'inline-flex min-h-7 items-center gap-1.5 rounded-full border px-2.5 text-xs font-medium pointer-coarse:min-h-11',
            kind === selected
              ? 'border-warn bg-warn-soft text-warn'
              : 'border-line bg-surface text-ink-soft hover:bg-wash hover:text-ink',
          )}
        >
          {t(`missingOf.${kind}`)}
          <span className="figures font-semibold">{missingCounts[kind] ?? 0}</span>
        </button>
      ))}
    </div>
  )
}
