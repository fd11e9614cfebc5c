import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { exportPlaces } from '#contract/portal-places.ts'
import { FieldsetFrame } from '@/components/fields/field-frame'
import {
  ChoiceFilter,
  bindFilters,
  type FilterProps,
  FlagFilters,
  UppercaseTextFilter,
} from '@/components/portfolio/filter/filter-boxes'
import { FilterGrid } from '@/components/portfolio/filter/filter-panel'
import { RecordFilters } from '@/components/portfolio/filter/record-filters'
import type { FilterOption } from '@/components/portfolio/filter/use-filter-options'
import { RangeSlider } from '@/components/ui/range-slider'
import { useCall } from '@/lib/agency/use-call'
import {
  dealTypes,
  isFilterHidden,
  flagFilters,
  type PropertyState,
  type PropertyListControl,
} from './property-list-state'

/** Rendered only while the filter panel is open, because `RecordFilters` fetches the options of its filters. */
export function PropertyFilterBoxes({
  state,
  list: { filters, changeFilters },
  types,
}: {
  state: PropertyState
  list: PropertyListControl
  types: readonly FilterOption[]
}) {
  const t = useTranslations('properties.filter')
  const tListing = useTranslations('listing.filter')
  // The API counts missing data in active properties only.
  const statistics = useCall('dashboard.statistics', state === 'active' ? {} : null).data?.data.statistics
  const propsOf = bindFilters(filters, changeFilters)
  const flags = {
    labelOf: (name: string) => (tListing.has(name) ? tListing(name, { of: 'properties' }) : t(name)),
    filters,
    onChange: changeFilters,
  }
  return (
    <FilterGrid>
      <UppercaseTextFilter {...propsOf('reference', tListing('reference'))} />
      <UppercaseTextFilter {...propsOf('name', tListing('name'))} />
      <RecordFilters
        resource="properties"
        {...{ filters, types }}
        missingDataCounts={statistics?.missing}
        onChange={changeFilters}
      >
        {(['beds', 'baths'] as const).map((name) => (
          <MinimumFilter key={name} {...propsOf(name, t(name))} showsTypology={name === 'beds'} />
        ))}
        <ChoiceFilter
          {...propsOf('business', t('business'))}
          options={dealTypes.map((business) => ({ id: business, name: t(business) }))}
        />
      </RecordFilters>
      <FlagFilters {...flags} label={t('portals')} names={exportPlaces} className="sm:col-span-2" />
      <FlagFilters
        {...flags}
        label={tListing('marks')}
        names={flagFilters.filter((name) => !isFilterHidden(state, name))}
        className="sm:col-span-full"
      />
    </FilterGrid>
  )
}

/** A slider from 0 (any) to 6 (six or more). */
function MinimumFilter({
  label,
  showsTypology,
  value,
  onChange,
}: FilterProps<number> & {
  /** Also shows the typology (`T2+`). */
  showsTypology: boolean
}) {
  const t = useTranslations('properties.filter')
  const atLeast = value === 0 ? t('any') : t('atLeast', { count: value })
  const text = showsTypology && value > 0 ? `T${value}+ · ${atLeast}` : atLeast
  return (
    <FieldsetFrame label={label} aside={<span className="figures font-normal text-ink-soft">{text}</span>}>
      <div className="flex min-h-10 items-center [&>div]:w-full">
        <RangeSlider min={0} max={limits.roomsSliderMax} handles={[{ label, value, text, onChange }]} />
      </div>
    </FieldsetFrame>
  )
}
