import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { missingDataKinds } from '#contract/missing-data.ts'
import { bindFilters, FlagFilters, UppercaseTextFilter } from '@/components/portfolio/filter/filter-boxes'
import { FilterGrid } from '@/components/portfolio/filter/filter-panel'
import { RecordFilters } from '@/components/portfolio/filter/record-filters'
import type { FilterOption } from '@/components/portfolio/filter/use-filter-options'
import { RangeFilter } from '@/components/portfolio/filter/range-filter'
import { flagFilters, type DevelopmentListControl } from './development-list-state'

/** Developments need no energy rating. */
const missingDataOptions = missingDataKinds.filter((kind) => kind !== 'energy')

/** Rendered only while the filter panel is open, because `RecordFilters` fetches the options of its filters. */
export function DevelopmentFilterBoxes({
  list: { filters, changeFilters },
  types,
}: {
  list: DevelopmentListControl
  types: readonly FilterOption[]
}) {
  const t = useTranslations('condominiums.filter')
  const tListing = useTranslations('listing.filter')
  const tCard = useTranslations('listing.card')
  const propsOf = bindFilters(filters, changeFilters)
  return (
    <FilterGrid>
      <UppercaseTextFilter {...propsOf('name', tListing('name'))} />
      <UppercaseTextFilter {...propsOf('reference', t('reference'))} />
      <RecordFilters
        resource="condominiums"
        {...{ filters, types, missingDataOptions }}
        onChange={changeFilters}
      >
        {(['bedrooms', 'parking'] as const).map((name) => (
          <RangeFilter key={name} {...propsOf(name, tCard(name))} max={limits.rangeSliderMax} />
        ))}
      </RecordFilters>
      <FlagFilters
        label={tListing('marks')}
        names={flagFilters}
        labelOf={(name) => tListing(name, { of: 'condominiums' })}
        filters={filters}
        className="sm:col-span-2"
        onChange={changeFilters}
      />
    </FilterGrid>
  )
}
