import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { ActiveFilters } from '@/components/portfolio/filter/active-filters'
import {
  type FilterName,
  noFilters,
  type PropertyState,
  type PropertyListControl,
} from './property-list-state'

const MissingDataFilter = dynamic(
  () =>
    import('@/components/portfolio/filter/missing-data-filter').then((module) => module.MissingDataFilter),
  { ssr: false },
)

export function PropertyActiveFilters({
  state,
  ...props
}: {
  state: PropertyState
  list: PropertyListControl
  typeName: string | undefined
}) {
  const t = useTranslations('properties.filter')
  const tListing = useTranslations('listing.filter')
  const { request, changeFilters } = props.list
  const { filters } = request
  const textOf = (name: FilterName): string => {
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
