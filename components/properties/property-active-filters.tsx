'use client'

import { useTranslations } from 'next-intl'
import { ActiveFilters } from '@/components/listing/filter/active-filters'
import { formatPrice } from '@/lib/format/money'
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
  const words = (name: FilterName): string => {
    switch (name) {
      case 'reference':
        return shared('onReference', { text: filters.reference })
      case 'name':
        return shared('onName', { text: filters.name })
      case 'location':
        return shared('onLocation', { text: filters.location })
      case 'type':
        return typeName ?? shared('type')
      case 'price':
        return shared('onPrice', { price: formatPrice(filters.price) })
      case 'beds':
        return t('onBeds', { count: filters.beds })
      case 'baths':
        return t('onBaths', { count: filters.baths })
      default:
        return shared.has(name) ? shared(name) : t(name)
    }
  }
  return (
    <ActiveFilters
      on={filterNames.filter((name) => isOn(filters, name)).map((name) => ({ name, words: words(name) }))}
      onTakeOff={(name) => change({ [name]: noFilters[name] })}
      onReset={reset}
    />
  )
}
