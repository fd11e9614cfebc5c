'use client'

import { useTranslations } from 'next-intl'
import { ActiveFilters } from '@/components/listing/filter/active-filters'
import { useFilterWords } from '@/components/listing/filter/use-filter-words'
import { filterNames, type FilterName, isOn, noFilters } from './listing-filters'
import type { Listing } from './listing-state'

/** Which filters of the properties are on, in words. */
export function PropertyActiveFilters({
  listing: { asked, change, reset },
  typeName,
}: {
  listing: Listing
  typeName: string | undefined
}) {
  const t = useTranslations('properties.filter')
  const shared = useTranslations('listing.filter')
  const { filters } = asked
  const common = useFilterWords(filters, typeName)
  const own = (name: FilterName): string => {
    switch (name) {
      case 'reference':
        return shared('onReference', { text: filters.reference })
      case 'beds':
        return t('onBeds', { count: filters.beds })
      case 'baths':
        return t('onBaths', { count: filters.baths })
      default:
        return t(name)
    }
  }
  const words = (name: FilterName) => common(name) ?? own(name)
  return (
    <ActiveFilters
      on={filterNames.filter((name) => isOn(filters, name)).map((name) => ({ name, words: words(name) }))}
      onTakeOff={(name) => change({ [name]: noFilters[name] })}
      onReset={reset}
    />
  )
}
