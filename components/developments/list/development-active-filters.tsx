import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import type { FilterOption } from '@/components/portfolio/filter/use-filter-options'
import { ActiveFilters, type ResourceFilterName } from '@/components/portfolio/filter/active-filters'
import type { Range } from '@/components/portfolio/filter/filter-values'
import { type Filters, noFilters, type DevelopmentListControl } from './development-list-state'

export function DevelopmentActiveFilters(props: {
  list: DevelopmentListControl
  types: readonly FilterOption[]
}) {
  const t = useTranslations('condominiums.filter')
  const tCard = useTranslations('listing.card')
  const tFields = useTranslations('fields')
  const { filters } = props.list.request
  const formatRangeFilter = (label: string, { from, to }: Range) => {
    const ends = { from: Math.max(0, from), to: to < 0 ? `${limits.rangeSliderMax}+` : to }
    return `${label} ${tFields('range', ends)}`
  }
  const textOf = (name: ResourceFilterName<Filters>): string => {
    switch (name) {
      case 'bedrooms':
      case 'parking':
        return formatRangeFilter(tCard(name), filters[name])
      case 'reference':
        return t('onReference', { text: filters.reference })
    }
  }
  return <ActiveFilters resource="condominiums" {...props} {...{ noFilters, textOf }} />
}
